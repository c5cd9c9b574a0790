import { setTimeout as delay } from "node:timers/promises";
import { Client, escapeIdentifier } from "pg";

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

export interface ListenOptions {
  /** Shown in pg_stat_activity. */
  name: string;
  onNotice(payload: string): void;
  /** Called whenever listening starts: earlier notifications may have been missed. */
  onListening(): void;
  onError(error: Error): void;
}

/**
 * Listens for notifications on a channel, on one connection that is re-established whenever it breaks; returns a
 * function that stops it.
 */
export function listen(url: string, channel: string, options: ListenOptions): () => Promise<void> {
  const stopping = new AbortController();
  let current: Client | undefined;
  const listening = (async () => {
    let wait = FIRST_WAIT_MS;
    while (!stopping.signal.aborted) {
      const client = new Client({ connectionString: url, application_name: options.name, keepAlive: true });
      current = client;
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      client.on("error", (error) => options.onError(error));
      client.on("end", end);
      client.on("notification", ({ payload = "" }) => options.onNotice(payload));
      try {
        await client.connect();
        await client.query(`listen ${escapeIdentifier(channel)}`);
        wait = FIRST_WAIT_MS;
        options.onListening();
        await ended;
      } catch (error) {
        if (error instanceof Error && !stopping.signal.aborted) options.onError(error);
      }
      // Not awaited: on a connection that has already ended it never resolves.
      void client.end().catch(() => undefined);
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      wait = Math.min(LONGEST_WAIT_MS, wait * 2);
    }
  })();
  return async () => {
    stopping.abort();
    await current?.end().catch(() => undefined);
    await listening;
  };
}
