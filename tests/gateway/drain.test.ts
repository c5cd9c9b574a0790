import { expect, test } from "vitest";
import type { Missing } from "#telemetry/readiness.ts";
import { ask, fakeApi, openGateway, peer } from "./fake-api.ts";
import { sampleBooking } from "./samples.ts";

const status = async (gateway: Awaited<ReturnType<typeof openGateway>>, path: string): Promise<number> =>
  (await gateway.fetch(new Request(`http://demo.localhost${path}`), peer)).status;

test("is alive and ready while the API is ready", async () => {
  let missing: Missing[] = [];
  await using gateway = await openGateway({ ...fakeApi({}), missing: async () => missing });

  expect([await status(gateway, "/healthz"), await status(gateway, "/readyz")]).toEqual([200, 200]);
  missing = [{ part: "database", reason: "does not answer" }];
  expect([await status(gateway, "/healthz"), await status(gateway, "/readyz")]).toEqual([200, 503]);
});

test("finishes running requests before it closes, and is not ready in the meantime", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const api = fakeApi({
    booking: async () => {
      await held;
      return sampleBooking();
    },
  });
  await using gateway = await openGateway(api);
  const answering = ask(gateway, "{ booking(id: 1) { id } }");

  let isClosed = false;
  const closing = gateway.close().then(() => (isClosed = true));

  expect(await status(gateway, "/readyz")).toBe(503);
  expect(isClosed).toBe(false);
  release();
  expect((await answering).data).toEqual({ booking: { id: 1 } });
  await closing;
});

test("closes after its time limit, even with running requests", async () => {
  await using gateway = await openGateway(fakeApi({ booking: () => new Promise<Response>(() => {}) }));
  void ask(gateway, "{ booking(id: 1) { id } }").catch(() => {});

  await expect(gateway.close(20)).resolves.toBeUndefined();
});
