import type { ExecutionResult } from "graphql";
import { currentVariables } from "#schema/reports/saved-queries/relative-dates.ts";
import { appFetch } from "#web/apollo/caller-headers.ts";

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

/** Runs a query with the relative dates in its variables as of now; `document` is what ran. */
export async function runQuery(
  token: string,
  document: Document,
): Promise<{ document: Document; answer: GraphAnswer }> {
  const { variables, errors } = await current(token, document);
  if (errors) return { document, answer: { errors } };
  const ran = { ...document, variables };
  return { document: ran, answer: await askGraph(token, ran) };
}

const current = (token: string, document: Document) =>
  currentVariables((query, variables) => askGraph(token, { query, variables }), document);

/** Estimates the cost of a document, with its relative dates as of now, without running it. */
export async function askCost(token: string, document: Document): Promise<CostBefore> {
  const { variables, errors: refusals } = await current(token, document);
  if (refusals) return { refusal: refusals[0]?.message ?? "" };
  const { extensions, errors } = await post(token, { ...document, variables }, { "x-query-cost": "only" });
  if (extensions?.cost) return { cost: extensions.cost };
  return { refusal: errors?.[0]?.message ?? "The query has no price." };
}

async function post(
  token: string,
  { query, variables, operationName }: Document,
  headers: Record<string, string>,
): Promise<GraphAnswer> {
  const response = await appFetch("/graphql", token, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
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
