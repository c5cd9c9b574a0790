import pino from "pino";
import { expect, test } from "vitest";
import { ask, fakeApi, openGateway, peer, refusal, type Answers } from "#tests/gateway/fake-api.ts";
import { sampleBooking } from "#tests/gateway/samples.ts";

interface Line {
  level: number;
  request_id: string;
  msg: string;
}

async function gatewayWithLines(answers: Answers, level = "info") {
  const lines: Line[] = [];
  const log = pino({ level }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const gateway = await openGateway(fakeApi(answers), { log });
  return { gateway, lines, [Symbol.asyncDispose]: () => gateway.close(0) };
}

test("writes one line for a request, with its operation, the process that answered and the time", async () => {
  await using opened = await gatewayWithLines({ booking: () => sampleBooking() });
  const { headers } = await ask(opened.gateway, "query OneBooking { booking(id: 1) { id } }");

  expect(opened.lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      request_id: headers.get("x-request-id"),
      method: "POST",
      path: "/graphql",
      status: 200,
      ms: expect.any(Number),
      tenant: "demo",
      document: "OneBooking",
      operations: ["booking"],
      msg: "answered",
    },
  ]);
});

test("logs as an error a failure that the graph answered with 200 while the database was down", async () => {
  await using opened = await gatewayWithLines({ booking: () => refusal(503, "unavailable") });
  await ask(opened.gateway, "{ booking(id: 1) { id } }");

  expect(opened.lines).toMatchObject([{ level: 50, status: 200, failures: ["unavailable"], msg: "answered" }]);
});

test("logs a refusal as an ordinary response, with its code", async () => {
  await using opened = await gatewayWithLines({ booking: () => refusal(403, "forbidden") });
  await ask(opened.gateway, "{ booking(id: 1) { id } }");

  expect(opened.lines).toMatchObject([{ level: 30, status: 200, failures: ["forbidden"] }]);
});

test("writes no queries, tokens or invented names of documents, and nothing for probes", async () => {
  await using opened = await gatewayWithLines({});
  const secret = "a-token-of-forty-three-characters-012345678";
  for (const path of [`/book/manage/${secret}`, `/reset-password?token=${secret}`, "/healthz", "/readyz"]) {
    await opened.gateway.fetch(new Request(`http://demo.localhost${path}`), peer);
  }
  await opened.gateway.fetch(
    new Request("http://demo.localhost/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ booking(id: 1) { id } }", operationName: `${secret} ` }),
    }),
    peer,
  );

  expect(opened.lines).toHaveLength(3);
  expect(JSON.stringify(opened.lines)).not.toContain(secret);
});
