import { readFileSync } from "node:fs";
import { buildSchema, isEnumType } from "graphql";
import { describe, expect, it } from "vitest";
import { withoutDerived } from "#gateway/graph/derived-parameters.ts";
import {
  carriesFile,
  DOCUMENTS,
  ENDPOINTS,
  REDIRECTS,
  resolved,
  schemaOf,
  type OpenApiDocument,
  type Schema,
} from "./openapi-contract.ts";

const sdl = buildSchema(readFileSync(new URL("../../schema/generated/schema.graphql", import.meta.url), "utf8"));
const roots = {
  ...sdl.getQueryType()?.getFields(),
  ...sdl.getMutationType()?.getFields(),
  ...sdl.getSubscriptionType()?.getFields(),
};
const METHODS = ["get", "post", "put", "patch", "delete"];
const IN_GRAPH = ENDPOINTS.filter((endpoint) => !carriesFile(endpoint));
const OPERATION_IDS = ENDPOINTS.map(({ operation }) => operation.operationId);

/** The rows of the specification's endpoint tables. */
const [, ...SPECIFIED] = readFileSync(new URL("specified-calls.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n");

/** Every schema of a document with its path, models first. */
function schemasOf({ components, paths }: OpenApiDocument): [string, Schema][] {
  const models = Object.entries(components.schemas).flatMap(([name, schema]) => within(name, schema));
  const inPaths = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, parameters, requestBody, responses }) => [
      ...parameters.flatMap(({ name, schema }) => within(`${operationId}(${name})`, schema)),
      ...[requestBody, ...Object.values(responses)].flatMap((part) =>
        part?.content ? within(operationId, schemaOf(part)) : [],
      ),
    ]);
  return [...models, ...inPaths];
}

function within(place: string, schema: Schema): [string, Schema][] {
  const { properties = {}, items, anyOf = [], additionalProperties } = schema;
  return [
    [place, schema],
    ...Object.entries(properties).flatMap(([name, inner]) => within(`${place}.${name}`, inner)),
    ...[items, additionalProperties, ...anyOf].flatMap((inner) => (inner ? within(`${place}[]`, inner) : [])),
  ];
}

describe.each(DOCUMENTS.map((document) => [document.info.title, document] as const))(
  "the document %s",
  (_, document) => {
    const operations = ENDPOINTS.filter(({ schemas }) => schemas === document.components.schemas);

    it("is OpenAPI 3.1: version, title, paths, and for each operation a success response and the Error model", () => {
      expect(document).toMatchObject({
        openapi: "3.1.0",
        info: { title: expect.any(String), version: expect.any(String) },
      });
      for (const { method, path, operation } of operations) {
        expect(METHODS, path).toContain(method);
        expect(path).toMatch(/^\/api\/(?:v1|central)(?:\/[a-z-]+|\/\{\w+\})+$/);
        const [success, ...others] = Object.keys(operation.responses);
        expect([success, ...others], path).toEqual([expect.stringMatching(/^20[01]$/), "default"]);
        const refusal = operation.responses["default"];
        expect(refusal && schemaOf(refusal)).toEqual({ $ref: "#/components/schemas/Error" });
      }
    });

    it("declares each part of a path as a required parameter, and nothing twice", () => {
      for (const { path, operation } of operations) {
        const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
        const names = operation.parameters.map(({ name }) => name);
        expect(
          inPath.map(({ name }) => `{${name}}`),
          path,
        ).toEqual(path.match(/\{\w+\}/g) ?? []);
        expect(inPath.every(({ required }) => required)).toBe(true);
        expect(new Set(names).size).toBe(names.length);
      }
    });

    it("has no broken references and no unused parts", () => {
      const text = JSON.stringify(document);
      const referred = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? "");
      expect([...new Set(referred)].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted());
      const schemes = operations.flatMap(({ operation }) => (operation.security ?? []).flatMap(Object.keys));
      for (const scheme of schemes) expect(document.components.securitySchemes).toHaveProperty(scheme);
    });

    it("describes every operation, parameter, body, response, model and property", () => {
      const { schemas } = document.components;
      const properties = schemasOf(document).flatMap(([place, { properties: inner = {} }]) =>
        Object.entries(inner).map(([name, property]) => [
          `${place}.${name}`,
          property.description ?? resolved(property, schemas).description,
        ]),
      );
      const models = Object.entries(schemas).map(([name, { description }]) => [name, description]);
      const calls = operations.flatMap(
        ({ operation: { operationId, summary, description, parameters, responses } }) => [
          [operationId, summary && description],
          ...parameters.map((parameter) => [
            `${operationId}(${parameter.name})`,
            parameter.description ?? resolved(parameter.schema, schemas).description,
          ]),
          ...Object.entries(responses).map(([status, answer]) => [`${operationId} ${status}`, answer.description]),
        ],
      );
      const silent = [...properties, ...models, ...calls].filter(([, description]) => !description);
      expect(silent.map(([place]) => place)).toEqual([]);
    });

    it("uses the screens' term for a phone number", () => {
      expect(JSON.stringify(document)).not.toMatch(/telephone/i);
    });

    it("gives each schema a type, requires only properties that exist, and has no nullable list items", () => {
      for (const [place, schema] of schemasOf(document)) {
        const { type, $ref, anyOf, required = [], properties = {}, items } = schema;
        // an error may carry any entity
        const isFree = /^Error(?:\.current|\.alternatives\[\])$/.test(place);
        expect(isFree || Boolean(type ?? $ref ?? anyOf), place).toBe(true);
        expect(Object.keys(properties), place).toEqual(expect.arrayContaining(required));
        if (items) expect(JSON.stringify([items.type, items.anyOf]), place).not.toContain('"null"');
      }
    });
  },
);

it("gives each operation a unique name, which is a root field of the graph unless it carries a file", () => {
  expect(new Set(OPERATION_IDS).size).toBe(OPERATION_IDS.length);
  const inGraph = IN_GRAPH.map(({ operation }) => operation.operationId);
  expect(inGraph.toSorted()).toEqual(Object.keys(roots).toSorted());
  expect(inGraph).not.toContain("exportBookings");
});

it.each(IN_GRAPH.map(({ operation, body }) => [operation.operationId, operation, body] as const))(
  "%s has the same arguments in REST and the graph, except those that are derived from the selection",
  (operationId, operation, body) => {
    const { parameters } = withoutDerived(operation);
    const names = [...parameters.map(({ name }) => name), ...(body ? ["input"] : [])];
    expect(roots[operationId]?.args.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  },
);

it("has the same enum values in the graph", () => {
  const enums = Object.values(sdl.getTypeMap()).filter((type) => isEnumType(type));
  const inGraph = Object.fromEntries(
    enums
      .filter(({ name }) => !name.startsWith("__"))
      .map((type) => [type.name, type.getValues().map(({ name }) => name)]),
  );
  const published = DOCUMENTS.flatMap(({ components }) =>
    Object.entries(components.schemas).flatMap(([name, { enum: listed }]) => (listed ? [[name, listed]] : [])),
  );
  expect(inGraph).toEqual(Object.fromEntries(published));
});

it("publishes every operation of the specification that bookings need, under its name", () => {
  const published = [...ENDPOINTS, ...REDIRECTS].map(({ method, path, operation }) =>
    [method.toUpperCase(), path, operation.operationId].join("\t"),
  );
  expect(SPECIFIED.length).toBeGreaterThan(40);
  expect(SPECIFIED.filter((call) => !published.includes(call))).toEqual([]);
});
