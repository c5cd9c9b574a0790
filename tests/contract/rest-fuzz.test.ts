/** @module-tag both */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ERROR_STATUS } from "#schema/shared/errors.ts";
import { QUESTIONS } from "#tests/security/questions.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { tenantRows } from "#tests/support/tenant-rows.ts";
import { bodyOf, startPlatform, type OperationId, type Platform } from "#tests/support/venue.ts";
import { arbitraryQuestion, type Asked } from "./arbitrary-questions.ts";
import { FUZZ_SEED, openFuzzCompany, RUNS_PER_OPERATION, type FuzzCompany } from "./fuzz-company.ts";
import { answerModels, ENDPOINTS, resolved, type Endpoint } from "./openapi-contract.ts";

/** Run last: these end what the others need. */
const LAST = ["deleteLocation", "logout"];
const ASKED = ENDPOINTS.toSorted(
  (a, b) => LAST.indexOf(a.operation.operationId) - LAST.indexOf(b.operation.operationId),
).map((endpoint) => [endpoint.operation.operationId, endpoint] as const);
const STATUS: Record<string, number> = ERROR_STATUS;

let platform: Platform;
let company: FuzzCompany;
let before: string;
beforeAll(async () => {
  platform = await startPlatform();
  company = await openFuzzCompany(platform);
  before = await tenantRows(platform.admin, company.untouched.tenantId);
});
afterAll(() => platform.close());

const headersOfARequest = fc.record(
  {
    "content-type": fc.constantFrom("application/json", "text/plain", "application/json; charset=utf-16"),
    "idempotency-key": fc.constantFrom("the same", "x".repeat(255), "x".repeat(256), "\u00e9", "'"),
    "if-match": fc.constantFrom("1", 'W/"x"', "*"),
    "accept-language": fc.constantFrom("de", "\u00ff"),
  },
  { requiredKeys: [] },
);
/** Damages the JSON text in transit, in one of 21 cases. */
const damage = fc.oneof(
  { weight: 20, arbitrary: fc.constant((text: string) => text) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      (text: string) => text.slice(0, -1),
      () => "",
      () => "\ufeff{}",
      () => `${'{"deeper":'.repeat(20_000)}1${"}".repeat(20_000)}`,
      () => "[".repeat(100_000),
    ),
  },
);

const SECRET = /(^|_)(token|code|id|ids|state|challenge|secret|key|password|credential)$/;
/** Characters of a code, of a token and of a signature. */
const LENGTHS = [6, 43, 64];
const SECRETS = ENDPOINTS.flatMap(({ operation, schemas, body }) => {
  const { operationId, parameters } = operation;
  const ofBody = Object.entries(body ? (resolved(body, schemas).properties ?? {}) : {});
  const places = [
    ...parameters.map(({ name, schema, in: place }) => [place === "path" ? "params" : "query", name, schema] as const),
    ...ofBody.map(([name, schema]) => ["body", name, schema] as const),
  ];
  return places
    .filter(([, name, schema]) => SECRET.test(name) && [resolved(schema, schemas).type].flat().includes("string"))
    .map(([place, name]) => [operationId as OperationId, place, name] as const);
});

it.each(SECRETS)("%s refuses a secret or an id with non-ASCII letters in its %s, %s", async (id, place, name) => {
  const [endpoint] = ENDPOINTS.filter(({ operation }) => operation.operationId === id);
  if (!endpoint) throw new Error("each comes from an endpoint");
  const good: Record<string, object | undefined> = QUESTIONS[id](company.ids);
  for (const headers of [company.ownerHeaders, { "x-requested-with": "test" }]) {
    for (const length of LENGTHS) {
      const asked = { params: {}, query: {}, ...good, [place]: { ...good[place], [name]: "\u00e9".repeat(length) } };
      const { status } = await send(endpoint, asked, headers, (text) => text);
      expect(status, `${length} letters`).toBeLessThan(500);
    }
  }
});

it.each(ASKED)(
  `%s answers any input according to the published document, with the seed ${FUZZ_SEED}`,
  async (operationId, endpoint) => {
    const models = answerModels(endpoint);
    const question = arbitraryQuestion(endpoint, company.known, () =>
      QUESTIONS[operationId as OperationId](company.ids),
    );
    const answersAsPublished = async (
      caller: object,
      asked: Asked,
      headers: object,
      damaged: (text: string) => string,
    ) => {
      const response = await send(endpoint, asked, { ...caller, ...headers }, damaged);
      const body = await bodyOf(response);
      const { status } = response;
      const what = `${status} ${JSON.stringify(body)}`;
      expect(status, what).toBeLessThan(500);
      const model = models[status] ?? models["default"];
      expect(model?.safeParse(body).error?.issues ?? [], what).toEqual([]);
      if (status >= 400) expect(STATUS[(body as { error: string }).error], what).toBe(status);
      company.learn(body);
    };
    await fc.assert(fc.asyncProperty(company.caller, question, headersOfARequest, damage, answersAsPublished), {
      seed: FUZZ_SEED,
      numRuns: RUNS_PER_OPERATION,
    });
  },
);

it("leaves every booking with exactly its claims, and the other company unchanged", async () => {
  expect(await auditClaims(platform.admin, company.venue.tenantId)).toEqual(SOUND);
  expect(await tenantRows(platform.admin, company.untouched.tenantId)).toBe(before);
});

it.each(["\ud800", "a\udc00b", "a\u0000b"])("names the field whose text %j the database cannot store", async (text) => {
  const staff = await company.venue.person("staff");
  const { body } = QUESTIONS.createBooking(company.ids);
  const refused = await staff.ask("createBooking", {
    body: { ...body, client_id: null, guest: { first_name: text } },
  });
  expect(refused).toMatchObject({ status: 422, body: { errors: { "guest.first_name": [expect.any(String)] } } });
  const escaped = await staff.ask("createClient", { body: { first_name: String.raw`\ud800`, last_name: "\u{1f3cc}" } });
  expect(escaped.body).toMatchObject({ first_name: String.raw`\ud800`, last_name: "\u{1f3cc}" });
});

it.each(["/%", "/%ff", "/%00", "/1%2F2", "/;1", "/../../central/plans", "//", "/1?ids=%ff&ids=%00&page=%"])(
  "answers the malformed address /bookings%s with a refusal",
  async (tail) => {
    const url = `http://${company.venue.slug}.localhost/api/v1/bookings${tail}`;
    const response = await platform.api.fetch(new Request(url, { headers: company.ownerHeaders }), origin());
    expect([200, 400, 401, 404]).toContain(response.status);
    expect(await response.json()).not.toHaveProperty("error", "internal");
  },
);

const origin = () => ({
  tenant: company.venue.slug,
  // a new address for each call: rate limits are not tested here
  address: randomUUID(),
  requestId: randomUUID(),
  secure: false,
});

function send(
  { method, path }: Endpoint,
  { params, query, body }: Asked,
  headers: Record<string, string>,
  damaged: (text: string) => string,
): Promise<Response> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((item) => [name, asText(item)])),
  );
  const text = method === "get" || body === undefined ? undefined : damaged(JSON.stringify(body));
  const request = new Request(`http://${company.venue.slug}.localhost${filled}?${search}`, {
    method: method.toUpperCase(),
    headers: { "content-type": "application/json", ...headers },
    ...(text === undefined ? {} : { body: text }),
  });
  return platform.api.fetch(request, origin());
}

/** Text for a URL, which cannot contain lone surrogates. */
function asText(value: unknown): string {
  return (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed();
}
