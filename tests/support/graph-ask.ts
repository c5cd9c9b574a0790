import { readFileSync } from "node:fs";
import {
  buildSchema,
  getNamedType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLOutputType,
} from "graphql";
import type { Gateway } from "#gateway/server.ts";
import { firstEvent } from "./events.ts";
import type { Ask } from "./venue.ts";

const schema = buildSchema(readFileSync(new URL("../../schema/generated/schema.graphql", import.meta.url), "utf8"));
const KINDS = ["query", "mutation", "subscription"] as const;
const ROOTS = {
  query: schema.getQueryType(),
  mutation: schema.getMutationType(),
  subscription: schema.getSubscriptionType(),
};
/** Deep enough for every response, shallow enough to leave the joins out. */
const DEEPEST = 4;

/** Sends the same questions as a REST caller, through the graph: each operationId is a root field. */
export function graphAsk(gateway: Gateway, slug: string, fixed: Record<string, string>): Ask {
  return async (operationId, { params = {}, query = {}, body, headers = {}, address = "127.0.0.1" } = {}) => {
    const { document, field, kind } = documentFor(operationId);
    const given: Record<string, unknown> = { ...params, ...query, ...(body === undefined ? {} : { input: body }) };
    const variables = Object.fromEntries(field.args.map(({ name }) => [name, given[name]]));
    const response = await gateway.fetch(
      new Request(`http://${slug}.localhost/graphql`, {
        method: "POST",
        headers: {
          host: `${slug}.localhost`,
          "content-type": "application/json",
          "x-requested-with": "test",
          ...(kind === "subscription" ? { accept: "text/event-stream" } : {}),
          ...fixed,
          ...headers,
        },
        body: JSON.stringify({ query: document, variables }),
      }),
      { address, secure: false },
    );
    const { data, errors } = await (kind === "subscription" ? firstEvent(response) : response.json());
    const [error] = errors ?? [];
    if (!error) return { status: 200, body: data[operationId], headers: response.headers };
    const { code, status, ...extensions } = error.extensions ?? {};
    return { status, body: { message: error.message, error: code, ...extensions }, headers: response.headers };
  };
}

function documentFor(operationId: string) {
  const kind = KINDS.find((one) => operationId in (ROOTS[one]?.getFields() ?? {}));
  const field = kind && ROOTS[kind]?.getFields()[operationId];
  if (!field) throw new Error(`The graph has no field ${operationId}`);
  const variables = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(", ");
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
  const head = `${kind}${variables ? ` (${variables})` : ""}`;
  return {
    field,
    kind,
    document: `${head} { ${operationId}${passed ? `(${passed})` : ""} ${selection(field.type, 1)} }`,
  };
}

function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return "";
  const fields = Object.values(named.getFields()).filter((field) => isPlain(field) && !isTooDeep(field, depth));
  return `{ ${fields.map((field) => `${field.name} ${selection(field.type, depth + 1)}`).join(" ")} }`;
}

const isPlain = (field: GraphQLField<unknown, unknown>): boolean => !field.args.some(isRequiredArgument);

function isTooDeep({ type, name }: GraphQLField<unknown, unknown>, depth: number): boolean {
  if (!isObjectType(getNamedType(type))) return false;
  return depth >= DEEPEST || JOINS.has(name);
}

/** Fields that the gateway adds: each is a separate call, with its own permission. */
const JOINS = new Set(["client", "coach", "resource", "service", "location", "resource_type"]);
