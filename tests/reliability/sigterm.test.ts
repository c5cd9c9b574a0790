import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, createServer, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { isAlive } from "#api/db/embedded/process-state.ts";
import { drain, listen } from "#api/start/listen.ts";
import { freePort } from "#tests/support/product/free-port.ts";
import { startProduct, temporaryDataDir, type Product } from "#tests/support/product/product.ts";
import { cases } from "#tests/support/proof/proof.ts";

const ROUNDS = cases(1, 10);
const CLIENTS = 8;

interface Answered {
  status: number;
  /** Whether the connection closes after this response. */
  isLast: boolean;
}

/** Sends one request over a keep-alive connection; throws if the connection is cut. */
function ask(agent: Agent, port: number, path: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asked = request({ agent, port, path, host: "127.0.0.1", headers: { host: "localhost" } }, (answer) => {
      answer.resume();
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, isLast: answer.headers.connection === "close" }),
      );
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** Sends requests without a pause until a response closes the connection; `cut` are those that got no response. */
function busyClient(port: number, path: string): { isBusy: Promise<void>; cut: Promise<unknown[]> } {
  const { promise: isBusy, resolve } = Promise.withResolvers<void>();
  const askUntilLast = async (): Promise<unknown[]> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (let isLast = false, answered = 0; !isLast; answered++) {
        ({ isLast } = await ask(agent, port, path));
        if (answered === 1) resolve();
      }
      return [];
    } catch (error) {
      return [error];
    } finally {
      agent.destroy();
    }
  };
  return { isBusy, cut: askUntilLast() };
}

/** Some answers take longer than others. */
const answersAfterMs = (asked: number) => (asked * 17) % 40;

/** Clients that each had two responses already. */
async function busyClients(port: number, path: string) {
  const clients = Array.from({ length: CLIENTS }, () => busyClient(port, path));
  await Promise.all(clients.map(({ isBusy }) => isBusy));
  return { cut: async () => (await Promise.all(clients.map(({ cut }) => cut))).flat() };
}

test("completes every running request on busy connections, and ends", { tags: ["both"] }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const stopping = new AbortController();
    let asked = round;
    const server = createServer((_request, response) => {
      asked += 1;
      setTimeout(() => response.end("answered"), answersAfterMs(asked));
    });
    const port = await freePort();
    await listen(server, port, "127.0.0.1", stopping.signal);
    const clients = await busyClients(port, "/");
    stopping.abort();
    await drain(server);
    expect(await clients.cut()).toEqual([]);
  }
});

test("answers a client on its open connection before the end, and announces the end", async () => {
  const stopping = new AbortController();
  const server = createServer((_request, response) => void response.end("answered"));
  const port = await freePort();
  await listen(server, port, "127.0.0.1", stopping.signal);
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(kept, port, "/")).toEqual({ status: 200, isLast: false });
  // One that asked for nothing was promised nothing: by then all that idle too long are closed.
  const unused = connect(port, "127.0.0.1");
  await once(unused, "connect");
  stopping.abort();
  const drained = drain(server);
  await once(unused, "close");
  expect(await ask(kept, port, "/")).toEqual({ status: 200, isLast: true });
  await drained;
  kept.destroy();
});

let product: Product | undefined;
let folder: ReturnType<typeof temporaryDataDir> | undefined;
afterEach(async () => {
  if (product?.process.exitCode === null) await product.stop();
  folder?.remove();
});

test("reports at SIGTERM that it is not ready, closes each connection with its response, and exits cleanly", async () => {
  folder = temporaryDataDir();
  product = await startProduct(folder.dataDir, { DEMO: "0" });
  const { port } = product;
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(kept, port, "/readyz")).toEqual({ status: 200, isLast: false });
  const clients = await busyClients(port, "/readyz");
  const database = readFileSync(join(folder.dataDir, "postgres/data/postmaster.pid"), "utf8");
  const exit = product.stop();
  // The signal may arrive after the next request.
  await expect.poll(() => ask(kept, port, "/readyz")).toEqual({ status: 503, isLast: true });
  // New connections get the same response, until the load balancer has seen it.
  expect(await ask(new Agent(), port, "/readyz")).toEqual({ status: 503, isLast: true });
  expect(await clients.cut()).toEqual([]);
  expect(await exit).toBe(0);
  expect(isAlive(Number(database.split("\n")[0]))).toBe(false);
  kept.destroy();
});
