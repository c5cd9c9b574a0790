import type { CodegenConfig } from "@graphql-codegen/cli";

const SCHEMA_TYPES = "web/apollo/schema-types.generated.ts";

const shared = {
  useTypeImports: true,
  strictScalars: true,
  // BigInt is an int64 amount in minor units: a JSON number up to 2^53.
  scalars: { BigInt: "number" },
  enumType: "string-literal",
  enumsAsTypes: true,
  skipTypename: true,
  documentNodeImport: "@apollo/client#TypedDocumentNode",
  importExtension: ".ts",
};

/** Removes the preset's import of the schema types from files that do not use them. */
const dropUnusedImport = (_path: string, content: string) =>
  content.includes("Types.") ? content : content.replace(/^import type \* as Types from .*\n\n?/m, "");

/** Generates the schema's types once, and next to each feature's .graphql file its operations, fragments and hooks. */
const config: CodegenConfig = {
  schema: "schema/generated/schema.graphql",
  documents: "web/**/*.graphql",
  ignoreNoDocuments: true,
  generates: {
    [SCHEMA_TYPES]: { plugins: ["typescript"], config: shared },
    "web/apollo/possible-types.generated.ts": {
      plugins: ["fragment-matcher"],
    },
    "web/": {
      hooks: { beforeOneFileWrite: dropUnusedImport },
      preset: "near-operation-file",
      presetConfig: {
        extension: ".generated.ts",
        baseTypesPath: "apollo/schema-types.generated.ts",
        importTypesNamespace: "Types",
        importExtension: ".ts",
      },
      plugins: ["typescript-operations", "typed-document-node", "./web/apollo/codegen/typed-hooks.mjs"],
      config: {
        ...shared,
        importSchemaTypesFrom: SCHEMA_TYPES,
        namespacedImportName: "Types",
        documentMode: "documentNodeImportFragments",
        optimizeDocumentNode: true,
        inlineFragmentTypes: "inline",
      },
    },
  },
};

export default config;
