import { BREAK, GraphQLError, parse, visit } from "graphql";
import type { Plugin } from "graphql-yoga";
import { showsCredentials } from "#gateway/limits/known-askers.ts";
import type { Upstream } from "#gateway/upstream/api.ts";
import type { GraphContext } from "./context.ts";
import { explorerVerdicts, type Verdict } from "./explorer.ts";

const TOKENS_LOOKED_AT = 2_000;

/** Restricts introspection to signed-in people with `graph.explore`; the API identifies them on each request. */
export function guardIntrospection(upstream: Upstream, timeoutMs: number): Plugin<GraphContext, GraphContext> {
  const askVerdict = explorerVerdicts(upstream, timeoutMs);
  // A caller without credentials needs no API call.
  const verdictOn = async (context: GraphContext): Promise<Verdict> =>
    showsCredentials(context)
      ? askVerdict(context.origin, context.forwarded).catch(() => "unauthenticated" as const)
      : "unauthenticated";
  return {
    async onParams({ params, context, setResult }) {
      if (!asksForSchema(params.query)) return;
      const verdict = await verdictOn(context);
      if (verdict !== "allowed") setResult({ errors: [refusal(verdict)] });
    },
  };
}

/** A cheap first check: hardly any document contains these words. One that does not parse is refused for that later. */
export function asksForSchema(query: string | null | undefined): boolean {
  if (!query || !/__schema|__type(?!name)/.test(query)) return false;
  try {
    let isFound = false;
    visit(parse(query, { maxTokens: TOKENS_LOOKED_AT, noLocation: true }), {
      Field({ name }) {
        if (name.value !== "__schema" && name.value !== "__type") return undefined;
        isFound = true;
        return BREAK;
      },
    });
    return isFound;
  } catch {
    return false;
  }
}

function refusal(verdict: Exclude<Verdict, "allowed">): GraphQLError {
  if (verdict === "unauthenticated") {
    return new GraphQLError("Sign in to ask about the schema.", {
      extensions: { code: verdict, status: 401, http: { status: 401, spec: true } },
    });
  }
  const message =
    verdict === "forbidden"
      ? "Your role does not allow exploring the graph."
      : "Your company requires owners to use two-factor sign-in. Set it up first.";
  return new GraphQLError(message, {
    extensions: { code: verdict, status: 403, http: { status: 403, spec: true } },
  });
}
