import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { Announcer } from '../../src/shell/announcer.svelte';

test('an effect that says something is not run again by what it said', () => {
  const announcer = new Announcer();
  let times = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      times++;
      announcer.assertive('Line 1 already holds red.', 'en');
    });
  });
  flushSync();
  stop();
  expect(times).toBe(1);
  expect(announcer.announcements).toHaveLength(1);
});
