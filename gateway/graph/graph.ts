import { useGraphQlJit } from "@envelop/graphql-jit";
import type { GraphQLSchema } from "graphql";
import { createYoga, useExtendContext } from "graphql-yoga";
import type { Logger } from "pino";
import { documentLimits, limitStrangers, tellCost } from "#gateway/limits/document-limits.ts";
import { knownAskers } from "#gateway/limits/known-askers.ts";
import type { Upstream } from "#gateway/upstream/api.ts";
import { eventOpener } from "#gateway/upstream/event-opener.ts";
import { graphFetch } from "#gateway/upstream/graph-fetch.ts";
import type { GraphContext } from "./context.ts";
import { guardIntrospection } from "./introspection.ts";
import { loadMesh, meshContext } from "./load-mesh.ts";
import { servedSchema } from "./served-schema.ts";
import { shapeErrors } from "./shape-errors.ts";

export interface Graph {
  /** Handles one GraphQL request; the Set-Cookie headers of the API's responses are in `context` afterwards. */
  handle(request: Request, context: GraphContext): Promise<Response>;
}

/** Built once per process, which takes a third of a second: it holds nothing specific to a request or its upstream. */
let executable: Promise<{ schema: GraphQLSchema; context: object }> | undefined;

async function makeExecutable() {
  const mesh = await loadMesh();
  return { schema: servedSchema(mesh.schema), context: await meshContext(mesh) };
}

/** Creates the executable graph over the REST platform, with its limits and response format. */
export async function createGraph(
  upstream: Upstream,
  timeoutMs: number,
  log: Logger,
  stopping?: AbortSignal,
): Promise<Graph> {
  const { schema, context: meshCalls } = await (executable ??= makeExecutable());
  const shared = {
    ...meshCalls,
    fetch: graphFetch(upstream, timeoutMs, log),
    openEvents: eventOpener(upstream, { timeoutMs, log, stopping }),
  };
  const yoga = createYoga<GraphContext>({
    schema,
    graphqlEndpoint: "/graphql",
    landingPage: false,
    graphiql: false,
    batching: false,
    multipart: false,
    cors: false,
    maskedErrors: false,
    // The server has already limited it.
    maxRequestBodySize: false,
    logging: false,
    fetchAPI: { Response, Request, Headers, ReadableStream, TextEncoder, URL, URLSearchParams },
    plugins: [
      documentLimits(),
      guardIntrospection(upstream, timeoutMs),
      limitStrangers(knownAskers(upstream, timeoutMs)),
      useGraphQlJit(),
      useExtendContext(() => shared),
      tellCost(),
      shapeErrors(log),
    ],
  });
  return { handle: async (request, context) => yoga.fetch(request, context) };
}
