import type { Plugin } from "graphql-yoga";
import { type DocumentNode, GraphQLError, parse, type Source } from "graphql";
import type { GraphContext } from "#gateway/graph/context.ts";
import { type Measure, measure } from "#gateway/limits/measure.ts";

/** The largest request body in bytes, of documents and of /api/* alike. */
export const MAX_BODY_BYTES = 1_000_000;

const MAX_TOKENS = 2_000;
const MAX: Measure = { depth: 12, aliases: 30, directives: 50, cost: 1_000 };

const WORDS: Record<keyof Measure, string> = {
  depth: "levels of fields",
  aliases: "aliases",
  directives: "directives",
  cost: "points of cost",
};

/** Refuses a document that asks for too much, before it is validated: each refusal names the limit and what was asked. */
export function documentLimits(): Plugin {
  const verdicts = new WeakMap<DocumentNode, GraphQLError | null>();
  return {
    onParse({ setParseFn }) {
      setParseFn(parseWithinTokens);
    },
    onValidate({ params, setResult }) {
      const { documentAST } = params;
      let verdict = verdicts.get(documentAST);
      if (verdict === undefined) {
        verdict = excess(measure(documentAST));
        verdicts.set(documentAST, verdict);
      }
      if (verdict) setResult([verdict]);
    },
  };
}

/** Tells who asks for it what a document costs, beside its answer: `extensions.cost`. */
export function tellCost(): Plugin<GraphContext, GraphContext> {
  return {
    onExecute({ args }) {
      if (!args.contextValue.wantsCost) return undefined;
      const asked = measure(args.document);
      return {
        onExecuteDone({ result, setResult }) {
          // Batches and streams are switched off: an answer is one result.
          if (!result || Symbol.asyncIterator in result) return;
          setResult({ ...result, extensions: { ...result.extensions, cost: { asked, limits: MAX } } });
        },
      };
    },
  };
}

function parseWithinTokens(source: string | Source): DocumentNode {
  try {
    return parse(source, { maxTokens: MAX_TOKENS });
  } catch (error) {
    // graphql-js has no code of its own for this.
    if (error instanceof GraphQLError && /more tha[tn] \d+ tokens/.test(error.message)) {
      throw limitExceeded("tokens", MAX_TOKENS, null);
    }
    throw error;
  }
}

function excess(measured: Measure): GraphQLError | null {
  const kinds: (keyof Measure)[] = ["depth", "aliases", "directives", "cost"];
  const kind = kinds.find((candidate) => measured[candidate] > MAX[candidate]);
  return kind ? limitExceeded(WORDS[kind], MAX[kind], measured[kind]) : null;
}

function limitExceeded(what: string, limit: number, cost: number | null): GraphQLError {
  const asked = cost === null ? "more" : String(cost);
  return new GraphQLError(
    `A document may have at most ${limit} ${what}; this one has ${asked}. Ask in smaller parts.`,
    {
      extensions: { code: "limit_exceeded", status: 400, limit, cost },
    },
  );
}
