import { createHash } from "node:crypto";
import { GraphQLError, parse, visit, BREAK } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { GraphContext } from "#gateway/graph/context.ts";
import { explorerVerdicts, type Verdict } from "#gateway/graph/explorer.ts";
import type { Upstream } from "#gateway/upstream/api.ts";

const REMEMBERED_MS = 5_000;
const REMEMBERED_CALLERS = 1_000;
const TOKENS_LOOKED_AT = 2_000;

/** Lets only signed-in people with `graph.explore` ask about the schema itself; the API says who they are. */
export function guardIntrospection(upstream: Upstream, timeoutMs: number): Plugin<GraphContext, GraphContext> {
  const remembered = new Map<string, { verdict: Promise<Verdict>; until: number }>();
  const askVerdict = explorerVerdicts(upstream, timeoutMs);

  const verdictOf = (context: GraphContext): Promise<Verdict> => {
    const key = callerKey(context);
    const found = remembered.get(key);
    if (found && found.until > Date.now()) return found.verdict;
    if (remembered.size >= REMEMBERED_CALLERS) remembered.clear();
    const verdict = askVerdict(context.origin, context.forwarded);
    remembered.set(key, { verdict, until: Date.now() + REMEMBERED_MS });
    verdict.catch(() => remembered.delete(key));
    return verdict;
  };

  return {
    async onParams({ params, context, setResult }) {
      if (!asksForSchema(params.query)) return;
      const verdict = await verdictOf(context).catch(() => "unauthenticated" as const);
      if (verdict !== "allowed") setResult({ errors: [refusal(verdict)] });
    },
  };
}

/** A cheap look first: hardly any document has the words. One that does not parse is refused for that, later. */
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

/** Tokens are not kept, only what tells them apart. */
function callerKey({ origin, forwarded }: GraphContext): string {
  const parts = [origin.tenant ?? "", forwarded.authorization ?? "", forwarded.cookie ?? ""];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64");
}
