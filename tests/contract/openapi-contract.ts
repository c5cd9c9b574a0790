import { readFileSync } from "node:fs";
import { z } from "zod";

/** The part of JSON Schema that our documents use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema;
  enum?: string[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Parameter {
  name: string;
  in: "path" | "query";
  required: boolean;
  description?: string;
  schema: Schema;
}

interface Body {
  schema: Schema;
}

interface Content {
  description?: string;
  content:
    | { "application/json": Body }
    | { "text/csv": Body }
    | { "text/event-stream": Body }
    | { "multipart/form-data": Body };
}

export interface PublishedOperation {
  operationId: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, Content>;
  security?: Record<string, string[]>[];
}

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, PublishedOperation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, unknown> };
}

/** One operation as the document publishes it. */
export interface Endpoint {
  method: string;
  path: string;
  operation: PublishedOperation;
  schemas: Record<string, Schema>;
  body: Schema | undefined;
}

export const DOCUMENTS: readonly OpenApiDocument[] = ["v1", "central"].map((name) => {
  const file = new URL(`../../schema/generated/openapi.${name}.json`, import.meta.url);
  // the freshness check guarantees that schema/openapi.ts wrote the files, and openapi.test.ts checks their shape
  return JSON.parse(readFileSync(file, "utf8")) as OpenApiDocument;
});

const PUBLISHED: readonly Endpoint[] = DOCUMENTS.flatMap(({ paths, components }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      path,
      operation,
      schemas: components.schemas,
      body: operation.requestBody && schemaOf(operation.requestBody),
    })),
  ),
);

const leadsElsewhere = ({ operation }: Endpoint): boolean => "302" in operation.responses;

/** The endpoints that respond with JSON or a file; only a browser follows the redirecting ones. */
export const ENDPOINTS = PUBLISHED.filter((endpoint) => !leadsElsewhere(endpoint));
export const REDIRECTS = PUBLISHED.filter(leadsElsewhere);

/** The schema of a request body, a response or a file. */
export function schemaOf({ content }: Content): Schema {
  if ("text/event-stream" in content) return content["text/event-stream"].schema;
  if ("multipart/form-data" in content) return content["multipart/form-data"].schema;
  return "application/json" in content ? content["application/json"].schema : content["text/csv"].schema;
}

/** Whether an operation takes or returns a file; these are in REST only, not in the graph. */
export function carriesFile({ operation }: Pick<Endpoint, "operation">): boolean {
  if (operation.requestBody && "multipart/form-data" in operation.requestBody.content) return true;
  return Object.values(operation.responses).some(({ content }) => "text/csv" in content);
}

/** Whether an operation responds with an event stream. */
export function answersEvents({ operation }: Pick<Endpoint, "operation">): boolean {
  return Object.values(operation.responses).some(({ content }) => "text/event-stream" in content);
}

/** The schema itself, or the one that it refers to. Throws if there is none of that name. */
export function resolved(schema: Schema, schemas: Record<string, Schema>): Schema {
  const name = schema.$ref?.split("/").at(-1);
  if (name === undefined) return schema;
  const found = schemas[name];
  if (!found) throw new Error(`No schema has the name ${name}`);
  return found;
}

/** Models of the published responses by status; `default` for every error. */
export function answerModels({ operation, schemas }: Endpoint): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(operation.responses).map(([status, answer]) => [status, modelOf(schemaOf(answer), schemas)]),
  );
}

function modelOf(schema: Schema, schemas: Record<string, Schema>): z.ZodType {
  const withDefinitions = { ...schema, $defs: definitionsOf(schema, schemas) };
  const text = JSON.stringify(withDefinitions).replaceAll("#/components/schemas/", "#/$defs/");
  return z.fromJSONSchema(JSON.parse(text));
}

/** The schemas that one refers to, also through others: all of the document's would take far longer to convert. */
function definitionsOf(schema: Schema, schemas: Record<string, Schema>): Record<string, Schema> {
  const found = new Map<string, Schema>();
  const collect = (from: Schema): void => {
    for (const [, name = ""] of JSON.stringify(from).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue;
      const definition = resolved({ $ref: name }, schemas);
      found.set(name, definition);
      collect(definition);
    }
  };
  collect(schema);
  return Object.fromEntries(found);
}
