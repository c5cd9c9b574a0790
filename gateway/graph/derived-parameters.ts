import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionNode } from "graphql";
import { joinKeys } from "./joins.ts";
import { eachOperation, readOpenApiDocuments, type OpenApiOperation } from "./openapi-documents.ts";

/** Query parameters that no document sets: they are derived from its selection. */
const DERIVED: readonly string[] = ["include", "fields", "total"];

type Placed = Pick<OpenApiOperation["parameters"][number], "name" | "in">;

/** Returns the operation without its derived parameters, as the graph offers it. */
export function withoutDerived<O extends { parameters: readonly Placed[] }>(operation: O): O {
  return { ...operation, parameters: operation.parameters.filter((parameter) => !isDerived(parameter)) };
}

type Info = Pick<GraphQLResolveInfo, "fieldName" | "fieldNodes" | "fragments">;

/**
 * What a root field adds to its call's query: the related entities that are selected of each row come along in the one answer, of
 * row and entities only the fields that are selected, and the rows of all pages are counted only for who asks how many
 * there are. What is selected under a condition counts as selected.
 */
export function selectionQuery(): (info: Info) => string {
  const operations = new Map<string, Derivable>();
  for (const { operation } of eachOperation(readOpenApiDocuments())) {
    const derivable = derivableOf(operation);
    if (derivable) operations.set(operation.operationId, derivable);
  }
  // A compiled document keeps its nodes.
  const known = new WeakMap<readonly FieldNode[], string>();
  return (info) => {
    const derivable = operations.get(info.fieldName);
    if (!derivable) return "";
    const query = known.get(info.fieldNodes) ?? queryOf(derivable, info);
    known.set(info.fieldNodes, query);
    return query;
  };
}

interface Derivable {
  /** Fields of a row that the call can embed, or parts of a response that it omits unless requested. */
  include: readonly string[];
  /** What each row can be narrowed to, those of a related entity as `client.name`. */
  fields: ReadonlySet<string>;
  countsTotal: boolean;
}

function derivableOf({ parameters }: OpenApiOperation): Derivable | null {
  const derived = new Map(parameters.filter(isDerived).map(({ name, schema }) => [name, schema]));
  if (derived.size === 0) return null;
  return {
    include: derived.get("include")?.items?.enum ?? [],
    fields: new Set(derived.get("fields")?.items?.enum),
    countsTotal: derived.has("total"),
  };
}

function isDerived({ name, in: place }: Placed): boolean {
  return place === "query" && DERIVED.includes(name);
}

function queryOf({ include, fields, countsTotal }: Derivable, { fieldNodes, fragments }: Info): string {
  const answer = fieldsBelow(fieldNodes, fragments);
  const below = (nodes: readonly FieldNode[], name: string) =>
    fieldsBelow(
      nodes.filter((field) => field.name.value === name),
      fragments,
    );
  // A page has its rows under `data`; any other response is the row itself.
  const row = [...answer, ...below(answer, "data")];
  const ofRow = namesOf(row);
  const ofMeta = namesOf(below(answer, "meta"));
  const selected = namesDownTo(new Set(include), row, fragments);
  const included = include.filter((name) => selected.has(name));
  const wanted = [
    ...withKeys(ofRow),
    ...included.flatMap((name) => withKeys(namesOf(below(row, name))).map((field) => `${name}.${field}`)),
  ].filter((field) => fields.has(field));
  const isCounted = ["total", "last_page", "more"].some((field) => ofMeta.has(field));
  return [
    ...(included.length > 0 ? [`include=${included.join(",")}`] : []),
    ...(wanted.length > 0 ? [`fields=${wanted.join(",")}`] : []),
    ...(countsTotal && !isCounted ? ["total=false"] : []),
  ].join("&");
}

/** Adds the ids by which joined fields are looked up. */
const withKeys = (names: ReadonlySet<string>): string[] => [
  ...new Set([...names].flatMap((name) => [name, ...(joinKeys.get(name) ?? [])])),
];

function fieldsBelow(nodes: readonly FieldNode[], fragments: Info["fragments"]): FieldNode[] {
  const expand = (selection: SelectionNode): FieldNode[] => {
    if (selection.kind === Kind.FIELD) return [selection];
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return inner?.selectionSet.selections.flatMap(expand) ?? [];
  };
  return nodes.flatMap((node) => node.selectionSet?.selections.flatMap(expand) ?? []);
}

/**
 * The names that are selected at any depth, but below none of `ends`: a part of a report may lie in each of its figures, while
 * what a related entity has below itself is not the row's.
 */
function namesDownTo(
  ends: ReadonlySet<string>,
  fields: readonly FieldNode[],
  fragments: Info["fragments"],
): ReadonlySet<string> {
  if (fields.length === 0) return new Set();
  const deeper = fieldsBelow(
    fields.filter(({ name }) => !ends.has(name.value)),
    fragments,
  );
  return namesOf(fields).union(namesDownTo(ends, deeper, fragments));
}

const namesOf = (fields: readonly FieldNode[]): ReadonlySet<string> => new Set(fields.map(({ name }) => name.value));
