import { type GraphQLSchema, isObjectType } from "graphql";
import { joinsOf, type OpenApiDocument, readOpenApiDocument, wholeSelection } from "./openapi-documents.ts";

/** Entities that a staff type reaches through one of its ids, as the look-ups of the contract say. */
const JOINS = joinsOf(readOpenApiDocument("v1"));

/** The joined fields as type extensions; each may be null, else one guest would empty the whole list. */
export const joinFields = JOINS.map(
  ({ on, field, type, description }) => `extend type ${on} {\n  "${description}"\n  ${field}: ${type}\n}`,
).join("\n");

/** Names of the joined fields: each asks the REST platform once more. */
export const joinedFieldNames: ReadonlySet<string> = new Set(JOINS.map(({ field }) => field));

/** The ids, of whatever type, by which a joined field of this name is looked up. */
export const joinKeys: ReadonlyMap<string, readonly string[]> = new Map(
  [...joinedFieldNames].map((name) => [name, JOINS.filter(({ field }) => field === name).map(({ key }) => key)]),
);

/** How Mesh answers the joined fields: one look-up for all rows. */
export function joinResolvers(v1: OpenApiDocument) {
  return JOINS.map((join) => ({
    targetTypeName: join.on,
    targetFieldName: join.field,
    sourceName: "v1",
    sourceTypeName: "Query",
    sourceFieldName: join.lookup,
    keyField: join.key,
    keysArg: "ids",
    // Without it answers are matched by position, and a booking shows another person.
    valueKeyField: "id",
    // REST answers whole entities anyway. With only what the document asks for, an alias inside a joined entity finds
    // nothing, and neither does a join of the joined entity, whose key nobody asked for.
    sourceSelectionSet: wholeSelection(v1, join.type),
  }));
}

/** Lets a joined field take what its row brought along: only without that is it looked up. */
export function preferEmbedded(schema: GraphQLSchema): void {
  for (const { on, field } of JOINS) {
    const type = schema.getType(on);
    const joined = isObjectType(type) ? type.getFields()[field] : undefined;
    const lookUp = joined?.resolve;
    if (!joined || !lookUp) throw new Error(`${on}.${field} is not joined`);
    joined.resolve = (row: Record<string, unknown>, ...rest) =>
      row[field] === undefined ? lookUp(row, ...rest) : row[field];
  }
}
