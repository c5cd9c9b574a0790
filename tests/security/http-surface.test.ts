import { EventEmitter, once } from "node:events";
import { createServer, request, type IncomingMessage } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import pino from "pino";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { readSigned } from "#api/auth/signed-values.ts";
import { sessionCookie } from "#api/call/cookies.ts";
import { parseBody } from "#api/http/input.ts";
import { cutSlowRequests, listen, SLOWEST } from "#api/start/listen.ts";
import { cspReports } from "#gateway/http/security-headers.ts";
import { csvLine } from "#schema/shared/csv-line.ts";
import { fakeApi, openGateway, peer } from "#tests/gateway/fake-api.ts";
import { samplePublicCompany } from "#tests/gateway/samples.ts";
import { hostFetch } from "#tests/support/host-fetch.ts";
import { TEST_NOW } from "#tests/support/venue.ts";

const NOW = Temporal.Instant.from(TEST_NOW);

async function serve(api: ReturnType<typeof fakeApi>, slowest: Record<string, number> = SLOWEST) {
  const said: { level: number; msg: string }[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void said.push(JSON.parse(line)) });
  const gateway = await openGateway(api, { log });
  const server = createServer(slowest, gateway.listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server listening on a port has an address with that port.
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await gateway.close(0);
  };
  return { port, said, gateway, server, [Symbol.asyncDispose]: close };
}

test("answers 405 to TRACE, at any address", async () => {
  await using site = await serve(fakeApi({}));

  for (const path of ["/", "/book", "/graphql", "/api/v1/public/company", "/healthz"]) {
    const response = await hostFetch(site.port, "demo.localhost", path, { method: "TRACE" });
    expect(response.status, path).toBe(405);
    expect(response.headers.get("allow"), path).toContain("GET");
  }
  expect(site.said).toEqual([]);
});

test.each(["/graphql", "/api/v1/bookings"])("logs no error for an interrupted upload to %s", async (path) => {
  await using site = await serve(fakeApi({}));
  const headers = { host: "demo.localhost", "content-type": "application/json", "content-length": "5000" };
  const outgoing = request({ port: site.port, host: "127.0.0.1", method: "POST", path, headers });
  outgoing.on("error", () => undefined);
  const arriving = once(site.server, "request") as Promise<[IncomingMessage]>; // what node emits
  outgoing.write('{"query": "');
  const [incoming] = await arriving;
  const brokenOff = new Promise((resolve) => incoming.socket.once("close", resolve));
  outgoing.destroy();
  await brokenOff;
  // a round trip later, whatever wanted to say something has done so
  await hostFetch(site.port, "demo.localhost", "/healthz");

  expect(site.said).toEqual([]);
});

test("allows headers 10 seconds and a file 10 minutes, and limits the connections", async () => {
  const server = createServer(SLOWEST);
  await listen(server, 0, "127.0.0.1", new AbortController().signal);
  server.close();
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 600_000, maxConnections: 2_000 });
});

test("allows everything else 30 seconds after its headers", async () => {
  const server = createServer(SLOWEST);
  await listen(server, 0, "127.0.0.1", new AbortController().signal);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const destroy = vi.fn<() => void>();
  const incoming = Object.assign(new EventEmitter(), { url: "/graphql", complete: false, socket: { destroy } });
  server.emit("request", incoming, new EventEmitter());
  vi.advanceTimersByTime(29_999);
  expect(destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(destroy).toHaveBeenCalledOnce();
  vi.useRealTimers();
  server.close();
});

const beginningOf = (path: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: demo.localhost\r\nContent-Type: application/json\r\nContent-Length: 50000\r\n\r\n{`;

function send(port: number, beginning: string): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.resume();
  socket.write(beginning);
  return socket;
}

/** Sends one more letter whenever somebody else has been answered, until the server has cut them all. */
async function sendLettersUntilCut(port: number, sockets: readonly Socket[]): Promise<number[]> {
  const statuses: number[] = [];
  while (sockets.some((socket) => !socket.destroyed)) {
    statuses.push((await hostFetch(port, "demo.localhost", "/api/v1/public/company")).status);
    for (const socket of sockets) if (socket.writable) socket.write("a");
  }
  return statuses;
}

test("aborts a body that arrives letter by letter, except a file's", async () => {
  await using site = await serve(fakeApi({ publicCompany: samplePublicCompany }));
  cutSlowRequests(site.server, 200);
  // first, so that its time would be up first
  const upload = send(site.port, beginningOf("/api/v1/uploads?purpose=logo"));
  await once(site.server, "request");
  const slow = send(site.port, beginningOf("/api/v1/bookings"));

  await sendLettersUntilCut(site.port, [slow]);

  expect(upload.destroyed).toBe(false);
  upload.destroy();
});

test.each([
  ["a header's letter", "GET / HTTP/1.1\r\nHost: demo.localhost\r\n"],
  ["a body's letter", beginningOf("/graphql")],
])("aborts a caller who sends %s now and then, and serves others in the meantime", async (_what, beginning) => {
  const slowest = { headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50 };
  await using site = await serve(fakeApi({ publicCompany: samplePublicCompany }), slowest);
  const slow = Array.from({ length: 20 }, () => send(site.port, beginning));

  const statuses = await sendLettersUntilCut(site.port, slow);

  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("sends headers that keep other sites out, and accepts browsers' reports", async () => {
  await using site = await serve(fakeApi({ publicCompany: samplePublicCompany }));
  const { headers } = await hostFetch(site.port, "demo.localhost", "/healthz");

  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("permissions-policy")).toContain("camera=()");
  expect(headers.get("content-security-policy")).toContain("report-uri /csp-report");

  const report = { "csp-report": { "blocked-uri": "https://evil.example/x.js", "violated-directive": "script-src" } };
  const post = () =>
    hostFetch(site.port, "demo.localhost", "/csp-report", {
      method: "POST",
      headers: { "content-type": "application/csp-report" },
      body: JSON.stringify(report),
    });
  const statuses = (await Promise.all(Array.from({ length: 40 }, post))).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(site.said[0]?.msg).toBe("a browser refused what a page wanted");
  expect(site.said.length).toBeLessThanOrEqual(20);
});

test("logs other browsers' reports while one address sends many", async () => {
  const said: string[] = [];
  const take = cspReports(pino({}, { write: (line: string) => void said.push(JSON.parse(line).report) }));
  const send = (address: string, report: string) =>
    take(new Request("http://gateway/csp-report", { method: "POST", body: report }), { address, requestId: "r" });
  for (let times = 0; times < 300; times += 1) await send(`2001:db8:7:7::${times}`, "noise");
  await send("203.0.113.7", "a real one");
  expect(said.filter((report) => report === "noise")).toHaveLength(5);
  expect(said.at(-1)).toBe("a real one");
});

test("returns the Vary header of a response", async () => {
  const vary = () => Response.json({}, { headers: { vary: "authorization, cookie", etag: '"1"' } });
  await using gateway = await openGateway(fakeApi({ bookings: vary }));

  const response = await gateway.fetch(new Request("http://demo.localhost/api/v1/bookings"), peer);

  expect(response.headers.get("vary")).toContain("authorization, cookie");
});

test("counts a chunked body while reading it", async () => {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 100_000;
      if (sent > 50_000_000) controller.close();
      else controller.enqueue(new Uint8Array(100_000).fill(32));
    },
  });
  const chunked = new Request("http://api/", { method: "POST", body, duplex: "half" } as RequestInit);

  await expect(parseBody(z.object({}), chunked)).rejects.toMatchObject({ code: "too_large" });
  expect(sent).toBeLessThan(3_000_000);
});

test.each(["ä".repeat(43), "€".repeat(43), "\u{1F3CC}".repeat(21), ""])("rejects the signature %s", (signature) => {
  const kind = { secretKeys: ["k".repeat(32)] as const, kind: "test" };
  expect(readSigned(kind, `eyJhIjoxfQ.${signature}`, NOW)).toBeUndefined();
});

test.each([
  ["a;=1+1", '"a;\'=1+1"'],
  ['a;"=1+1', '"a;""\'=1+1"'],
  ["a; @SUM(A1)", '"a; \'@SUM(A1)"'],
  ["a\n=1+1", '"a\n\'=1+1"'],
  ["=1+1", "'=1+1"],
  ["one;two", '"one;two"'],
  ["a-b", "a-b"],
])("writes %j so that no spreadsheet calculates it, in whatever cells it is split", (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test("hides addresses with a token from other sites by their referrer policy", async () => {
  await using gateway = await openGateway(fakeApi({ publicCompany: samplePublicCompany }));
  const policyOf = async (path: string) =>
    (await gateway.fetch(new Request(`http://demo.localhost${path}`), peer)).headers.get("referrer-policy");

  for (const path of [
    "/reset-password",
    "/book/manage",
    "/book/done",
    "/book/manage/a-token-of-forty-three-characters-0123456789",
    "/book/pay/a-token-of-forty-three-characters-0123456789",
    "/book/waitlist/a-token-of-forty-three-characters-0123456789",
    "/register/confirm",
    "/family-invitation",
    "/impersonate",
    "/onboarding-bridge",
  ]) {
    expect(await policyOf(path), path).toBe("no-referrer");
  }
  expect(await policyOf("/book")).toBe("strict-origin-when-cross-origin");
});

test("writes no tokens to the log at any level", async () => {
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const broken = { fetch: async () => Promise.reject(new Error("no answer")) };
  await using gateway = await openGateway(broken, { log });
  const token = "a-token-of-forty-three-characters-012345678";

  for (const path of [
    `/api/v1/public/bookings/manage/${token}`,
    `/book/manage/${token}`,
    `/reset-password?token=${token}`,
  ]) {
    await gateway.fetch(new Request(`http://demo.localhost${path}`), peer);
  }

  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((line) => line.includes(token))).toEqual([]);
});

test("limits the session's cookie to this host and TLS, and hides it from scripts", () => {
  const origin = { tenant: "demo", address: "192.0.2.1", requestId: "test", secure: true };
  const cookie = sessionCookie(origin, "token", NOW);
  expect(cookie).toMatch(/^__Host-session=token; /);
  for (const part of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"]) expect(cookie).toContain(part);
  expect(cookie).not.toContain("Domain");
});
