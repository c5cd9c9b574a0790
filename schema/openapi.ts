import { z } from "zod";
import { ERROR_STATUS, ErrorBody } from "#schema/shared/errors.ts";
import type { Operation, OperationTable } from "#schema/shared/operation.ts";

type Json = Record<string, unknown>;

const COMPONENTS = "#/components/schemas/";

/** JSON schema options: safe-integer bounds are noise, and a format says more than its pattern. */
const STYLE = {
  io: "input",
  override: ({ jsonSchema }: { jsonSchema: Json }): void => {
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.format) delete jsonSchema.pattern;
  },
} as const;

/** Generates the OpenAPI 3.1 document of one API from its operations alone. */
export function openApiDocument(title: string, operations: OperationTable): Json {
  const schemas = namedSchemas();
  const paths: Record<string, Json> = {};
  for (const [operationId, operation] of Object.entries(operations)) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operationId, operation) };
  }
  return {
    openapi: "3.1.0",
    info: { title, version: "1" },
    paths,
    components: {
      schemas: reachable(schemas, paths),
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}

/** Every model with an id, as JSON schema that references the others. */
function namedSchemas(): Record<string, Json> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { ...STYLE, uri: (id) => COMPONENTS + id });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, plain(schema)]));
}

function plain(schema: object): Json {
  const { $schema: _schema, $id: _id, id: _name, ...rest } = schema as Json;
  return rest;
}

/** An inline schema in which every named model is replaced by a reference. */
function inline(model: z.ZodType): Json {
  const id = z.globalRegistry.get(model)?.id;
  if (id) return { $ref: COMPONENTS + id };
  if (model instanceof z.ZodArray) {
    const { $defs: _defs, ...limits } = plain(z.toJSONSchema(model, STYLE));
    return { ...limits, items: inline(model.element as z.ZodType) };
  }
  if (model instanceof z.ZodDefault) return { ...inline(model.unwrap() as z.ZodType), default: model.def.defaultValue };
  if (model instanceof z.ZodOptional) return inline(model.unwrap() as z.ZodType);
  return plain(z.toJSONSchema(model, STYLE));
}

function describe(operationId: string, operation: Operation): Json {
  return {
    operationId,
    summary: operation.summary,
    description: operation.summary,
    ...(operation.isQuestion ? { "x-is-question": true } : {}),
    ...(operation.rowsADay ? { "x-rows-a-day": operation.rowsADay } : {}),
    ...(operation.joins ? { "x-joins": operation.joins } : {}),
    ...(operation.audience === "anyone" || operation.audience === "holder" ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parameters("path", operation.params), ...parameters("query", operation.query)],
    ...(operation.body
      ? { requestBody: { required: !operation.body.safeParse({}).success, ...json(operation.body) } }
      : {}),
    ...(operation.takesFile ? { requestBody: { required: true, ...FORM_WITH_FILE } } : {}),
    responses: {
      ...success(operation),
      default: { description: `A refusal: ${Object.keys(ERROR_STATUS).join(", ")}`, ...json(ErrorBody) },
    },
  };
}

const FILE = { type: "string", format: "binary", description: "The file; its name is ignored" };
const FORM = { type: "object", properties: { file: FILE }, required: ["file"] };
const FORM_WITH_FILE = { content: { "multipart/form-data": { schema: FORM } } };

const json = (model: z.ZodType) => ({ content: { "application/json": { schema: inline(model) } } });
const csv = (model: z.ZodType) => ({ content: { "text/csv": { schema: inline(model) } } });
const events = (model: z.ZodType) => ({ content: { "text/event-stream": { schema: inline(model) } } });

function success({ status, summary, redirects, answersCsv, answersEvents, answer }: Operation): Json {
  if (redirects) return { 302: { description: summary, headers: { Location: { schema: { type: "string" } } } } };
  if (answersEvents) return { 200: { description: summary, ...events(answer) } };
  return { [status ?? 200]: { description: summary, ...(answersCsv ? csv(answer) : json(answer)) } };
}

function parameters(place: "path" | "query", model: Operation["query"]): Json[] {
  return Object.entries(model?.shape ?? {}).map(([name, field]) => {
    const schema = field as z.ZodType;
    return {
      name,
      in: place,
      required: place === "path" || !schema.safeParse(undefined).success,
      description: z.globalRegistry.get(schema)?.description,
      schema: inline(schema),
    };
  });
}

/** Keeps only the schemas that the paths refer to, directly or through another model. */
function reachable(schemas: Record<string, Json>, paths: Json): Record<string, Json> {
  const found = new Set<string>();
  const visit = (text: string): void => {
    for (const [, id] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (!id || found.has(id)) continue;
      found.add(id);
      visit(JSON.stringify(schemas[id]));
    }
  };
  visit(JSON.stringify(paths));
  return Object.fromEntries([...found].toSorted().map((id) => [id, schemas[id] ?? {}]));
}
