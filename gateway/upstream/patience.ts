/** The answer, or a rejection after `limitMs`: an API in our own process cannot be interrupted, but need not be waited for. */
export function withPatience<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`No answer within ${limitMs} ms`));
      controller.abort();
    }, limitMs);
    work(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
