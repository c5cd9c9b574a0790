import { readFileSync } from "node:fs";

interface Schema {
  description?: string;
  enum?: string[];
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
}

export const EVENT_STREAM = "text/event-stream";

interface Join {
  on: string;
  field: string;
  key: string;
  description: string;
}

interface Parameter {
  name: string;
  in: "path" | "query";
  description?: string;
  schema: Schema;
}

export interface OpenApiOperation {
  operationId: string;
  /** Changes nothing although it is a POST. */
  "x-is-question"?: true;
  /** What each day from `start` to `end` is priced at, in rows, where more is read than told. */
  "x-rows-a-day"?: number;
  /** Fields of other types that it answers. */
  "x-joins"?: Join[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, Schema> };
}

/** The published documents of both APIs. */
export function readOpenApiDocuments(): OpenApiDocument[] {
  return [readOpenApiDocument("v1"), readOpenApiDocument("central")];
}

export function readOpenApiDocument(name: "v1" | "central"): OpenApiDocument {
  const file = new URL(`../../schema/generated/openapi.${name}.json`, import.meta.url);
  // Made by schema/generate.ts, and the freshness check keeps it so: its shape is known.
  return JSON.parse(readFileSync(file, "utf8")) as OpenApiDocument;
}

/** Every operation with its path, of both APIs. */
export function eachOperation(documents: readonly OpenApiDocument[]): { path: string; operation: OpenApiOperation }[] {
  return documents.flatMap(({ paths }) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    ),
  );
}

/** Paths whose answer is passed on as it comes: files and events. */
export function streamedPaths(): ReadonlySet<string> {
  const streamed = eachOperation(readOpenApiDocuments()).filter(
    ({ operation }) => answersFile(operation) || answersEvents(operation),
  );
  return new Set(streamed.map(({ path }) => path));
}

/** Calls that answer one model after another: the fields of the graph's subscriptions, with their paths. */
export function subscriptionPaths(): ReadonlyMap<string, string> {
  const found = eachOperation(readOpenApiDocuments()).filter(({ operation }) => answersEvents(operation));
  return new Map(found.map(({ path, operation }) => [operation.operationId, path]));
}

/** Calls that are queries of the graph although their body makes them a POST. */
export function questionIds(document: OpenApiDocument): string[] {
  const questions = eachOperation([document]).filter(({ operation }) => operation["x-is-question"]);
  return questions.map(({ operation }) => operation.operationId);
}

/** Whether a call answers rows of text. */
function answersFile({ responses }: Pick<OpenApiOperation, "responses">): boolean {
  return Object.values(responses).some(({ content = {} }) => "text/csv" in content);
}

export function answersEvents({ responses }: Pick<OpenApiOperation, "responses">): boolean {
  return EVENT_STREAM in (responses["200"]?.content ?? {});
}

/** Files and redirects: the graph carries JSON alone. */
export function isForRestAlone(operation: Pick<OpenApiOperation, "requestBody" | "responses">): boolean {
  return answersFile(operation) || takesFile(operation) || "302" in operation.responses;
}

/** Paths whose body is passed on as it comes. */
export function uploadPaths(): ReadonlySet<string> {
  const taking = eachOperation(readOpenApiDocuments()).filter(({ operation }) => takesFile(operation));
  return new Set(taking.map(({ path }) => path));
}

const takesFile = ({ requestBody }: Pick<OpenApiOperation, "requestBody">): boolean =>
  "multipart/form-data" in (requestBody?.content ?? {});

/** What a property says of itself, else what the model that it holds says. */
export function propertyDescription(document: OpenApiDocument, model: string, property: string): string | undefined {
  const { schemas } = document.components;
  const schema = schemas[model]?.properties?.[property];
  return schema?.description ?? schemas[referredModel(schema) ?? ""]?.description;
}

/** Every field of a model, to the leaves, as a GraphQL selection. */
export function wholeSelection(document: OpenApiDocument, model: string): string {
  const { schemas } = document.components;
  const fields = Object.entries(schemas[model]?.properties ?? {}).map(([name, schema]) => {
    const inner = referredModel(schema) ?? referredModel(schema.items) ?? "";
    return schemas[inner]?.properties ? `${name} ${wholeSelection(document, inner)}` : name;
  });
  return `{ ${fields.join(" ")} }`;
}

/** Every joined field with the call that answers it and the type of its entities. */
export function joinsOf(document: OpenApiDocument): (Join & { lookup: string; type: string })[] {
  return eachOperation([document]).flatMap(
    ({ operation: { operationId: lookup, responses, "x-joins": joins = [] } }) => {
      const type = referredModel(responses["200"]?.content?.["application/json"]?.schema?.items);
      if (joins.length > 0 && type === undefined) throw new Error(`${lookup} has joins and answers no list of a model`);
      return joins.map((join) => ({ ...join, lookup, type: type ?? "" }));
    },
  );
}

function referredModel(schema: Schema | undefined): string | undefined {
  const reference = schema?.$ref ?? schema?.anyOf?.find((option) => option.$ref)?.$ref;
  return reference?.split("/").at(-1);
}
