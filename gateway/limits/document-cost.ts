import {
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from "graphql";
import { joinedFieldNames } from "#gateway/graph/joins.ts";
import { answeredRowsOf, rowsOf } from "./requested-rows.ts";

/** The size of a document, all of its operations together. */
export interface Measure {
  /** Nesting depth of fields. */
  depth: number;
  aliases: number;
  directives: number;
  /** One point per field, ten for one that calls the REST platform. */
  cost: number;
  /** Fields that call the REST platform. */
  calls: number;
  /** Rows that can be returned, and values: each field counts once per row. */
  rows: number;
  values: number;
  /** Introspection fields, and the depth of the deepest. */
  schemaQuestions: number;
  schemaDepth: number;
}

export type Variables = Readonly<Record<string, unknown>>;

const FIELD_COST = 1;
const CALL_COST = 10;
const NOTHING: Measure = {
  depth: 0,
  aliases: 0,
  directives: 0,
  cost: 0,
  calls: 0,
  rows: 0,
  values: 0,
  schemaQuestions: 0,
  schemaDepth: 0,
};

interface RootField {
  field: FieldNode;
  valuesARow: number;
}

/** What a document costs regardless of its variables, and the fields whose row counts depend on them. */
interface Plan {
  fixed: Omit<Measure, "rows" | "values">;
  roots: readonly RootField[];
}

/** A document that is parsed once is measured once. */
const plans = new WeakMap<DocumentNode, Plan>();

/** Measures a document. Rows are those requested by the arguments; without variables, the fewest that can be returned. */
export function measure(document: DocumentNode, variables: Variables = {}): Measure {
  const plan = knownPlanOf(document);
  const asked = plan.roots.map(({ field, valuesARow }) => {
    const [name, given] = [field.name.value, argumentsOf(field, variables)];
    return { rows: rowsOf(name, given), values: answeredRowsOf(name, given) * valuesARow };
  });
  return {
    ...plan.fixed,
    rows: total(asked.map(({ rows }) => rows)),
    values: total(asked.map(({ values }) => values)),
  };
}

/** The operations that a document calls by its root fields. */
export function operationsOf(document: DocumentNode): string[] {
  return knownPlanOf(document).roots.map(({ field }) => field.name.value);
}

function knownPlanOf(document: DocumentNode): Plan {
  const plan = plans.get(document) ?? planOf(document);
  plans.set(document, plan);
  return plan;
}

const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/**
 * Measures in one pass, each fragment once, however often it is spread: a small document cannot make this slow. A
 * fragment that spreads itself counts as nothing; validation refuses it.
 */
function planOf(document: DocumentNode): Plan {
  const roots: RootField[] = [];
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const known = new Map<string, Measure>();

  const ofFragment = (name: string, level: Level): Measure => {
    const key = `${name}:${level}`;
    const found = known.get(key);
    if (found) return found;
    known.set(key, NOTHING);
    const definition = fragments.get(name);
    const measured = definition ? ofSelections(definition.selectionSet, level) : NOTHING;
    known.set(key, measured);
    return measured;
  };

  const ofSelections = ({ selections }: SelectionSetNode, level: Level): Measure =>
    selections.map((selection) => withDirectives(selection, ofSelection(selection, level))).reduce(sum, NOTHING);

  const ofSelection = (selection: SelectionNode, level: Level): Measure => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value, level);
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet, level);
    const below = selection.selectionSet ? ofSelections(selection.selectionSet, levelBelow(selection, level)) : NOTHING;
    const aliases = below.aliases + (selection.alias ? 1 : 0);
    if (level === "root" && !selection.name.value.startsWith("__"))
      roots.push({ field: selection, valuesARow: Math.max(1, below.values) });
    return { ...ofField(selection, below, level), aliases, directives: below.directives };
  };

  const fixed = document.definitions
    .map((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return NOTHING;
      return withDirectives(definition, ofSelections(definition.selectionSet, "root"));
    })
    .reduce(sum, NOTHING);
  return { fixed, roots };
}

/** The position of a field: it calls the platform, is part of a response, or is introspection. */
type Level = "root" | "answer" | "schema";

const asksForSchema = ({ name }: FieldNode): boolean => name.value === "__schema" || name.value === "__type";

function levelBelow(field: FieldNode, level: Level): Level {
  return level === "schema" || asksForSchema(field) ? "schema" : "answer";
}

function ofField(field: FieldNode, below: Measure, level: Level): Measure {
  const name = field.name.value;
  if (level === "schema" || asksForSchema(field)) {
    return { ...below, schemaQuestions: Number(level !== "schema"), schemaDepth: below.schemaDepth + 1 };
  }
  if (name.startsWith("__")) return below;
  const isCall = level === "root" || (field.selectionSet !== undefined && joinedFieldNames.has(name));
  const own = isCall ? CALL_COST : FIELD_COST;
  return {
    ...below,
    depth: below.depth + 1,
    cost: below.cost + own,
    calls: below.calls + Number(isCall),
    rows: 0,
    values: Math.max(1, below.values),
  };
}

function argumentsOf({ arguments: given = [] }: FieldNode, variables: Variables): Variables {
  const read = (value: ValueNode): unknown => valueFromASTUntyped(value, { ...variables });
  return Object.fromEntries(given.map(({ name, value }) => [name.value, read(value)]));
}

function withDirectives({ directives }: Pick<SelectionNode, "directives">, measured: Measure): Measure {
  return directives?.length ? { ...measured, directives: measured.directives + directives.length } : measured;
}

function sum(a: Measure, b: Measure): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
    cost: a.cost + b.cost,
    calls: a.calls + b.calls,
    rows: a.rows + b.rows,
    values: a.values + b.values,
    schemaQuestions: a.schemaQuestions + b.schemaQuestions,
    schemaDepth: Math.max(a.schemaDepth, b.schemaDepth),
  };
}
