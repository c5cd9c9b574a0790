import type { ExecutionResult } from "graphql";

/** Cost of a document, and the maximum allowed. */
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

/** The estimated cost of a query, or why it will be refused. */
export type CostBefore = { cost: QueryCost; refusal?: never } | { cost?: never; refusal: string };

export type GraphAnswer = ExecutionResult<Record<string, unknown>, { cost?: QueryCost }>;

export interface Document {
  query: string;
  variables?: unknown;
  operationName?: string | null;
}

/** Runs a query with a read-only token. */
export function askGraph(token: string, document: Document): Promise<GraphAnswer> {
  return post(token, document, {});
}

/** Estimates the cost of a document without running it. */
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
    // The editor updates the operation name shortly after the text: an outdated name would be refused.
    body: JSON.stringify({
      query,
      variables,
      ...(operationName && query.includes(operationName) && { operationName }),
    }),
  });
  // The response of the gateway; a proxy's response is not JSON and rejects here.
  return (await response.json()) as GraphAnswer;
}
