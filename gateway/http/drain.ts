/** Counts what is being answered, so that a stop can wait for it. */
export class InFlight {
  #count = 0;
  #whenIdle: (() => void)[] = [];
  isDraining = false;

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#count += 1;
    try {
      return await work();
    } finally {
      this.#count -= 1;
      if (this.#count === 0) for (const resolve of this.#whenIdle.splice(0)) resolve();
    }
  }

  /** Resolves when nothing is being answered any more, or after `limitMs`. */
  async drain(limitMs: number): Promise<void> {
    this.isDraining = true;
    if (this.#count === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#whenIdle.push(resolve);
    const timer = setTimeout(resolve, limitMs);
    await promise;
    clearTimeout(timer);
  }
}
