// A codegen plugin: Apollo Client 4 hooks over the typed documents of one .graphql file.
// (The official plugin still writes Apollo 3 code, which does not type-check.)

import { centralOperations, v1Operations } from "#schema/operations.ts";

const OPERATIONS = { ...v1Operations, ...centralOperations };

const pascal = (name) => name.replace(/(^|[_-])(\w)/g, (_match, _dash, letter) => letter.toUpperCase());

const queryHooks = (name, operation) => {
  const isRequired = operation.variableDefinitions?.some(
    ({ type, defaultValue }) => type.kind === "NonNullType" && !defaultValue,
  );
  const optional = isRequired ? "" : "?";
  const given = isRequired ? "options" : "options ?? {}";
  const types = `${name}Query, ${name}QueryVariables`;
  return [
    `export const use${name}Query = (options${optional}: useQuery.Options<${types}> | SkipToken) =>
  useQuery(${name}Document, ${given});`,
    `export const use${name}LazyQuery = (options?: useLazyQuery.Options<${types}>) =>
  useLazyQuery(${name}Document, options);`,
  ];
};

const mutationHook = (name, lists) => {
  const types = `${name}Mutation, ${name}MutationVariables`;
  const given =
    lists.length === 0 ? "options" : `{ ...options, refetchQueries: useShownLists(${JSON.stringify(lists)}) }`;
  return `/** Variables are given at the call, so that the compiler can require them. */
export const use${name}Mutation = (
  options?: Omit<useMutation.Options<${types}>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<${types}> => useMutation(${name}Document, ${given});`;
};

/** What the operations of a mutation say that they refresh. */
function refreshedBy({ selectionSet }) {
  const fields = selectionSet.selections.map(({ name }) => name.value);
  return [...new Set(fields.flatMap((field) => OPERATIONS[field].refreshes))];
}

const fragmentHook = (name, fragmentName) => `/** Reads \`fragment ${fragmentName}\` live from the cache. */
export const use${name}Fragment = (from: useFragment.FromOptionValue<${name}Fragment>) =>
  useFragment({ fragment: ${name}FragmentDoc, fragmentName: "${fragmentName}", from });`;

const SHOWN_LISTS = 'import { useShownLists } from "#web/apollo/use-shown-lists.ts";';

const IMPORTS = {
  query: ["useQuery", "useLazyQuery", "type SkipToken"],
  mutation: ["useMutation"],
  fragment: ["useFragment"],
  subscription: [],
};

/** Hooks of one definition, with the kind that says which imports they need. */
function hooksOf(definition) {
  if (!definition.name) throw new Error("Every operation has a name.");
  const name = pascal(definition.name.value);
  if (definition.kind === "FragmentDefinition") {
    return { kind: "fragment", hooks: [fragmentHook(name, definition.name.value)] };
  }
  if (definition.operation === "query") return { kind: "query", hooks: queryHooks(name, definition) };
  if (definition.operation === "mutation") {
    const lists = refreshedBy(definition);
    return { kind: "mutation", refreshes: lists.length > 0, hooks: [mutationHook(name, lists)] };
  }
  // Listened to outside of React, by its document.
  return { kind: definition.operation, hooks: [] };
}

export function plugin(_schema, documents) {
  const found = documents.flatMap(({ document }) => document.definitions).map(hooksOf);
  const imports = [...new Set(found.flatMap(({ kind }) => IMPORTS[kind]))];
  const apollo = imports.length > 0 ? [`import { ${imports.join(", ")} } from "@apollo/client/react";`] : [];
  return {
    prepend: found.some(({ refreshes }) => refreshes) ? [...apollo, SHOWN_LISTS] : apollo,
    content: found.flatMap(({ hooks }) => hooks).join("\n\n"),
  };
}
