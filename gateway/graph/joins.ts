import { isObjectType, type GraphQLSchema } from "graphql";
import { joinsOf, readOpenApiDocument, wholeSelection, type OpenApiDocument } from "./openapi-documents.ts";

/** Entities that a staff type reaches through one of its ids, according to the look-ups in the contract. */
const JOINS = joinsOf(readOpenApiDocument("v1"));

/** The joined fields as type extensions; each is nullable, otherwise one guest would null the whole list. */
export const joinFields = JOINS.map(
  ({ on, field, type, description }) => `extend type ${on} {\n  "${description}"\n  ${field}: ${type}\n}`,
).join("\n");

/** Names of the joined fields: each makes another call to the REST platform. */
export const joinedFieldNames: ReadonlySet<string> = new Set(JOINS.map(({ field }) => field));

/** The ids, of any type, by which a joined field of this name is looked up. */
export const joinKeys: ReadonlyMap<string, readonly string[]> = new Map(
  [...joinedFieldNames].map((name) => [name, JOINS.filter(({ field }) => field === name).map(({ key }) => key)]),
);

/** Mesh resolvers of the joined fields: one look-up for all rows. */
export function joinResolvers(v1: OpenApiDocument) {
  return JOINS.map((join) => ({
    targetTypeName: join.on,
    targetFieldName: join.field,
    sourceName: "v1",
    sourceTypeName: "Query",
    sourceFieldName: join.lookup,
    keyField: join.key,
    keysArg: "ids",
    // Without it, results are matched by position, and a booking shows the wrong person.
    valueKeyField: "id",
    // REST returns whole entities anyway. If only the document's fields are selected, an alias inside a joined entity
    // resolves to nothing, and so does a join of the joined entity, whose key was not selected.
    sourceSelectionSet: wholeSelection(v1, join.type),
  }));
}

/** Makes joined fields use the entity embedded in their row, if any, and look it up only otherwise. */
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
