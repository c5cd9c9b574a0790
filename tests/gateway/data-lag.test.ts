import { expect, test } from "vitest";
import { ask, fakeApi, openGateway, peer, refusal } from "./fake-api.ts";

const LAG = "x-data-lag-seconds";

const clients = (lag?: string) =>
  Response.json(
    { timezone: "America/Vancouver", groups: [], start: "2027-05-01", end: "2027-05-31", mature: true },
    lag === undefined ? {} : { headers: { [LAG]: lag } },
  );
const MAY = 'start: "2027-05-01", end: "2027-05-31"';

test("returns the age of a report's figures from a database replica", async () => {
  const api = fakeApi({ clientAggregates: () => clients("75.0") });
  await using gateway = await openGateway(api);
  const path = "/api/v1/analytics/aggregates/clients?start=2027-05-01&end=2027-05-31";
  const request = new Request(`http://demo.localhost${path}`, { headers: { host: "demo.localhost" } });

  expect((await gateway.fetch(request, peer)).headers.get(LAG)).toBe("75.0");
  expect((await ask(gateway, `{ clientAggregates(${MAY}) { timezone } }`)).headers.get(LAG)).toBe("75.0");
});

test("returns for a document the age of its oldest data, and none without lag", async () => {
  const api = fakeApi({
    clientAggregates: () => clients("9.0"),
    bookingAggregates: () => clients("75.0"),
    paymentAggregates: () => clients(),
  });
  await using gateway = await openGateway(api);
  const all = ["paymentAggregates", "bookingAggregates", "clientAggregates"];

  const answer = await ask(gateway, `{ ${all.map((name) => `${name}(${MAY}) { timezone }`).join(" ")} }`);
  expect([answer.errors, answer.headers.get(LAG)]).toEqual([[], "75.0"]);
  const { headers } = await ask(gateway, `{ paymentAggregates(${MAY}) { timezone } }`);
  expect(headers.get(LAG)).toBeNull();
});

test("returns when to retry if the API is overloaded", async () => {
  const enough = refusal(429, "rate_limited", { retry_after: 7 });
  enough.headers.set("retry-after", "7");
  const api = fakeApi({ bookingAggregates: () => enough });
  await using gateway = await openGateway(api);

  const { errors, headers } = await ask(gateway, `{ bookingAggregates(${MAY}) { timezone } }`);
  expect([errors[0]?.extensions["code"], headers.get("retry-after")]).toEqual(["rate_limited", "7"]);
});
