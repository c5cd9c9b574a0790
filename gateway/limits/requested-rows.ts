import { eachOperation, readOpenApiDocuments, type OpenApiOperation } from "#gateway/graph/openapi-documents.ts";

type Arguments = Readonly<Record<string, unknown>>;

/** Assumed for a list of unspecified length. */
const ROWS_OF_LIST = 20;
/** Half-hourly times in a day, as offered by a venue that never closes. */
const ROWS_A_DAY = 48;
/** Groups assumed in a response; a query over days reads more rows than it returns. */
const GROUPS_ANSWERED = 100;
const DAY_MS = 86_400_000;

const operations = new Map(
  eachOperation(readOpenApiDocuments()).map(({ operation }) => [operation.operationId, operation]),
);

/** The rows that a call can return, judging by its arguments: the page size, the ids, the days. */
export function rowsOf(operationId: string, given: Arguments): number {
  const operation = operations.get(operationId);
  if (!operation) return 1;
  if (takes(operation, "perPage")) return numberOf(given["perPage"]) ?? ROWS_OF_LIST;
  if (takes(operation, "ids")) return Array.isArray(given["ids"]) ? given["ids"].length : 1;
  const rowsADay = operation["x-rows-a-day"];
  if (rowsADay !== undefined) return rowsADay * (daysOf(given["start"], given["end"]) ?? 1);
  const days = daysOf(given["date_from"], given["date_to"]) ?? daysOf(given["start"], given["end"]);
  // Counting the times of a day takes as long as returning them.
  if (days !== null) return days * ROWS_A_DAY;
  return isList(operation) ? ROWS_OF_LIST : 1;
}

/** How many of those rows are returned: grouped rows are counted but not returned. */
export function answeredRowsOf(operationId: string, given: Arguments): number {
  const isCounted = operations.get(operationId)?.["x-rows-a-day"] !== undefined;
  return isCounted ? GROUPS_ANSWERED : rowsOf(operationId, given);
}

const takes = ({ parameters }: OpenApiOperation, name: string): boolean =>
  parameters.some((parameter) => parameter.name === name && parameter.in === "query");

function isList({ responses }: OpenApiOperation): boolean {
  return responses["200"]?.content?.["application/json"]?.schema?.items !== undefined;
}

/** Both ends are included; an invalid date is left for the API to refuse. */
function daysOf(from: unknown, to: unknown): number | null {
  const length = dayStart(to) - dayStart(from);
  return Number.isFinite(length) ? Math.max(1, length / DAY_MS + 1) : null;
}

const dayStart = (text: unknown): number =>
  typeof text === "string" ? Date.parse(`${text.slice(0, 10)}T00:00Z`) : NaN;

const numberOf = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) && value > 0 ? value : null;
