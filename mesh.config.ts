import { joinFields, joinResolvers } from "./gateway/graph/joins.ts";
import { writeMeshDocument } from "./gateway/graph/mesh-document.ts";
import { questionIds, readOpenApiDocument } from "./gateway/graph/openapi-documents.ts";

/** `CreateBookingInput_Input` -> `CreateBookingInput`, `Guest_Input` -> `GuestInput`. */
const withoutInputSuffix = {
  rename: {
    mode: "bare",
    renames: [
      { from: { type: "^(.*)Input_Input$" }, to: { type: "$1Input" }, useRegExpForTypes: true },
      { from: { type: "^(.*)_Input$" }, to: { type: "$1Input" }, useRegExpForTypes: true },
    ],
  },
};

const source = (name: "v1" | "central") => ({
  name,
  handler: {
    openapi: {
      source: writeMeshDocument(name),
      endpoint: "http://api",
      selectQueryOrMutationField: questionIds(readOpenApiDocument(name)).map((fieldName) => ({
        fieldName,
        type: "query" as const,
      })),
    },
  },
  transforms: [withoutInputSuffix],
});

/** Two REST documents, one executable schema. `bare` resolves each field with one call, without a stitching layer. */
const config = {
  merger: "bare",
  logger: "./gateway/graph/mesh-logger.ts",
  cache: { inmemoryLRU: {} },
  sources: [source("v1"), source("central")],
  additionalTypeDefs: joinFields,
  additionalResolvers: joinResolvers(readOpenApiDocument("v1")),
};

export default config;
