import type { Server, ServerResponse } from "node:http";
import { createServer, Server as NetServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { StartError } from "#api/errors/start-error.ts";
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from "#schema/shared/time-limits.ts";

/** Time that in-flight requests get on shutdown. */
const DRAIN_MS = 10_000;
/** Longer than a busy client pauses between two requests. */
const LEAVE_MS = 500;
/** Beyond what each response promises (`Keep-Alive: timeout`), for a request that is on its way by then. */
const ON_ITS_WAY_MS = 1_000;
const IDLE_CHECK_MS = 50;
/** Each turn of the event loop accepts waiting connections; capped, because a flood never ends. */
const MOST_TURNS = 100;
/** A process whose npm was killed by kill -9 releases the port within this time. */
const LAST_START_ENDS_MS = 1_500;

/** Checks the port before anything slow begins; 0 asks for a free one. Returns the port to listen on. */
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

/** Timeouts for slow senders, for node's createServer(): headers within 10 seconds, a file within 10 minutes. */
export const SLOWEST = {
  headersTimeout: 10_000,
  requestTimeout: UPLOAD_TIMEOUT_MS,
  connectionsCheckingInterval: 1_000,
} as const;
const UPLOADS = /^\/api\/v1\/uploads(?:\?|$)/;

/** Each connection takes memory, even an idle one. */
const MOST_CONNECTIONS = 2_000;

export function listen(server: Server, port: number, host: string, stopping: AbortSignal): Promise<void> {
  watchConnections(server, stopping);
  cutSlowRequests(server, REQUEST_TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    server.maxConnections = MOST_CONNECTIONS;
    server.once("error", (error) => reject(new StartError(refusal(error, port, host))));
    server.listen({ port, host, exclusive: true }, resolve);
  });
}

/** Closes connections whose request takes too long, except file uploads. */
export function cutSlowRequests(server: Server, limitMs: number): void {
  server.prependListener("request", (request) => {
    if (request.complete || UPLOADS.test(request.url ?? "")) return;
    const late = setTimeout(() => request.complete || request.socket.destroy(), limitMs);
    request.once("close", () => clearTimeout(late));
  });
}

/** Since when a connection has been idle, and how many bytes it had received by then. */
interface Idle {
  since: number;
  bytesRead: number;
  /** Without a response so far: it was promised nothing. */
  isNew: boolean;
}

type Connections = Map<Socket, Idle | "answering">;

const connectionsOf = new WeakMap<Server, Connections>();

const idleNow = ({ bytesRead }: Socket, isNew: boolean): Idle => ({ since: performance.now(), bytesRead, isNew });

/** Once stopping, every response closes its connection, including responses already under way. */
function watchConnections(server: Server, stopping: AbortSignal): void {
  const open = new Set<ServerResponse>();
  const connections: Connections = new Map();
  connectionsOf.set(server, connections);
  server.on("connection", (socket: Socket) => {
    connections.set(socket, idleNow(socket, true));
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    if (stopping.aborted) response.shouldKeepAlive = false;
    open.add(response);
    connections.set(socket, "answering");
    response.once("close", () => {
      open.delete(response);
      if (connections.has(socket)) connections.set(socket, idleNow(socket, false));
    });
  });
  const endOpen = () => {
    for (const response of open) response.shouldKeepAlive = false;
  };
  stopping.addEventListener("abort", endOpen, { once: true });
}

/**
 * Keeps responding for a moment, so that keep-alive connections end with a response and a load balancer sees that
 * the process is not ready; then accepts no new connections, lets requests in flight finish, and cuts what is left.
 */
export async function drain(server: Server): Promise<void> {
  await delay(LEAVE_MS);
  await untilAllAreAccepted(server);
  await new Promise<void>((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // In the last phase of the event loop's turn: incoming data has been read by then.
    const idle = setInterval(() => setImmediate(endIdle, server), IDLE_CHECK_MS);
    // Not the HTTP server's own close(): it would cut connections whose request is still on its way.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(late);
      clearInterval(idle);
      resolve();
    });
  });
}

/** Connections in the system's backlog are established, and would be cut once nobody listens. */
async function untilAllAreAccepted(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => void accepted++;
  server.on("connection", count);
  for (let turns = 0, before = -1; turns < MOST_TURNS && before !== accepted; turns++) {
    before = accepted;
    await new Promise((resolve) => void setImmediate(resolve));
  }
  server.off("connection", count);
}

/**
 * Closes connections that are idle for longer than their last response promised, and are not sending: a client that uses one before
 * that gets its answer, with `Connection: close`.
 */
function endIdle(server: Server): void {
  for (const [socket, idle] of connectionsOf.get(server) ?? []) {
    if (idle === "answering" || socket.bytesRead > idle.bytesRead) continue;
    const promised = idle.isNew ? LEAVE_MS : server.keepAliveTimeout + ON_ITS_WAY_MS;
    if (performance.now() - idle.since >= promised) socket.destroy();
  }
}

function refusal(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === "EADDRINUSE") return `Port ${port} is taken: stop what uses it, or set PORT to another.`;
  if (error.code === "EACCES") return `Port ${port} may not be used by this account: set PORT to 1024 or higher.`;
  return `Cannot listen on HOST ${host}, PORT ${port}: ${error.message}.`;
}
