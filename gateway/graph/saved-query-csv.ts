import type { ExecutionResult, GraphQLFormattedError } from "graphql";
import type { Origin } from "#gateway/http/origin.ts";
import { refuseRest, type Refusal } from "#gateway/http/refuse.ts";
import { isAccessToken } from "#schema/people/access-tokens/prefix.ts";
import { readAllPages } from "#schema/reports/saved-queries/read-all-pages.ts";
import { currentVariables } from "#schema/reports/saved-queries/relative-dates.ts";
import { csvOf } from "#schema/reports/saved-queries/result-csv.ts";
import { resultTables, type ResultTable } from "#schema/reports/saved-queries/result-tables.ts";
import type { RequestEvent } from "#telemetry/channels.ts";
import { answerGraph } from "./endpoint.ts";
import type { Graph } from "./graph.ts";

type Data = Record<string, unknown>;

const PATH = /^\/saved-queries\/(\d{1,15})\.csv$/;
const SAVED_QUERY = "query SavedQueryToRun($id: Int!) { savedQuery(id: $id) { name query variables } }";

const NO_TOKEN: Refusal = {
  status: 401,
  code: "unauthenticated",
  message: "Show an access token: in the header Authorization, or as ?token= in the address.",
};

/** A session's token in an address would be kept in histories and logs, and does far more than read. */
const OTHER_TOKEN: Refusal = {
  ...NO_TOKEN,
  message: "This link takes only an access token, which begins with fairway_. Make one in your account.",
};

/** The id of the saved query whose file this path names. */
export function savedQueryOf(path: string): number | undefined {
  const [, id] = PATH.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
}

/**
 * Handles GET /saved-queries/{id}.csv: the query's current result, all pages of it, as its reader may see it. The
 * reader is identified only by an access token, in the header or in the URL, because spreadsheets cannot send
 * headers. If the query returns several lists, ?list= selects one.
 */
export async function savedQueryCsv(
  graph: Graph,
  { id, request, origin, event }: { id: number; request: Request; origin: Origin; event: RequestEvent },
): Promise<Response> {
  const refuse = (refusal: Refusal) => refuseRest(refusal, origin.requestId);
  const { searchParams } = new URL(request.url);
  const token = tokenOf(request) ?? searchParams.get("token");
  if (token === null) return refuse(NO_TOKEN);
  if (!isAccessToken(token)) return refuse(OTHER_TOKEN);
  const ask = asker(graph, { token, origin, event });
  const found = await ask(SAVED_QUERY, { id });
  const saved = found.data?.["savedQuery"];
  if (!isSavedQuery(saved)) return refuse(refusalOf(found));
  const current = await currentVariables(ask, { query: saved.query, variables: JSON.parse(saved.variables) });
  if (current.errors) return refuse(refusalOf(current));
  const { variables } = current;
  const first = await ask(saved.query, variables);
  if (first.errors || !first.data) return refuse(refusalOf(first));
  let whole: Data;
  try {
    whole = await readAllPages(ask, saved.query, variables, first.data);
  } catch (error) {
    return refuse({
      status: 400,
      code: "bad_document",
      message: String(error instanceof Error ? error.message : error),
    });
  }
  const tables = resultTables(whole);
  const table = chosen(tables, searchParams.get("list"));
  return table ? file(csvOf(table), saved.name) : refuse(noSuchList(tables));
}

function tokenOf({ headers }: Request): string | null {
  return /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}

/** Runs queries as the token's reader would over HTTP: with the same limits, prices and refusals. */
function asker(graph: Graph, { token, origin, event }: { token: string; origin: Origin; event: RequestEvent }) {
  return async (query: string, variables: unknown): Promise<ExecutionResult<Data>> => {
    const request = new Request("http://gateway/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const response = await answerGraph(graph, request, origin, event);
    // The graph's own response, so its shape is known.
    return (await response.json()) as ExecutionResult<Data>;
  };
}

const isSavedQuery = (value: unknown): value is { name: string; query: string; variables: string } =>
  typeof value === "object" && value !== null && "query" in value && "variables" in value && "name" in value;

const UNKNOWN: Refusal = { status: 404, code: "not_found", message: "There is no such saved query." };

function refusalOf({ errors = [] }: Pick<ExecutionResult<Data>, "errors">): Refusal {
  const [error]: readonly GraphQLFormattedError[] = errors;
  if (!error) return UNKNOWN;
  const { code = "bad_document", status = 400 } = error.extensions ?? {};
  return { status: Number(status), code: String(code), message: error.message };
}

function chosen(tables: readonly ResultTable[], path: string | null): ResultTable | undefined {
  if (path !== null) return tables.find((table) => table.path === path);
  // What stands beside a list has a table too, which no link or mail means.
  const lists = tables.filter((table) => !tables.some((other) => other.path.startsWith(`${table.path}.`)));
  return lists.length === 1 ? lists[0] : undefined;
}

function noSuchList(tables: readonly ResultTable[]): Refusal {
  const paths = tables.map(({ path }) => path);
  const message =
    paths.length === 0
      ? "This query answers no list."
      : `Name the list that you want: ${paths.map((path) => `?list=${path}`).join(" or ")}.`;
  return { status: 400, code: "invalid_input", message };
}

function file(csv: string, name: string): Response {
  const plain = name.replaceAll(/[^\w -]+/g, "").trim() || "saved query";
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${plain}.csv"; filename*=UTF-8''${encodeURIComponent(`${name}.csv`)}`,
      "cache-control": "no-store",
    },
  });
}
