import { Kind, parse, visit, type DefinitionNode, type SelectionNode } from "graphql";
import { lookUpOf } from "#schema/people/access-tokens/readable-fields.ts";

/** The questions of the graph that a document asks, with those that answer the entities in its rows. Throws where it cannot be read. */
export function fieldsRead(query: string): string[] {
  const read = new Set(questionsIn(query));
  visit(parse(query), {
    Field({ name }) {
      const lookUp = lookUpOf(name.value);
      if (lookUp !== undefined) read.add(lookUp);
    },
  });
  return [...read];
}

/** The graph operations that a document calls. Throws if it cannot be parsed. */
export const questionsIn = (query: string): string[] =>
  parse(query)
    .definitions.flatMap(asked)
    .filter((name) => !name.startsWith("__"));

function asked(definition: DefinitionNode): string[] {
  if (definition.kind === Kind.OPERATION_DEFINITION) return namesOf(definition.selectionSet.selections);
  const isOfQuestions = definition.kind === Kind.FRAGMENT_DEFINITION && definition.typeCondition.name.value === "Query";
  return isOfQuestions ? namesOf(definition.selectionSet.selections) : [];
}

const namesOf = (selections: readonly SelectionNode[]): string[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    return selection.kind === Kind.INLINE_FRAGMENT ? namesOf(selection.selectionSet.selections) : [];
  });
