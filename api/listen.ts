import type { Server } from "node:http";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { StartError } from "#api/start-error.ts";

/** Requests that are under way at the end get this long. */
const DRAIN_MS = 10_000;
/** One that lost its npm to a kill -9 is about to let go of the port. */
const LAST_START_ENDS_MS = 1_500;

/** Tries the port before anything slow begins; 0 asks for a free one. Answers the port to listen on. */
export async function claimPort(port: number, host: string): Promise<number> {
  for (const deadline = performance.now() + LAST_START_ENDS_MS; ; await delay(100)) {
    const answer = await tryPort(port, host);
    if (typeof answer === "number") return answer;
    if (answer.code !== "EADDRINUSE" || performance.now() > deadline) throw new StartError(refusal(answer, port, host));
  }
}

function tryPort(port: number, host: string): Promise<number | NodeJS.ErrnoException> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", resolve);
    probe.listen({ port, host, exclusive: true }, () => {
      const address = probe.address();
      const claimed = address !== null && typeof address === "object" ? address.port : port;
      probe.close(() => resolve(claimed));
    });
  });
}

/** Cuts who sends slowly: headers within 10 seconds, a whole request within 30. For node's createServer(). */
export const SLOWEST = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 } as const;

/** Each takes memory, also of who says nothing. */
const MOST_CONNECTIONS = 2_000;

export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.maxConnections = MOST_CONNECTIONS;
    server.once("error", (error) => reject(new StartError(refusal(error, port, host))));
    server.listen({ port, host, exclusive: true }, resolve);
  });
}

/** Takes no new connection, lets what is under way finish, then cuts what is left. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function refusal(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === "EADDRINUSE") return `Port ${port} is taken: stop what uses it, or set PORT to another.`;
  if (error.code === "EACCES") return `Port ${port} may not be used by this account: set PORT to 1024 or higher.`;
  return `Cannot listen on HOST ${host}, PORT ${port}: ${error.message}.`;
}
