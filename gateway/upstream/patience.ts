/** What `work` comes to, or a rejection after `limitMs`: work in our own process goes on, but is not waited for. */
export function withPatience<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs);
    void work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
