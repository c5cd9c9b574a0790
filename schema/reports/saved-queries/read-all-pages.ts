import {
  Kind,
  parse,
  print,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionNode,
} from "graphql";

const ROWS_A_PAGE = 100;
/** Anything larger needs a report or an export. */
export const MOST_ROWS = 10_000;

type Data = Record<string, unknown>;
export type AskGraph = (query: string, variables: unknown) => Promise<ExecutionResult<Data>>;

interface Page {
  data: unknown[];
  meta: { total: number };
}

/** The lists of a result that continue on further pages, by their name in it. */
export function shortLists(data: Data): string[] {
  return Object.entries(data).flatMap(([name, value]) =>
    isPage(value) && value.data.length < Math.min(value.meta.total, MOST_ROWS) ? [name] : [],
  );
}

/** Returns the result with all rows of its lists, fetched page by page. Rejects with the graph's refusals. */
export async function readAllPages(ask: AskGraph, query: string, variables: unknown, data: Data): Promise<Data> {
  const whole: Data = { ...data };
  for (const name of shortLists(data)) {
    const rows: unknown[] = [];
    for (let page = 1; rows.length < MOST_ROWS; page += 1) {
      const part = await askPage(ask, { query: withPage(query, name, page), variables, name });
      rows.push(...part.data);
      if (part.data.length < ROWS_A_PAGE || rows.length >= part.meta.total) break;
    }
    const first = data[name];
    if (isPage(first)) whole[name] = { ...first, data: rows };
  }
  return whole;
}

async function askPage(
  ask: AskGraph,
  { query, variables, name }: { query: string; variables: unknown; name: string },
): Promise<Page> {
  const { data, errors } = await ask(query, variables);
  if (errors?.[0]) throw new Error(errors[0].message);
  const page = data?.[name];
  if (!isPage(page)) throw new Error(`${name} answered no page.`);
  return page;
}

/**
 * Returns the document for this page of that list, without the variables used only by the old page argument. Throws
 * if the list is selected in a fragment.
 */
export function withPage(query: string, name: string, page: number): string {
  const document = parse(query);
  if (!isNamedBy(document, name)) throw new Error(`${name} is in a fragment. Ask for it in the query itself.`);
  const paged: DocumentNode = {
    ...document,
    definitions: document.definitions.map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? withPageOf(definition, name, page) : definition,
    ),
  };
  return print(withoutUnusedVariables(paged));
}

const isNamedBy = ({ definitions }: DocumentNode, name: string): boolean =>
  definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.some((selection) => isCalled(selection, name)),
  );

const isCalled = (selection: SelectionNode, name: string): selection is FieldNode =>
  selection.kind === Kind.FIELD && (selection.alias ?? selection.name).value === name;

function withPageOf(operation: OperationDefinitionNode, name: string, page: number): OperationDefinitionNode {
  const selections = operation.selectionSet.selections.map((selection) =>
    isCalled(selection, name) ? withArguments(selection, { page, perPage: ROWS_A_PAGE }) : selection,
  );
  return { ...operation, selectionSet: { ...operation.selectionSet, selections } };
}

function withArguments(field: FieldNode, numbers: Record<string, number>): FieldNode {
  const others = (field.arguments ?? []).filter((argument) => !(argument.name.value in numbers));
  const own = Object.entries(numbers).map(([name, value]): ArgumentNode => ({
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: name },
    value: { kind: Kind.INT, value: String(value) },
  }));
  return { ...field, arguments: [...others, ...own] };
}

function withoutUnusedVariables(document: DocumentNode): DocumentNode {
  const used = new Set<string>();
  visit(document, {
    // A variable's declaration is not a use of it.
    VariableDefinition: () => false,
    Variable: ({ name }) => void used.add(name.value),
  });
  return visit(document, {
    VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null),
  });
}

function isPage(value: unknown): value is Page {
  if (typeof value !== "object" || value === null || !("data" in value) || !("meta" in value)) return false;
  const { data, meta } = value;
  return (
    Array.isArray(data) &&
    typeof meta === "object" &&
    meta !== null &&
    "total" in meta &&
    typeof meta.total === "number"
  );
}
