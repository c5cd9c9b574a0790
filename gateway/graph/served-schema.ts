import {
  getNamedType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  specifiedDirectives,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
} from "graphql";
import { preferEmbedded } from "./joins.ts";
import { eachOperation, propertyDescription, readOpenApiDocuments, type OpenApiDocument } from "./openapi-documents.ts";
import { subscriptionType } from "./subscriptions.ts";

const ROOT_DESCRIPTIONS = new Map([
  ["Query", "Questions: each field is one call of the REST platform, named by its operationId"],
  ["Mutation", "Changes: each field is one call of the REST platform, named by its operationId"],
]);

/**
 * The schema as served and as read by codegen: Mesh's, without nullable list items or request bodies, with a
 * description on every field and argument, and without Mesh's own directives and types. Modifies the types of the
 * given schema in place, so that their resolvers are kept.
 */
export function servedSchema(schema: GraphQLSchema): GraphQLSchema {
  const documents = readOpenApiDocuments();
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    if (isObjectType(type)) tightenOutput(type.getFields());
    if (isInputObjectType(type)) tightenInput(Object.values(type.getFields()));
    type.description ??= ROOT_DESCRIPTIONS.get(type.name) ?? modelDescription(type.name, documents);
    if (isEnumType(type)) describeValues(type);
    describeFields(type, documents);
  }
  describeArguments(schema, documents);
  preferEmbedded(schema);
  const subscription = subscriptionType(schema);
  return new GraphQLSchema({
    query: schema.getQueryType(),
    subscription,
    mutation: schema.getMutationType(),
    directives: specifiedDirectives,
  });
}

/** Derives each value's description from that of its enum, "held: kept for a moment; confirmed: …". */
function describeValues(type: GraphQLEnumType): void {
  for (const value of type.getValues()) {
    const [, text] = new RegExp(`(?:^|[;:.,] )${value.name}: ([^;]+)`).exec(type.description ?? "") ?? [];
    if (text !== undefined) value.description ??= text;
  }
}

function tightenOutput(fields: Record<string, { type: GraphQLOutputType; args: readonly GraphQLArgument[] }>): void {
  for (const field of Object.values(fields)) {
    field.type = withFullLists(field.type);
    tightenInput(field.args);
  }
}

function tightenInput(values: readonly { name: string; type: GraphQLInputType }[]): void {
  for (const value of values) {
    value.type = withFullLists(value.type);
    if (value.name === "input" && isInputObjectType(value.type)) value.type = new GraphQLNonNull(value.type);
  }
}

/** `[Booking]!` -> `[Booking!]!`, at every depth. */
function withFullLists<T extends GraphQLInputType | GraphQLOutputType>(type: T): T;
function withFullLists(type: GraphQLOutputType): GraphQLOutputType {
  if (isNonNullType(type)) return new GraphQLNonNull(withFullLists(type.ofType));
  if (!isListType(type)) return type;
  const item = withFullLists(type.ofType);
  return new GraphQLList(isNonNullType(item) ? item : new GraphQLNonNull(item));
}

function modelDescription(name: string, documents: readonly OpenApiDocument[]): string | undefined {
  return documents.map(({ components }) => components.schemas[name]?.description).find((text) => text !== undefined);
}

/** Mesh drops a description next to a reference: it is read again from the contract. */
function describeFields(type: GraphQLNamedType, documents: readonly OpenApiDocument[]): void {
  if (!isObjectType(type) && !isInputObjectType(type)) return;
  const models = [type.name, type.name.replace(/Input$/, "")];
  for (const field of Object.values(type.getFields())) {
    const found = documents.flatMap((document) =>
      models.map((model) => propertyDescription(document, model, field.name)),
    );
    field.description = found.find((text) => text !== undefined) ?? field.description;
  }
}

function describeArguments(schema: GraphQLSchema, documents: readonly OpenApiDocument[]): void {
  const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  for (const { operation } of eachOperation(documents)) {
    for (const argument of fields[operation.operationId]?.args ?? []) {
      const parameter = operation.parameters.find(({ name }) => name === argument.name);
      argument.description = parameter?.description ?? argument.description ?? getNamedType(argument.type).description;
    }
  }
}
