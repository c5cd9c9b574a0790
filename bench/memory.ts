import { readFileSync } from "node:fs";
import { z } from "zod";
import { DEMO_PASSWORD } from "#api/demo/tenants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { hostFetch, type HostFetchInit } from "#tests/support/host-fetch.ts";
import { startProduct, temporaryDataDir, type Product } from "#tests/support/product/product.ts";
import type { Row } from "./row.ts";

export const name = "memory";

const HOST = "demo.localhost";
/** By then caches, plans and compiled code have reached their full size. */
const WARM_UP = 20_000;
const REQUESTS = 100_000;
const CLIENTS = 16;
const MORE_MB = 60;
/** At the beginning and at the end: long enough for several garbage collections. */
const WINDOW = 20_000;
const SAMPLED = 50;

/** The process's minimum resident memory, before and after a day's mix of successful and refused requests. */
export async function run(): Promise<Row[]> {
  const { dataDir, remove } = temporaryDataDir();
  const product = await startProduct(dataDir, { DEMO: "1", TRUST_PROXY: "127.0.0.1" });
  try {
    const mix = mixOf(await demoToken(product, "staff@demo.test"));
    await askAll(product, mix, { from: 0, to: WARM_UP });
    const first = await askAll(product, mix, { from: WARM_UP, to: WARM_UP + WINDOW });
    const between = await askAll(product, mix, { from: WARM_UP + WINDOW, to: WARM_UP + REQUESTS - WINDOW });
    const last = await askAll(product, mix, { from: WARM_UP + REQUESTS - WINDOW, to: WARM_UP + REQUESTS });
    const refused = first.refused + between.refused + last.refused;
    const grown = last.leastMb - first.leastMb;
    return [
      {
        what: `memory after ${REQUESTS} mixed requests, ${Math.round((100 * refused) / REQUESTS)} in 100 of them refused`,
        value: `${grown < 0 ? "" : "+"}${Math.round(grown)} MB`,
        yardstick: `${Math.round(first.leastMb)} MB, the least after ${WARM_UP}`,
        ratio: "-",
        target: `<= +${MORE_MB} MB`,
        met: grown <= MORE_MB,
      },
    ];
  } finally {
    await product.stop();
    remove();
  }
}

interface Asked extends HostFetchInit {
  path: string;
}

/** One request of each kind, by number: addresses, keys and paths differ each time, as with real callers. */
function mixOf(token: string): ((at: number) => Asked)[] {
  const staff = { authorization: `Bearer ${token}` };
  const graph = (query: string, headers = {}): Asked => ({
    path: "/graphql",
    method: "POST",
    body: { query },
    headers,
  });
  return [
    () => ({ path: "/book" }),
    () => graph("{ bookings { data { id status start_time } } }", staff),
    () => ({ path: "/api/v1/clients?perPage=20", headers: staff }),
    () => graph("{ publicServices { data { id name } } }"),
    () => graph("{ bookings { data { id } } }"),
    (at) => ({ path: "/api/v1/bookings", headers: { authorization: `Bearer ${"x".repeat(30)}${at}` } }),
    (at) => ({ path: `/api/v1/bookings/${1_000_000 + at}`, headers: staff }),
    (at) => ({ path: `/api/v1/nowhere/${at}` }),
    (at) => ({
      path: "/api/v1/bookings",
      method: "POST",
      headers: { ...staff, "idempotency-key": `mixed ${at}` },
      body: { service_id: at, party_size: 0 },
    }),
    () => ({ path: "/graphql", method: "POST", headers: { "content-type": "application/json" }, body: "{ broken" }),
    (at) => graph(`{ booking(id: ${at}) { nothing_like_this } }`, staff),
    (at) => ({ path: `/assets/nothing-${at}.js` }),
  ];
}

interface Asking {
  refused: number;
  /** Memory between two garbage collections is arbitrary: the minimum is what the process needs. */
  leastMb: number;
}

/** Sends the requests with these numbers, each from one of many addresses. */
async function askAll(product: Product, mix: ReturnType<typeof mixOf>, { from, to }: TimeRange): Promise<Asking> {
  let next = from;
  const asking: Asking = { refused: 0, leastMb: megabytesOf(product) };
  const askOn = async () => {
    for (let at = next++; at < to; at = next++) {
      const kind = mix[at % mix.length];
      if (!kind) throw new Error("a remainder lies within the list");
      if (await isRefused(product, kind(at), at)) asking.refused += 1;
      if (at % SAMPLED === 0) asking.leastMb = Math.min(asking.leastMb, megabytesOf(product));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, askOn));
  return asking;
}

async function isRefused({ port }: Product, { path, headers, ...asked }: Asked, at: number): Promise<boolean> {
  const address = { "x-forwarded-for": `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}` };
  const response = await hostFetch(port, HOST, path, { ...asked, headers: { ...address, ...headers } });
  if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
  const text = await response.text();
  return response.status >= 400 || text.includes('"errors"');
}

const SignedIn = z.object({ access_token: z.string() });

/** The session token of one of the demo company's people. */
export async function demoToken({ port }: Product, email: string): Promise<string> {
  const body = { email, password: DEMO_PASSWORD };
  const response = await hostFetch(port, HOST, "/api/v1/auth/login", { method: "POST", body });
  return SignedIn.parse(await response.json()).access_token;
}

function megabytesOf({ process: { pid } }: Product): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1000;
}
