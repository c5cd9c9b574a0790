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
  rows: number;
}

/** What a query will cost, or why it will be refused. */
export type CostBefore = { cost: QueryCost; refusal?: never } | { cost?: never; refusal: string };

export type GraphAnswer = ExecutionResult<Record<string, unknown>, { cost?: QueryCost }>;

export interface Document {
  query: string;
  variables?: unknown;
  operationName?: string | null;
}

/** Asks the graph with a token that only reads. */
export function askGraph(token: string, document: Document): Promise<GraphAnswer> {
  return post(token, document, {});
}

/** Asks what a document costs, without running it. */
export async function askCost(token: string, document: Document): Promise<CostBefore> {
  const { extensions, errors } = await post(token, document, { "x-query-cost": "only" });
  if (extensions?.cost) return { cost: extensions.cost };
  return { refusal: errors?.[0]?.message ?? "The query has no price." };
}

async function post(
  token: string,
  { query, variables, operationName }: Document,
  headers: Record<string, string>,
): Promise<GraphAnswer> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: {
      ...headers,
      "content-type": "application/json",
      "x-requested-with": "XMLHttpRequest",
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
