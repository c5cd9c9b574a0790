import type { ExecutionResult } from "graphql";

/** What a document asks for, beside the most that one may ask. */
export interface QueryCost {
  asked: Measure;
  limits: Measure;
}

interface Measure {
  cost: number;
  depth: number;
  aliases: number;
  directives: number;
}

export type GraphAnswer = ExecutionResult<Record<string, unknown>, { cost?: QueryCost }>;

interface Document {
  query: string;
  variables?: unknown;
  operationName?: string | null;
}

/** Asks the graph with a token that only reads, and for what it costs. */
export async function askGraph(token: string, { query, variables, operationName }: Document): Promise<GraphAnswer> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-requested-with": "XMLHttpRequest",
      "x-query-cost": "tell",
      authorization: `Bearer ${token}`,
    },
    // The editor learns an operation's name a moment after its text: an old name would be refused.
    body: JSON.stringify({
      query,
      variables,
      ...(operationName && query.includes(operationName) && { operationName }),
    }),
  });
  // The gateway's own answer, or that of a proxy in between, which is no JSON and rejects here.
  return (await response.json()) as GraphAnswer;
}
