// A codegen plugin: Apollo Client 4 hooks over the typed documents of one .graphql file.
// (The official plugin still writes Apollo 3 code, which does not type-check.)

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
    `/** For \`refetchQueries\`: this list as it stands with these variables. */
export const refetch${name}Query = (variables${optional}: ${name}QueryVariables) => ({
  query: ${name}Document,
  ...(variables ? { variables } : {}),
});`,
  ];
};

const mutationHook = (name) => {
  const types = `${name}Mutation, ${name}MutationVariables`;
  return `/** Variables are given at the call, so that the compiler can require them. */
export const use${name}Mutation = (
  options?: Omit<useMutation.Options<${types}>, "variables">,
): useMutation.ResultTuple<${types}> => useMutation(${name}Document, options);`;
};

const fragmentHook = (name, fragmentName) => `/** Reads \`fragment ${fragmentName}\` live from the cache. */
export const use${name}Fragment = (from: useFragment.FromOptionValue<${name}Fragment>) =>
  useFragment({ fragment: ${name}FragmentDoc, fragmentName: "${fragmentName}", from });`;

const IMPORTS = {
  query: ["useQuery", "useLazyQuery", "type SkipToken"],
  mutation: ["useMutation"],
  fragment: ["useFragment"],
};

/** Hooks of one definition, with the kind that says which imports they need. */
function hooksOf(definition) {
  if (!definition.name) throw new Error("Every operation has a name.");
  const name = pascal(definition.name.value);
  if (definition.kind === "FragmentDefinition") {
    return { kind: "fragment", hooks: [fragmentHook(name, definition.name.value)] };
  }
  if (definition.operation === "query") return { kind: "query", hooks: queryHooks(name, definition) };
  if (definition.operation === "mutation") return { kind: "mutation", hooks: [mutationHook(name)] };
  throw new Error(`There is no hook for a ${definition.operation}.`);
}

export function plugin(_schema, documents) {
  const found = documents.flatMap(({ document }) => document.definitions).map(hooksOf);
  const imports = [...new Set(found.flatMap(({ kind }) => IMPORTS[kind]))];
  return {
    prepend: imports.length > 0 ? [`import { ${imports.join(", ")} } from "@apollo/client/react";`] : [],
    content: found.flatMap(({ hooks }) => hooks).join("\n\n"),
  };
}
