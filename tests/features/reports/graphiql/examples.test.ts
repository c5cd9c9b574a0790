import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { expect, it } from "vitest";
import { measure } from "#gateway/limits/document-cost.ts";
import { EXAMPLES } from "#web/features/reports/graphiql/examples.ts";

const schema = buildSchema(
  readFileSync(new URL("../../../../schema/generated/schema.graphql", import.meta.url), "utf8"),
);
const VALUES = { locationId: 1, serviceId: 1, coachId: 1 };

it.each(EXAMPLES)("offers $title as a document that fits the schema, with a value for each variable", (example) => {
  const document = parse(example.query);
  expect(validate(schema, document)).toEqual([]);
  const [operation] = document.definitions;
  const declared = operation?.kind === "OperationDefinition" ? operation.variableDefinitions : [];
  expect(Object.keys(example.variables(VALUES)).toSorted()).toEqual(
    declared?.map(({ variable }) => variable.name.value).toSorted(),
  );
  expect(measure(document).cost).toBeLessThan(200);
});
