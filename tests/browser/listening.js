// Hears what a screen reader would say unasked: whatever is added to a live region, once. Parts that
// come together are one announcement.
window.heard = [];
window.numberTold = -1;
{
  const REGIONS = '[aria-live], [role="status"], [role="alert"], [role="log"]';
  const LIVE = { status: 'polite', log: 'polite', alert: 'assertive' };

  const urgency = (region) => region.getAttribute('aria-live') ?? LIVE[region.getAttribute('role')];

  const text = (node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();

  const hear = (region, said) => {
    if (urgency(region) !== 'off' && said) window.heard.push([urgency(region), said]);
  };

  const listen = (records) => {
    const whole = new Set();
    for (const record of records) {
      const target = record.target.nodeType === 1 ? record.target : record.target.parentElement;
      const region = target?.closest(REGIONS);
      if (!region) {
        // An alert that comes with its text is read; any other region must be there before.
        for (const node of record.addedNodes)
          if (node.nodeType === 1)
            for (const alert of [node, ...node.querySelectorAll('*')])
              if (alert.getAttribute('role') === 'alert') hear(alert, text(alert));
      } else if (region.getAttribute('aria-atomic') === 'true') whole.add(region);
      else if (record.type === 'characterData') hear(region, text(record.target));
      else for (const node of record.addedNodes) hear(region, text(node));
    }
    for (const region of whole) hear(region, text(region));
  };

  new MutationObserver(listen).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });

  // And what the page was told of last.
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const told = JSON.parse(data);
        const { type, number, state } = told;
        if (type === 'happened' || type === 'state') window.numberTold = number ?? state.number;
        if (type === 'present') window.presentTold = told;
      });
    }
  };
}
