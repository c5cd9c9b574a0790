import { relative } from "node:path";
import { test as base, type BrowserContext, type Page } from "@playwright/test";
import { cpuOfTree, recordCpu } from "../proof/cpu.ts";
import { clockShiftMs, shiftPageClock } from "../venue-clock.ts";
import { demoDesk, signedIn, type DemoDesk, type DemoPerson, type SignIn, type VenueDay } from "./demo-desk.ts";
import { askForProduct, type JourneysProduct } from "./journeys-product.ts";

export { expect } from "@playwright/test";

interface Journey {
  /** Records what the journey costs, for the budget. */
  cpu: void;
  /** Who is signed in from the start; nobody by default (`test.use({ person: "staff" })`). */
  person: DemoPerson | undefined;
  /** Errors reported by the browser; a journey that ends with any has failed. */
  faults: Faults;
  /** The platform's REST API as an admin. */
  desk: DemoDesk;
  /** A day far ahead, reserved for this journey. */
  day: VenueDay;
  /** Opens another browser, with someone signed in or as a visitor; watched like the first. */
  openOther: (person?: DemoPerson) => Promise<Page>;
}

/** The product's start has its own limit. */
const NO_LIMIT = 0;

/**
 * A journey through the running product: no console error, no uncaught error and no request to another host. Each parallel
 * worker has a product of its own, so that parallel journeys do not meet.
 */
export const test = base.extend<Journey, { product: JourneysProduct }>({
  product: [
    // Playwright requires destructured fixtures, even where there are none.
    async ({ browserName: _browserName }, provide, { parallelIndex }) => {
      const product = await askForProduct(parallelIndex);
      process.env["PRODUCT_PORT"] = String(product.port);
      // journeys read the unsent mail
      process.env["PRODUCT_DATA"] = product.dataDir;
      await provide(product);
    },
    { scope: "worker", auto: true, timeout: NO_LIMIT },
  ],
  // the first to begin and the last to end; the browser's start is not the first journey's
  cpu: [
    async ({ browser: _browser, product }, provide, { file }) => {
      const before = cpuOfJourney(product);
      await provide();
      const after = cpuOfJourney(product);
      if (before !== undefined && after !== undefined)
        recordCpu("journeys", relative(process.cwd(), file), after - before);
    },
    { auto: true },
  ],
  // browsers resolve *.localhost to the loopback address without any setup
  baseURL: async ({ product }, provide) => {
    await provide(`http://demo.localhost:${product.port}`);
  },
  person: [undefined, { option: true }],
  context: async ({ context, person }, provide) => {
    // not as `storageState`, which keeps a browser from being reused (`reuseContext`)
    if (person) await context.addCookies((await stateOf(person)).cookies);
    await context.addInitScript(shiftPageClock, { shift: clockShiftMs(), realNow: Date.now() });
    await provide(context);
  },
  faults: [
    async ({ context }, provide) => {
      const faults = new Faults();
      faults.watch(context);
      await provide(faults);
      faults.assertNone();
    },
    { auto: true },
  ],
  desk: async ({ baseURL: _baseURL }, provide) => {
    await provide(demoDesk(await signedIn("admin")));
  },
  day: async ({ desk }, provide) => {
    await provide(await desk.freeDay());
  },
  openOther: async ({ browser, baseURL, faults }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (person) => {
      const context = await browser.newContext({ baseURL, storageState: person ? await stateOf(person) : NOBODY });
      opened.push(context);
      await context.addInitScript(shiftPageClock, { shift: clockShiftMs(), realNow: Date.now() });
      faults.watch(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

/** CPU seconds so far of this worker with its browser, and of its product. */
function cpuOfJourney({ pid }: JourneysProduct): number | undefined {
  const [worker, product] = [cpuOfTree(process.pid), cpuOfTree(pid)];
  return worker !== undefined && product !== undefined ? worker + product : undefined;
}

class Faults {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Allows an error that this journey causes on purpose: a refusal that the browser logs as a failed request. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  watch(context: BrowserContext): void {
    context.on("console", (message) => {
      if (message.type() === "error") this.#seen.push(`${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (fault) => this.#seen.push(String(fault.error())));
    context.on("request", (request) => {
      const { hostname, pathname, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && !hostname.endsWith(".localhost")) this.#seen.push(`asked ${request.url()}`);
      // Not always on the console: a library that catches the refusal says nothing there.
      if (pathname === "/csp-report") this.#seen.push(`refused by the security policy: ${request.postData()}`);
    });
  }

  assertNone(): void {
    const left = this.#seen.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
    if (left.length > 0) throw new Error(`The browser complained:\n${left.join("\n")}`);
  }
}

/** Stated explicitly: otherwise another context would start with the state of the first. */
const NOBODY = { cookies: [], origins: [] };

const stateOf = async (person: DemoPerson) => browserOf(await signedIn(person));

/** Browser state with the session's cookie, like a new tab of someone already signed in. */
export function browserOf({ host, cookie }: SignIn) {
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  const attributes = { path: "/", expires: -1, httpOnly: true, secure: false, sameSite: "Lax" as const };
  return { cookies: [{ name, value, domain: host, ...attributes }], origins: [] };
}
