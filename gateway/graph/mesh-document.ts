import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withoutDerived } from "./derived-parameters.ts";
import {
  answersEvents,
  EVENT_STREAM,
  isForRestAlone,
  type OpenApiDocument,
  type OpenApiOperation,
} from "./openapi-documents.ts";

type Json = { [key: string]: unknown };

/** REST is the only validator, so that its 422 with sentences by field reaches the caller: the graph knows no limits. */
const LIMITS = [
  "minLength",
  "maxLength",
  "pattern",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minItems",
  "maxItems",
];

/** Writes the OpenAPI document of one API in the dialect that Mesh reads right; answers its path from the root. */
export function writeMeshDocument(name: "v1" | "central"): string {
  const root = process.cwd();
  // Made by schema/generate.ts, and the freshness check keeps it so: its shape is known.
  const document = JSON.parse(
    readFileSync(join(root, `schema/generated/openapi.${name}.json`), "utf8"),
  ) as OpenApiDocument;
  mkdirSync(join(root, ".openapi"), { recursive: true });
  const file = `.openapi/${name}.json`;
  writeFileSync(join(root, file), JSON.stringify(meshDocument(withoutRest(document))));
  return `./${file}`;
}

/** The same document with only successful answers, without limits, and with "or null" said by leaving out `required`. */
export function meshDocument(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(meshDocument);
  if (!isObject(node)) return node;
  const entries = Object.entries(node)
    .filter(([key, value]) => !(LIMITS.includes(key) && typeof value !== "object"))
    .filter(([key, value]) => !(key === "format" && value !== "int64"))
    .map(([key, value]): [string, unknown] => [key, meshDocument(key === "responses" ? successes(value) : value)]);
  return withNullsLeftOut(Object.fromEntries(entries), node);
}

/** With a refusal among the answers, each field would be a union of entity and error. */
function successes(responses: unknown): Json {
  if (!isObject(responses)) return {};
  return Object.fromEntries(Object.entries(responses).filter(([status]) => status.startsWith("2")));
}

function withoutRest(document: OpenApiDocument): object {
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods)
        .filter(([, operation]) => !isForRestAlone(operation))
        .map(([method, operation]) => [method, oneEvent(withoutDerived(operation))]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths), components: withWholeMeta(document.components) };
}

/** Mesh knows the answers of questions: the schema that is served makes a subscription of it. */
function oneEvent<T extends Pick<OpenApiOperation, "responses">>(operation: T): T {
  if (!answersEvents(operation)) return operation;
  const event = operation.responses["200"]?.content?.[EVENT_STREAM] ?? {};
  return { ...operation, responses: { 200: { content: { "application/json": event } } } };
}

/** What REST leaves out where nobody asked for it, the graph asks for where it is selected: there it is never missing. */
function withWholeMeta({ schemas, ...components }: OpenApiDocument["components"]): object {
  const { Meta } = schemas;
  if (!Meta) return { schemas, ...components };
  return { ...components, schemas: { ...schemas, Meta: { ...Meta, required: Object.keys(Meta.properties ?? {}) } } };
}

/** Mesh forgets the null of OpenAPI 3.1 (`type: [X, "null"]`, `anyOf: [X, null]`): what may be null is not required. */
function withNullsLeftOut(copy: Json, original: Json): Json {
  const { properties } = original;
  if (isObject(properties) && Array.isArray(copy.required)) {
    copy.required = copy.required.filter((name: string) => !mayBeNull(properties[name]));
  }
  return withoutNull(copy);
}

function withoutNull(schema: Json): Json {
  if (Array.isArray(schema.type)) return { ...schema, type: schema.type.find((type) => type !== "null") };
  if (!Array.isArray(schema.anyOf)) return schema;
  const [only, ...more] = schema.anyOf.filter((option) => !isNull(option));
  if (!isObject(only) || more.length > 0) return schema;
  const { anyOf: _anyOf, ...rest } = schema;
  return { ...only, ...rest };
}

function mayBeNull(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  if (Array.isArray(schema.type)) return schema.type.includes("null");
  return Array.isArray(schema.anyOf) && schema.anyOf.some(isNull);
}

function isNull(schema: unknown): boolean {
  return isObject(schema) && schema.type === "null";
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
