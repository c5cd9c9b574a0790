import { request } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
import { UPLOAD_TOO_LARGE } from "#schema/venue/uploads/models.ts";
import { TINY_PNG } from "#tests/features/venue/uploads/support.ts";
import { startProduct, temporaryDataDir, type Product } from "#tests/support/product/product.ts";
import { residentMb } from "./exports.ts";
import { demoToken } from "./memory.ts";
import type { Row } from "./row.ts";

export const name = "uploads";

const HOST = "demo.localhost";
const BYTES = 100_000_000;
const PIECE = Buffer.alloc(1_000_000, 7);
const AT_ONCE = 3;
const GROWTH_TARGET_MB = 50;
const SETTLED_MS = 3_000;

/** A picture of 100 MB is refused before it fills the memory, with and without a declared length. */
export async function run(): Promise<Row[]> {
  const { dataDir, remove } = temporaryDataDir();
  const product = await startProduct(dataDir, { DEMO: "1" });
  try {
    const token = await demoToken(product, "owner@demo.test");
    await send(product, token, { isLengthTold: true });
    await delay(SETTLED_MS);
    return [
      await growth(product, "a picture of 100 MB, its length told", async () => [
        await send(product, token, { isLengthTold: true }),
      ]),
      await growth(product, "the same, its length not told", async () => [
        await send(product, token, { isLengthTold: false }),
      ]),
      await growth(product, `${AT_ONCE} of them at once`, () =>
        Promise.all(Array.from({ length: AT_ONCE }, () => send(product, token, { isLengthTold: false }))),
      ),
    ];
  } finally {
    await product.stop();
    remove();
  }
}

async function growth({ process }: Product, what: string, sent: () => Promise<Refusal[]>): Promise<Row> {
  const before = residentMb(process.pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentMb(process.pid))), 10);
  const refusals = await sent();
  clearInterval(watch);
  const grown = most - before;
  return {
    what: `${what}, refused with ${[...new Set(refusals.map(({ status }) => status))].join(", ")}`,
    value: `RSS grows ${Math.round(grown)} MB`,
    yardstick: `${Math.round(before)} MB before`,
    ratio: "-",
    target: `refused, <= ${GROWTH_TARGET_MB} MB`,
    met: refusals.every(isForItsSize) && grown <= GROWTH_TARGET_MB,
  };
}

interface Refusal {
  status: number;
  body: string;
}

const isForItsSize = ({ status, body }: Refusal) => status === 413 || body.includes(UPLOAD_TOO_LARGE);

const HEAD = Buffer.from(
  '--cut\r\ncontent-disposition: form-data; name="file"; filename="large.png"\r\ncontent-type: image/png\r\n\r\n',
);
/** Starts like a picture: anything else is refused at its first bytes. */
const BEGIN = Buffer.concat([HEAD, TINY_PNG]);
const END = Buffer.from("\r\n--cut--\r\n");

function send({ port }: Product, token: string, { isLengthTold }: { isLengthTold: boolean }): Promise<Refusal> {
  return new Promise((resolve, reject) => {
    const sent = request({
      host: "127.0.0.1",
      port,
      method: "POST",
      path: "/api/v1/uploads?purpose=service",
      headers: {
        host: HOST,
        authorization: `Bearer ${token}`,
        "x-requested-with": "bench",
        "content-type": "multipart/form-data; boundary=cut",
        ...(isLengthTold ? { "content-length": BEGIN.length + BYTES + END.length } : {}),
      },
    });
    let isAnswered = false;
    sent.on("response", (answer) => {
      isAnswered = true;
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
    });
    // A server that refuses closes the connection before everything is sent.
    pipeline(Readable.from(largeForm()), sent).catch((error) => (isAnswered ? undefined : reject(error)));
  });
}

function* largeForm() {
  yield BEGIN;
  for (let left = BYTES; left > 0; left -= PIECE.length) yield PIECE;
  yield END;
}
