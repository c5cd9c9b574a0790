import { type GraphQLResolveInfo, Kind, type OperationDefinitionNode } from "graphql";

/**
 * The key of one mutation. Several in one document share the header but not the key: each adds its place in the answer, so
 * that a repeated document meets each one's own first answer.
 */
export function idempotencyKey(
  given: string | null,
  info: Pick<GraphQLResolveInfo, "operation" | "path">,
): string | null {
  if (given === null || info.operation.operation !== "mutation") return null;
  return hasSeveralFields(info.operation) ? `${given}:${info.path.key}` : given;
}

function hasSeveralFields({ selectionSet }: OperationDefinitionNode): boolean {
  const { selections } = selectionSet;
  return selections.length > 1 || selections.some(({ kind }) => kind !== Kind.FIELD);
}
