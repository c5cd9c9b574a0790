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
