import { Kind, parse, valueFromASTUntyped, visit, type FieldNode, type ValueNode } from "graphql";
import { z } from "zod";
import { centralOperations, v1Operations } from "#schema/operations.ts";
import type { OperationTable } from "#schema/shared/operation.ts";
import { Id } from "#schema/shared/paging.ts";
import { InputInstant } from "#schema/shared/time.ts";

/** A JSON schema, and the one whose definitions it refers to. */
interface Shape {
  schema: z.core.JSONSchema.BaseSchema;
  root: z.core.JSONSchema.BaseSchema;
}

/** What the contract takes in place of a text. */
export type TimeKind = "date" | "instant";

/** A place where a document takes the value of a variable. */
export interface VariableUse {
  variable: string;
  shape: Shape;
  /** Id of the location for which the same field is asked. */
  locationId: number | undefined;
}

const OPERATIONS: OperationTable = { ...v1Operations, ...centralOperations };
const REFERENCE = /^#\/\$defs\/(.+)$/;
/** The graph calls dates and instants texts, and the contract gives instants no format: their pattern tells them. */
const INSTANT_PATTERN = z.toJSONSchema(InputInstant).pattern;

/** Throws if the document cannot be parsed. */
export function variableUses(query: string, values: Readonly<Record<string, unknown>>): VariableUse[] {
  const uses: VariableUse[] = [];
  visit(parse(query), {
    Field(field) {
      const inputs = inputsOf(field.name.value);
      if (!inputs) return;
      const locationId = locationOf(field, values);
      for (const { name, value } of field.arguments ?? []) {
        const found = variablesIn(value, propertyOf(inputs, name.value));
        uses.push(...found.map((one) => ({ ...one, locationId })));
      }
    },
  });
  return uses;
}

const knownInputs = new Map<string, Shape>();

/** The arguments of a field of the graph, as one object. */
function inputsOf(field: string): Shape | undefined {
  if (!Object.hasOwn(OPERATIONS, field)) return undefined;
  const known = knownInputs.get(field);
  if (known) return known;
  const { params, query, body } = OPERATIONS[field] ?? {};
  const model = z.object({ ...params?.shape, ...query?.shape, ...(body && { input: body }) });
  const schema = z.toJSONSchema(model, { io: "input" });
  const inputs = { schema, root: schema };
  knownInputs.set(field, inputs);
  return inputs;
}

function locationOf(field: FieldNode, values: Readonly<Record<string, unknown>>): number | undefined {
  const given = new Map(field.arguments?.map(({ name, value }) => [name.value, valueFromASTUntyped(value, values)]));
  const input: unknown = given.get("input");
  const inBody = typeof input === "object" && input !== null && "location_id" in input ? input.location_id : undefined;
  return Id.safeParse(given.get("location_id") ?? inBody).data;
}

function variablesIn(node: ValueNode, shape: Shape | undefined): Omit<VariableUse, "locationId">[] {
  if (!shape) return [];
  if (node.kind === Kind.VARIABLE) return [{ variable: node.name.value, shape }];
  if (node.kind === Kind.LIST) return node.values.flatMap((value) => variablesIn(value, itemsOf(shape)));
  if (node.kind !== Kind.OBJECT) return [];
  return node.fields.flatMap(({ name, value }) => variablesIn(value, propertyOf(shape, name.value)));
}

/** Returns the value with each date and instant in it replaced; other texts stay as they are. */
export function withTimes(
  value: unknown,
  shape: Shape | undefined,
  replace: (text: string, kind: TimeKind) => string,
): unknown {
  if (!shape) return value;
  if (Array.isArray(value)) return value.map((item) => withTimes(item, itemsOf(shape), replace));
  if (typeof value === "string") {
    // The graph takes one value for a list of one.
    const kind = kindOf(shape) ?? kindOf(itemsOf(shape));
    return kind ? replace(value, kind) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withTimes(inner, propertyOf(shape, name), replace)]),
  );
}

function kindOf(shape: Shape | undefined): TimeKind | undefined {
  const { format, pattern } = shape ? resolved(shape) : {};
  if (format === "date") return "date";
  return pattern !== undefined && pattern === INSTANT_PATTERN ? "instant" : undefined;
}

const itemsOf = (shape: Shape): Shape | undefined => within(shape, resolved(shape).items);

const propertyOf = (shape: Shape, name: string): Shape | undefined => within(shape, resolved(shape).properties?.[name]);

const within = ({ root }: Shape, inner: z.core.JSONSchema.BaseSchema["items"]): Shape | undefined =>
  typeof inner === "object" && !Array.isArray(inner) ? { schema: inner, root } : undefined;

/** The schema behind a reference, and that of a value which may be null. */
function resolved({ schema, root }: Shape): z.core.JSONSchema.BaseSchema {
  const [, name] = REFERENCE.exec(schema.$ref ?? "") ?? [];
  const referred = name === undefined ? undefined : root.$defs?.[name];
  if (referred) return resolved({ schema: referred, root });
  const present = schema.anyOf?.find(({ type }) => type !== "null");
  return present ? resolved({ schema: present, root }) : schema;
}
