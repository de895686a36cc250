// The page's own clock, for what is counted on the screen.

/** Milliseconds since the page was opened, read every so often while a component is there. */
export class Now {
  value = $state(performance.now());

  constructor(every = 200) {
    $effect(() => {
      const timer = setInterval(() => (this.value = performance.now()), every);
      return () => clearInterval(timer);
    });
  }
}
