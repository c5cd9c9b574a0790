/** @module-tag both */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { buildSchema, getNamedType, isObjectType, type GraphQLField, type GraphQLOutputType } from "graphql";
import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { createGateway, type Gateway } from "#gateway/server.ts";
import { QUESTIONS } from "#tests/security/questions.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { tenantRows } from "#tests/support/tenant-rows.ts";
import { startPlatform, type OperationId, type Platform } from "#tests/support/venue.ts";
import { arbitraryQuestion } from "./arbitrary-questions.ts";
import { FUZZ_SEED, openFuzzCompany, RUNS_PER_OPERATION, type FuzzCompany } from "./fuzz-company.ts";
import { answersEvents, carriesFile, ENDPOINTS } from "./openapi-contract.ts";

/** Run last: these end what the others need. */
const LAST = ["deleteLocation", "logout"];
const ASKED = ENDPOINTS.filter((endpoint) => !carriesFile(endpoint) && !answersEvents(endpoint))
  .map((endpoint) => [endpoint.operation.operationId, endpoint] as const)
  .toSorted(([a], [b]) => LAST.indexOf(a) - LAST.indexOf(b));
const DEEPEST = 5;
const Answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string().min(1),
        extensions: z.looseObject({
          code: z.string().regex(/^(?!internal$)[a-z_]+$/),
          status: z.int().min(400).max(503),
          request_id: z.string().min(8),
        }),
      }),
    )
    .optional(),
});
const schema = buildSchema(readFileSync(new URL("../../schema/generated/schema.graphql", import.meta.url), "utf8"));
const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };

let platform: Platform;
let gateway: Gateway;
let company: FuzzCompany;
let before: string;
beforeAll(async () => {
  platform = await startPlatform();
  const log = pino({ level: "silent" });
  gateway = await createGateway({ api: platform.api, baseDomain: "localhost", webRoot: "no-such-folder", log });
  company = await openFuzzCompany(platform);
  before = await tenantRows(platform.admin, company.untouched.tenantId);
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

it.each(ASKED)(
  `%s answers any input with data, or with errors that say what is wrong, with the seed ${FUZZ_SEED}`,
  async (name, endpoint) => {
    const question = arbitraryQuestion(endpoint, company.known, () => QUESTIONS[name as OperationId](company.ids));
    const answersInShape = async (caller: object, asked: Parameters<typeof variablesOf>[0], selected: number[]) => {
      const { status, answer } = await send(
        { document: documentOf(name, selected), variables: variablesOf(asked) },
        caller,
      );
      const what = JSON.stringify(answer);
      expect(status, what).toBe(200);
      expect(Answer.safeParse(answer).error?.issues ?? [], what).toEqual([]);
      expect(what).not.toMatch(/\bat .+\.ts:\d+|node_modules/);
    };
    await fc.assert(
      fc.asyncProperty(company.caller, question, fc.array(fc.nat({ max: 9 }), { maxLength: 40 }), answersInShape),
      { seed: FUZZ_SEED, numRuns: Math.ceil(RUNS_PER_OPERATION / 2) },
    );
  },
);

it("answers truncated or altered documents with an error about the document", async () => {
  const whole = documentOf("bookings", []);
  const piece = fc.constantFrom(
    "",
    "{",
    "}",
    "$x",
    "...",
    "@skip(if: 1)",
    "bookings",
    '"',
    "#",
    "\u0000",
    "\ud800",
    "1e9999",
  );
  const place = fc.nat({ max: whole.length });
  await fc.assert(
    fc.asyncProperty(place, fc.nat({ max: 20 }), piece, async (at, length, put) => {
      const document = whole.slice(0, at) + put + whole.slice(at + length);
      const { status, answer } = await send({ document, variables: {} }, company.ownerHeaders);
      expect(status, document).toBe(200);
      expect(Answer.safeParse(answer).error?.issues ?? [], JSON.stringify([document, answer])).toEqual([]);
    }),
    { seed: FUZZ_SEED, numRuns: 4 * RUNS_PER_OPERATION },
  );
});

it("leaves every booking with exactly its claims, and the other company unchanged", async () => {
  expect(await auditClaims(platform.admin, company.venue.tenantId)).toEqual(SOUND);
  expect(await tenantRows(platform.admin, company.untouched.tenantId)).toBe(before);
});

interface Sent {
  document: string;
  variables: object;
}

async function send({ document, variables }: Sent, headers: object): Promise<{ status: number; answer: unknown }> {
  const host = `${company.venue.slug}.localhost`;
  const response = await gateway.fetch(
    new Request(`http://${host}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-requested-with": "test", host, ...headers },
      body: JSON.stringify({ query: document, variables }),
    }),
    { address: "127.0.0.1", secure: false },
  );
  return { status: response.status, answer: await response.json() };
}

function variablesOf({ params, query, body }: { params: object; query: object; body?: unknown }): object {
  return { ...params, ...query, ...(body === undefined ? {} : { input: body }) };
}

/** The operation with all its arguments as variables, and the nested fields that `picks` selects. */
function documentOf(name: string, picks: readonly number[]): string {
  const field = fields[name];
  if (!field) throw new Error(`The graph has no field ${name}`);
  const variables = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(", ");
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(", ");
  const kind = schema.getQueryType()?.getFields()[name] ? "query" : "mutation";
  const pick = picker(picks);
  return `${kind}${variables && ` (${variables})`} { ${name}${passed && `(${passed})`} ${selection(field.type, 1, pick)} }`;
}

/** Decides for each field in turn whether it is selected: about three in four, or all if `picks` is empty. */
function picker(picks: readonly number[]): () => boolean {
  let place = 0;
  return () => {
    const pick = picks.length > 0 ? picks[place % picks.length] : undefined;
    place += 1;
    return pick === undefined || pick % 4 !== 0;
  };
}

function selection(type: GraphQLOutputType, depth: number, pick: () => boolean): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return "";
  const below = (field: GraphQLField<unknown, unknown>) => `${field.name} ${selection(field.type, depth + 1, pick)}`;
  const picked = Object.values(named.getFields())
    .filter((field) => depth < DEEPEST || !isObjectType(getNamedType(field.type)))
    .filter(pick);
  return `{ __typename ${picked.map(below).join(" ")} }`;
}
