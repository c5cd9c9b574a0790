import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { ask, openGateway, peer } from "./fake-api.ts";
import { sampleBooking } from "./samples.ts";

const GATEWAY_KEY = "a key that is thirty-two bytes long";

interface Split extends AsyncDisposable {
  url: string;
  seen: IncomingHttpHeaders[];
  sockets: Set<unknown>;
}

/** An API in another process, as far as the gateway can tell. */
async function splitApi(answer: (path: string) => { status: number; body: unknown }): Promise<Split> {
  const seen: IncomingHttpHeaders[] = [];
  const sockets = new Set<unknown>();
  const server: Server = createServer((request, response) => {
    seen.push(request.headers);
    sockets.add(request.socket);
    const { status, body } = answer(request.url ?? "");
    response.writeHead(status, { "content-type": "application/json", "set-cookie": ["a=1", "b=2"] });
    response.end(JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, seen, sockets, [Symbol.asyncDispose]: close };
}

const booking = () => ({ status: 200, body: sampleBooking() });

test("tells a separate API who the caller is, together with the shared key", async () => {
  await using api = await splitApi(booking);
  await using gateway = await openGateway({ url: api.url, gatewayKey: GATEWAY_KEY });

  const { data, headers } = await ask(gateway, "{ booking(id: 1) { id } }", {
    headers: { "x-gateway-key": "guessed", "x-tenant": "other", "x-forwarded-for": "1.1.1.1" },
  });

  expect(data).toEqual({ booking: { id: 1 } });
  expect(api.seen[0]).toMatchObject({
    "x-gateway-key": GATEWAY_KEY,
    "x-tenant": "demo",
    "x-forwarded-for": peer.address,
    "x-forwarded-proto": "http",
    "x-request-id": headers.get("x-request-id"),
  });
  expect(headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

test("sends no tenant for the central site", async () => {
  await using api = await splitApi(booking);
  await using gateway = await openGateway({ url: api.url, gatewayKey: GATEWAY_KEY });

  await ask(gateway, "{ booking(id: 1) { id } }", { host: "localhost" });

  expect(api.seen[0]).not.toHaveProperty("x-tenant");
});

test("reuses its connection for the next request", async () => {
  await using api = await splitApi(booking);
  await using gateway = await openGateway({ url: api.url, gatewayKey: GATEWAY_KEY });

  for (let call = 0; call < 3; call += 1) await ask(gateway, "{ booking(id: 1) { id } }");

  expect(api.sockets.size).toBe(1);
});

test("answers unavailable while the API is down, and recovers when it is back", async () => {
  const ready = async (gateway: Awaited<ReturnType<typeof openGateway>>): Promise<number> =>
    (await gateway.fetch(new Request("http://demo.localhost/readyz"), peer)).status;
  const api = await splitApi(booking);
  await using gateway = await openGateway({ url: api.url, gatewayKey: GATEWAY_KEY });
  const before = await ready(gateway);
  await api[Symbol.asyncDispose]();

  const { errors } = await ask(gateway, "{ booking(id: 1) { id } }");

  expect(errors[0]?.extensions).toMatchObject({ code: "unavailable", status: 503 });
  expect([before, await ready(gateway)]).toEqual([200, 503]);
});
