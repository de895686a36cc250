import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import AnnouncerRegions from '../../src/shell/LiveRegions.svelte';
import { announcer } from '../../src/shell/announcer.svelte';

/** What a screen reader hears: every element added to a region, once. */
function listen(container: Element, urgency: string): string[] {
  const region = container.querySelector(`[aria-live=${urgency}]`)!;
  const heard: string[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.nodeName === 'P') heard.push(node.textContent!);
  }).observe(region, { childList: true });
  return heard;
}

async function settle(): Promise<void> {
  await tick();
  await new Promise((resolve) => setTimeout(resolve));
}

describe('the announcer', () => {
  beforeEach(() => {
    announcer.announcements = [];
  });

  test('has both regions before anything is said', () => {
    const { container } = render(AnnouncerRegions);
    const regions = [...container.querySelectorAll('[aria-live]')];
    expect(regions.map((each) => each.getAttribute('aria-live'))).toEqual(['assertive', 'polite']);
    expect(regions.map((each) => each.textContent!.trim())).toEqual(['', '']);
  });

  test('says the same again when it is said again', async () => {
    const { container } = render(AnnouncerRegions);
    const heard = listen(container, 'polite');
    announcer.polite('Line 2 is full.', 'en');
    await settle();
    announcer.polite('Line 2 is full.', 'en');
    await settle();
    expect(heard).toEqual(['Line 2 is full.', 'Line 2 is full.']);
  });

  test('loses nothing where several come at once', async () => {
    const { container } = render(AnnouncerRegions);
    const polite = listen(container, 'polite');
    const assertive = listen(container, 'assertive');
    announcer.polite('One.', 'en');
    announcer.assertive('Your turn.', 'en');
    announcer.polite('Two.', 'en');
    await settle();
    expect(polite).toEqual(['One.', 'Two.']);
    expect(assertive).toEqual(['Your turn.']);
  });

  test('says nothing where there is nothing to say', async () => {
    const { container } = render(AnnouncerRegions);
    announcer.polite('', 'en');
    await settle();
    expect(container.querySelectorAll('p')).toHaveLength(0);
  });

  test('names the language of each message', async () => {
    const { container } = render(AnnouncerRegions);
    announcer.polite('Anna: 3 Blau.', 'de');
    await settle();
    expect(container.querySelector('p')?.lang).toBe('de');
  });

  test('keeps few: what was said before is in the log', async () => {
    const { container } = render(AnnouncerRegions);
    for (let number = 0; number < 30; number++) announcer.polite(`Message ${number}.`, 'en');
    await settle();
    const kept = [...container.querySelectorAll('p')].map((each) => each.textContent);
    expect(kept.length).toBeLessThan(10);
    expect(kept.at(-1)).toBe('Message 29.');
  });

  test('speaks in the dialog that lies over the page, and only there', async () => {
    const under = render(AnnouncerRegions).container;
    announcer.polite('Before.', 'en');
    const dialog = render(AnnouncerRegions, { target: document.body });
    announcer.polite('In the dialog.', 'en');
    await settle();
    const heard = (place: Element) => [...place.querySelectorAll('p')].map((p) => p.textContent);
    expect(heard(under)).toEqual(['Before.']);
    expect(heard(document.body)).toEqual(['Before.', 'In the dialog.']);
    dialog.unmount();
    announcer.polite('After.', 'en');
    await settle();
    expect(heard(under)).toEqual(['Before.', 'After.']);
  });
});
