import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import { joinedFieldNames } from "#gateway/graph/joins.ts";

/** What a document asks for, all of its operations together. */
export interface Measure {
  /** Fields under each other. */
  depth: number;
  aliases: number;
  directives: number;
  /** A point a field, ten for one that asks the REST platform. */
  cost: number;
}

const FIELD_COST = 1;
const CALL_COST = 10;
const NOTHING: Measure = { depth: 0, aliases: 0, directives: 0, cost: 0 };

/**
 * Measures in one pass, each fragment once, however often it is spread: a small document cannot make this slow. What asks
 * about the schema itself has no depth or cost. A fragment that spreads itself counts as nothing; validation refuses it.
 */
export function measure(document: DocumentNode): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const known = new Map<string, Measure>();

  const ofFragment = (name: string, isRoot: boolean): Measure => {
    const key = `${name}:${isRoot}`;
    const found = known.get(key);
    if (found) return found;
    known.set(key, NOTHING);
    const definition = fragments.get(name);
    const measured = definition ? ofSelections(definition.selectionSet, isRoot) : NOTHING;
    known.set(key, measured);
    return measured;
  };

  const ofSelections = ({ selections }: SelectionSetNode, isRoot: boolean): Measure =>
    selections.map((selection) => withDirectives(selection, ofSelection(selection, isRoot))).reduce(sum, NOTHING);

  const ofSelection = (selection: SelectionNode, isRoot: boolean): Measure => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value, isRoot);
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet, isRoot);
    const name = selection.name.value;
    const aliases = selection.alias ? 1 : 0;
    const below = selection.selectionSet ? ofSelections(selection.selectionSet, false) : NOTHING;
    if (name.startsWith("__")) return { ...NOTHING, aliases: aliases + below.aliases, directives: below.directives };
    const own = isRoot || (selection.selectionSet && joinedFieldNames.has(name)) ? CALL_COST : FIELD_COST;
    return { ...below, depth: below.depth + 1, aliases: below.aliases + aliases, cost: below.cost + own };
  };

  return document.definitions
    .map((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return NOTHING;
      return withDirectives(definition, ofSelections(definition.selectionSet, true));
    })
    .reduce(sum, NOTHING);
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
  };
}
