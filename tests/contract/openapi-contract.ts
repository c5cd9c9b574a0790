import { readFileSync } from "node:fs";
import { z } from "zod";

/** As much of JSON Schema as our documents use. */
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

/** One call as the document publishes it. */
export interface Endpoint {
  method: string;
  path: string;
  operation: PublishedOperation;
  schemas: Record<string, Schema>;
  body: Schema | undefined;
}

export const DOCUMENTS: readonly OpenApiDocument[] = ["v1", "central"].map((name) => {
  const file = new URL(`../../schema/generated/openapi.${name}.json`, import.meta.url);
  // the freshness check keeps the files as schema/openapi.ts writes them, and openapi.test.ts looks at their shape
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

/** What answers JSON or a file; the browser alone goes where it is led elsewhere. */
export const ENDPOINTS = PUBLISHED.filter((endpoint) => !leadsElsewhere(endpoint));
export const REDIRECTS = PUBLISHED.filter(leadsElsewhere);

/** Of a body, an answer or a file. */
export function schemaOf({ content }: Content): Schema {
  if ("text/event-stream" in content) return content["text/event-stream"].schema;
  if ("multipart/form-data" in content) return content["multipart/form-data"].schema;
  return "application/json" in content ? content["application/json"].schema : content["text/csv"].schema;
}

/** Whether a call takes or answers a file, which the graph leaves to REST. */
export function carriesFile({ operation }: Pick<Endpoint, "operation">): boolean {
  if (operation.requestBody && "multipart/form-data" in operation.requestBody.content) return true;
  return Object.values(operation.responses).some(({ content }) => "text/csv" in content);
}

/** Whether a call answers again and again. */
export function answersEvents({ operation }: Pick<Endpoint, "operation">): boolean {
  return Object.values(operation.responses).some(({ content }) => "text/event-stream" in content);
}

/** The schema itself, or the one that it refers to. */
export function resolved(schema: Schema, schemas: Record<string, Schema>): Schema {
  const name = schema.$ref?.split("/").at(-1);
  if (name === undefined) return schema;
  const found = schemas[name];
  if (!found) throw new Error(`No schema has the name ${name}`);
  return found;
}

/** Answers that fit the published document, by status; `default` for every refusal. */
export function answerModels({ operation, schemas }: Endpoint): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(operation.responses).map(([status, answer]) => [status, modelOf(schemaOf(answer), schemas)]),
  );
}

function modelOf(schema: Schema, schemas: Record<string, Schema>): z.ZodType {
  const withDefinitions = { ...schema, $defs: schemas };
  const text = JSON.stringify(withDefinitions).replaceAll("#/components/schemas/", "#/$defs/");
  return z.fromJSONSchema(JSON.parse(text));
}
