import { GraphQLError, parse, type DocumentNode, type Source } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { GraphContext } from "#gateway/graph/context.ts";
import { eachOperation, readOpenApiDocuments } from "#gateway/graph/openapi-documents.ts";
import { measure, operationsOf, type Measure } from "./document-cost.ts";
import type { Asker } from "./known-askers.ts";

/** The largest request body in bytes, for documents and /api/* alike. */
export const MAX_BODY_BYTES = 1_000_000;

/** The most characters that the API's responses to one document may total. */
export const MAX_ANSWER_LENGTH = 8_000_000;
export const MAX_ANSWER_LENGTH_OF_STRANGERS = 1_000_000;

const MAX_TOKENS = 2_000;
/** Tools introspect to a depth of at most 14: a type in nine wrappers. */
const MAX: Measure = {
  depth: 12,
  aliases: 30,
  directives: 50,
  cost: 1_000,
  calls: 60,
  rows: 10_000,
  values: 60_000,
  schemaQuestions: 3,
  schemaDepth: 20,
};
/** The booking page queries four lists at once, or a day's times; a month of times with all fields is within the limit. */
const MAX_OF_STRANGERS: Pick<Measure, "calls" | "rows" | "values"> = {
  calls: 5,
  rows: 2_000,
  values: 20_000,
};

const UNITS: Record<keyof Measure, string> = {
  depth: "levels of fields",
  aliases: "aliases",
  directives: "directives",
  cost: "points of cost",
  calls: "fields that ask the platform",
  rows: "rows in its answer",
  values: "values in its answer",
  schemaQuestions: "questions about the schema",
  schemaDepth: "levels of questions about the schema",
};

// the keys of the table above
const KINDS = Object.keys(UNITS) as (keyof Measure)[];

/** Refuses a document that asks for too much, before it is validated: each refusal names the limit and the actual value. */
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

/**
 * Refuses documents that are within the limits of signed-in people but beyond those of anonymous callers, before
 * anything is called: row counts are only known here, with the variables. A caller whose session has expired, or who
 * asks what needs one, is told so, as by a smaller document.
 */
export function limitStrangers(askerOf: (context: GraphContext) => Promise<Asker>): Plugin<GraphContext, GraphContext> {
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const { document, variableValues, contextValue } = args;
      const asked = measure(document, variableValues ?? {});
      const stop = (error: GraphQLError) => setResultAndStopExecution({ errors: [error] });
      const tooMuchForAll = excess(asked);
      if (tooMuchForAll) return stop(tooMuchForAll);
      const tooMuch = excess(asked, MAX_OF_STRANGERS);
      if (tooMuch === null) return;
      const asker = await askerOf(contextValue);
      if (asker === "lost" || (asker === "stranger" && needsSession(document))) stop(lostSession());
      else if (asker === "stranger") stop(tooMuch);
    },
  };
}

const withSession = new Set(
  eachOperation(readOpenApiDocuments())
    .filter(({ operation }) => operation.security !== undefined)
    .map(({ operation }) => operation.operationId),
);

const needsSession = (document: DocumentNode): boolean => operationsOf(document).some((id) => withSession.has(id));

function lostSession(): GraphQLError {
  const extensions = { code: "unauthenticated", status: 401, http: { status: 401, spec: true } };
  return new GraphQLError("Sign in first.", { extensions });
}

/** Reports a document's cost on request: `extensions.cost`, next to its result, or instead of running it. */
export function tellCost(): Plugin<GraphContext, GraphContext> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const { wantsCost } = args.contextValue;
      if (wantsCost === null) return undefined;
      const asked = measure(args.document, args.variableValues ?? {});
      if (wantsCost === "only") {
        setResultAndStopExecution({ data: null, extensions: { cost: { asked, limits: MAX } } });
        return undefined;
      }
      return {
        onExecuteDone({ result, setResult }) {
          // Batching and streaming are disabled: a response is one result.
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
    // graphql-js has no error code for this.
    if (error instanceof GraphQLError && /more tha[tn] \d+ tokens/.test(error.message)) {
      throw limitExceeded("tokens", MAX_TOKENS, null);
    }
    throw error;
  }
}

function excess(measured: Measure, limits: Partial<Measure> = MAX): GraphQLError | null {
  const kind = KINDS.find((candidate) => measured[candidate] > (limits[candidate] ?? Infinity));
  return kind ? limitExceeded(UNITS[kind], limits[kind] ?? 0, measured[kind]) : null;
}

export function limitExceeded(what: string, limit: number, cost: number | null): GraphQLError {
  const asked = cost === null ? "more" : String(cost);
  return new GraphQLError(
    `A document may have at most ${limit} ${what}; this one has ${asked}. Ask in smaller parts.`,
    {
      extensions: { code: "limit_exceeded", status: 400, limit, cost },
    },
  );
}
