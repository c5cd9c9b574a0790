import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { hostFetch } from "#tests/support/host-fetch.ts";
import { fakeApi, openGateway } from "./fake-api.ts";
import { sampleBooking } from "./samples.ts";

async function serve(api: ReturnType<typeof fakeApi>) {
  const gateway = await openGateway(api);
  const server = createServer(gateway.listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await gateway.close(0);
  };
  return { port, [Symbol.asyncDispose]: close };
}

const ONE_BOOKING = { query: "{ booking(id: 1) { id } }" };

test("answers over a socket, for the company of the Host and the socket's address", async () => {
  const api = fakeApi({ booking: () => sampleBooking() });
  await using site = await serve(api);

  const response = await hostFetch(site.port, "studio.localhost:4000", "/graphql", {
    method: "POST",
    body: ONE_BOOKING,
  });

  expect(await response.json()).toEqual({ data: { booking: { id: 1 } } });
  expect(api.seen[0]?.origin).toMatchObject({ tenant: "studio", address: "127.0.0.1", secure: false });
});

test("returns several cookies, each in its own header", async () => {
  const logout = () => {
    const response = Response.json({ message: "Signed out." });
    for (const cookie of ["a=1; Path=/", "b=2; Path=/"]) response.headers.append("set-cookie", cookie);
    return response;
  };
  await using site = await serve(fakeApi({ logout }));

  const body = { query: "mutation { logout { message } }" };
  const graph = await hostFetch(site.port, "demo.localhost", "/graphql", { method: "POST", body });
  const rest = await hostFetch(site.port, "demo.localhost", "/api/v1/auth/logout", { method: "POST" });

  expect(graph.headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2; Path=/"]);
  expect(rest.headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2; Path=/"]);
});

test("refuses a body that exceeds 1 MB without a declared length", async () => {
  await using site = await serve(fakeApi({}));
  const pieces = Readable.toWeb(Readable.from(Array.from({ length: 30 }, () => Buffer.alloc(50_000, " "))));

  const response = await fetch(`http://127.0.0.1:${site.port}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    // The two libraries' types of the same stream differ.
    body: pieces as BodyInit,
    duplex: "half",
  } as RequestInit);

  expect(response.status).toBe(413);
});
