import { Agent, createServer, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { drain, listen } from "#api/listen.ts";
import { freePort } from "#tests/support/product/free-port.ts";
import { type Product, startProduct, temporaryDataDir } from "#tests/support/product/product.ts";

const ROUNDS = 3;
const CLIENTS = 8;
/** A start rebuilds whatever is older than its sources. */
const SLOW = 240_000;

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

/** Sends requests without a pause until a response closes the connection; returns the number answered and those cut. */
async function askUntilLast(port: number, path: string): Promise<{ answered: number; cut: unknown[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cut: unknown[] = [];
  let answered = 0;
  try {
    for (let isLast = false; !isLast; answered++) ({ isLast } = await ask(agent, port, path));
  } catch (error) {
    cut.push(error);
  }
  agent.destroy();
  return { answered, cut };
}

test(`cuts nothing that was begun, in ${ROUNDS} rounds of busy kept connections, and is soon gone`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const stopping = new AbortController();
    const server = createServer((_request, response) => {
      setTimeout(() => response.end("answered"), Math.random() * 40);
    });
    const port = await freePort();
    await listen(server, port, "127.0.0.1", stopping.signal);
    const clients = Array.from({ length: CLIENTS }, () => askUntilLast(port, "/"));
    await delay(150);
    const stopped = performance.now();
    stopping.abort();
    await drain(server);
    expect(performance.now() - stopped).toBeLessThan(3000);
    for (const { answered, cut } of await Promise.all(clients)) {
      expect(cut).toEqual([]);
      expect(answered).toBeGreaterThan(1);
    }
  }
});

let product: Product | undefined;
let folder: ReturnType<typeof temporaryDataDir> | undefined;
afterEach(async () => {
  if (product?.process.exitCode === null) await product.stop();
  folder?.remove();
});

test(
  "says at once that it is not ready, ends each connection with its answer, and exits cleanly",
  { timeout: SLOW },
  async () => {
    folder = temporaryDataDir();
    product = await startProduct(folder.dataDir, { DEMO: "0" });
    const { port } = product;
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await ask(kept, port, "/readyz")).toEqual({ status: 200, isLast: false });
    const clients = Array.from({ length: CLIENTS }, () => askUntilLast(port, "/readyz"));
    await delay(300);
    const stopped = performance.now();
    const exit = product.stop();
    await delay(50);
    expect(await ask(kept, port, "/readyz")).toEqual({ status: 503, isLast: true });
    // New connections get the same response, until the load balancer has seen it.
    expect(await ask(new Agent(), port, "/readyz")).toEqual({ status: 503, isLast: true });
    expect((await Promise.all(clients)).flatMap(({ cut }) => cut)).toEqual([]);
    expect(await exit).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(9000);
    kept.destroy();
  },
);
