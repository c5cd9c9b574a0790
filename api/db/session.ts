import { Client, type ClientConfig } from "pg";

/**
 * One connection of its own, still to be connected. If it breaks, the statement under way fails; without a listener it would also end
 * the process.
 */
export function sessionOn(connectionString: string, options: ClientConfig = {}): Client {
  const session = new Client({ connectionString, ...options });
  session.on("error", () => undefined);
  return session;
}

/**
 * Ends the connections of this name once the process is asked to stop, whatever they are doing: the server undoes their
 * transactions. Without it a stop would wait for the longest statement of a start, and be killed before that. Returns
 * a function after which a stop ends nothing any more.
 */
export function endWhenStopping(connectionString: string, name: string, stopping: AbortSignal): () => void {
  const endAll = async (): Promise<void> => {
    const session = sessionOn(connectionString);
    try {
      await session.connect();
      await session.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1", [name]);
    } finally {
      await session.end();
    }
  };
  // If the server does not answer, the start fails or ends by itself.
  const onStop = (): void => void endAll().catch(() => undefined);
  stopping.addEventListener("abort", onStop, { once: true });
  return () => stopping.removeEventListener("abort", onStop);
}
