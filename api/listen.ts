import type { Server, ServerResponse } from "node:http";
import { createServer, Server as NetServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { StartError } from "#api/start-error.ts";

/** Requests that are under way at the end get this long. */
const DRAIN_MS = 10_000;
/** Longer than a busy client pauses between two requests. */
const LEAVE_MS = 500;
const IDLE_CHECK_MS = 50;
/** A turn of the event loop accepts whoever waits; under a flood nobody waits for the end of it. */
const MOST_TURNS = 100;
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

/** Cuts who sends slowly: headers within 10 seconds, a file within 10 minutes. For node's createServer(). */
export const SLOWEST = { headersTimeout: 10_000, requestTimeout: 600_000, connectionsCheckingInterval: 1_000 } as const;
/** What brings no file is whole within this. */
const REQUEST_WITHIN_MS = 30_000;
const UPLOADS = /^\/api\/v1\/uploads(?:\?|$)/;

/** Each takes memory, also of who says nothing. */
const MOST_CONNECTIONS = 2_000;

export function listen(server: Server, port: number, host: string, stopping: AbortSignal): Promise<void> {
  watchConnections(server, stopping);
  cutSlowRequests(server, REQUEST_WITHIN_MS);
  return new Promise((resolve, reject) => {
    server.maxConnections = MOST_CONNECTIONS;
    server.once("error", (error) => reject(new StartError(refusal(error, port, host))));
    server.listen({ port, host, exclusive: true }, resolve);
  });
}

/** Ends connections whose request takes its time, unless it brings a file. */
export function cutSlowRequests(server: Server, limitMs: number): void {
  server.prependListener("request", (request) => {
    if (request.complete || UPLOADS.test(request.url ?? "")) return;
    const late = setTimeout(() => request.complete || request.socket.destroy(), limitMs);
    request.once("close", () => clearTimeout(late));
  });
}

/** Since when a connection has nothing to do, and how much it had sent by then. */
interface Idle {
  since: number;
  bytesRead: number;
}

type Connections = Map<Socket, Idle | "answering">;

const connectionsOf = new WeakMap<Server, Connections>();

const idleNow = ({ bytesRead }: Socket): Idle => ({ since: performance.now(), bytesRead });

/** From the moment of the stop each answer ends its connection, also one that was begun before. */
function watchConnections(server: Server, stopping: AbortSignal): void {
  const open = new Set<ServerResponse>();
  const connections: Connections = new Map();
  connectionsOf.set(server, connections);
  server.on("connection", (socket: Socket) => {
    connections.set(socket, idleNow(socket));
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    if (stopping.aborted) response.shouldKeepAlive = false;
    open.add(response);
    connections.set(socket, "answering");
    response.once("close", () => {
      open.delete(response);
      if (connections.has(socket)) connections.set(socket, idleNow(socket));
    });
  });
  const endOpen = () => {
    for (const response of open) response.shouldKeepAlive = false;
  };
  stopping.addEventListener("abort", endOpen, { once: true });
}

/**
 * Answers on for a moment, so that kept connections end with an answer and a balancer learns that we are not ready; then
 * takes no new connection, lets what is under way finish, and cuts what is left.
 */
export async function drain(server: Server): Promise<void> {
  await delay(LEAVE_MS);
  await untilAllAreAccepted(server);
  await new Promise<void>((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // In the turn's last phase: what has come is read by then.
    const idle = setInterval(() => setImmediate(endIdle, server), IDLE_CHECK_MS);
    // Not the HTTP server's own close(): it would cut who has connected and whose request is on its way.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(late);
      clearInterval(idle);
      resolve();
    });
  });
}

/** Who stands in the system's queue has connected, and would be cut when nobody listens any more. */
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

/** Ends the connections that have had nothing to do for a while and send nothing. */
function endIdle(server: Server): void {
  for (const [socket, idle] of connectionsOf.get(server) ?? []) {
    if (idle === "answering" || socket.bytesRead > idle.bytesRead) continue;
    if (performance.now() - idle.since >= LEAVE_MS) socket.destroy();
  }
}

function refusal(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === "EADDRINUSE") return `Port ${port} is taken: stop what uses it, or set PORT to another.`;
  if (error.code === "EACCES") return `Port ${port} may not be used by this account: set PORT to 1024 or higher.`;
  return `Cannot listen on HOST ${host}, PORT ${port}: ${error.message}.`;
}
