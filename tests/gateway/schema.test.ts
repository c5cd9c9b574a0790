import { readFileSync } from "node:fs";
import {
  buildSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";
import { expect, test } from "vitest";
import { centralOperations, v1Operations } from "#schema/operations.ts";
import { isForRestAlone, type Operation } from "#schema/shared/operation.ts";

const SDL = readFileSync(new URL("../../schema/generated/schema.graphql", import.meta.url), "utf8");
const schema = buildSchema(SDL);
const typesOf = (of: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(of.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
const types = typesOf(schema);
/** What answers a file is asked over REST alone. */
const operations = Object.entries<Operation>({ ...v1Operations, ...centralOperations }).filter(
  ([, operation]) => !isForRestAlone(operation),
);

interface Described {
  name: string;
  description?: string | null;
}

const argumentsOf = (field: object): readonly Described[] =>
  "args" in field && Array.isArray(field.args) ? field.args : [];

/** A type's fields and their arguments, or its values, each with its full name. */
function parts(type: GraphQLNamedType): Described[] {
  if (isEnumType(type)) {
    return type.getValues().map(({ name, description }) => ({ name: `${type.name}.${name}`, description }));
  }
  if (!isObjectType(type) && !isInputObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    { name: `${type.name}.${field.name}`, description: field.description },
    ...argumentsOf(field).map(({ name, description }) => ({
      name: `${type.name}.${field.name}(${name})`,
      description,
    })),
  ]);
}

/** What of a schema has no description. */
const silentIn = (of: GraphQLSchema): string[] =>
  typesOf(of)
    .flatMap((type) => [type as Described, ...parts(type)])
    .filter(({ description }) => !description)
    .map(({ name }) => name);

test("describes every type, field, argument and value", () => {
  expect(silentIn(schema)).toEqual([]);
});

test("reports a type, field, argument and value without a description", () => {
  const planted = buildSchema(`
    """Questions"""
    type Query { bays("Which day" day: String, at: Int): Bay }
    type Bay { "Its name" name: String, state: State }
    """open: can be booked; shut: cannot"""
    enum State { "Can be booked" open shut }`);
  const own = silentIn(planted).filter((name) => /^(Query|Bay|State)\b/.test(name));
  expect(own).toEqual(["Query.bays", "Query.bays(at)", "Bay", "Bay.state", "State.shut"]);
});

test("has one root field for each operation, by its operationId", () => {
  const questions = Object.keys(schema.getQueryType()?.getFields() ?? {});
  const changes = Object.keys(schema.getMutationType()?.getFields() ?? {});
  const asks = ({ method, isQuestion }: Operation) => method === "get" || isQuestion === true;
  const streams = Object.keys(schema.getSubscriptionType()?.getFields() ?? {});
  const named = (isAsked: boolean) =>
    operations
      .filter(([, operation]) => !operation.answersEvents && asks(operation) === isAsked)
      .map(([operationId]) => operationId);

  expect(questions.toSorted()).toEqual(named(true).toSorted());
  expect(changes.toSorted()).toEqual(named(false).toSorted());
  expect(streams).toEqual(operations.flatMap(([name, { answersEvents }]) => (answersEvents ? [name] : [])));
});

const TOLD_BY_THE_SELECTION = ["include", "fields", "total"];

test("has the contract's arguments that are not derived from the selection, by name, and a body always as input", () => {
  const fields = {
    ...schema.getQueryType()?.getFields(),
    ...schema.getMutationType()?.getFields(),
    ...schema.getSubscriptionType()?.getFields(),
  };
  for (const [operationId, { params, query, body }] of operations) {
    const given = fields[operationId]?.args.map(
      ({ name, type }) => `${name}${name === "input" ? `: ${String(type)}` : ""}`,
    );
    const bodyType = fields[operationId]?.args.find(({ name }) => name === "input")?.type;
    const asked = Object.keys(query?.shape ?? {}).filter((name) => !TOLD_BY_THE_SELECTION.includes(name));
    const names = [...Object.keys(params?.shape ?? {}), ...asked];
    expect(given?.toSorted(), operationId).toEqual(
      [...names, ...(body ? [`input: ${String(bodyType)}`] : [])].toSorted(),
    );
    if (body) expect(String(bodyType), operationId).toMatch(/^\w+Input!$/);
  }
});

test("has no list with nullable items", () => {
  const lists = SDL.match(/\[[^\]]+\]/g) ?? [];
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.filter((list) => !list.endsWith("!]"))).toEqual([]);
});

test("keeps nullable values nullable, also behind a reference", () => {
  const booking = schema.getType("Booking");
  const field = (name: string) => (isObjectType(booking) ? String(booking.getFields()[name]?.type) : "");

  expect(["client_id", "guest", "resource_id", "late_minutes"].map(field)).toEqual(["Int", "Guest", "Int", "Int"]);
  expect(["client", "coach", "resource"].map(field)).toEqual(["Client", "Coach", "Resource"]);
  expect(["price", "status", "notes"].map(field)).toEqual(["Money!", "BookingStatus!", "[BookingNote!]!"]);
});

test("keeps the contract's enum values and names", () => {
  const status = schema.getType("BookingStatus");
  const values = isEnumType(status) ? status.getValues().map(({ name }) => name) : [];
  expect(values).toEqual(["held", "confirmed", "checked_in", "completed", "no_show", "cancelled"]);
  expect(SDL).not.toMatch(/_Input\b|InputInput\b/);
});

test("has no unreachable type, no Mesh directive, and no union that the web's cache would have to know", () => {
  expect(SDL).not.toMatch(/ObjMap|HTTPMethod|@httpOperation|@transport|^directive/m);
  expect(types.filter(isAbstractType)).toEqual([]);
});
