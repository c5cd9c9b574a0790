import { types, type CustomTypesConfig } from "pg";
import { instantAt, utcTextMs } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";

type Parse = (text: string) => unknown;

const { INT8, NUMERIC, DATE, TIME, TIMESTAMP, TIMESTAMPTZ, INTERVAL } = types.builtins;
/** Array types have their own OIDs, which pg does not name. */
const INT8_ARRAY = 1016;
const NUMERIC_ARRAY = 1231;
const DATE_ARRAY = 1182;
const TEXT_ARRAY: number = 1009;

const asText: Parse = (text) => text;

/**
 * Whole numbers arrive as numbers, instants (timestamptz) as Temporal.Instant. Dates, times and wall times stay
 * text: pg would convert them to instants in the server's own zone.
 */
const parsers = new Map<number, Parse>([
  [INT8, wholeNumber],
  [NUMERIC, Number],
  [TIMESTAMPTZ, instant],
  [DATE, asText],
  [TIME, asText],
  [TIMESTAMP, asText],
  [INTERVAL, asText],
  [INT8_ARRAY, (text) => textArray(text).map((item) => (item === null ? null : wholeNumber(item)))],
  [NUMERIC_ARRAY, (text) => textArray(text).map((item) => (item === null ? null : Number(item)))],
  [DATE_ARRAY, textArray],
]);

/** How columns arrive in JavaScript; the generated table types match. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    (format !== "binary" && parsers.get(oid)) || types.getTypeParser(oid, format),
};

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} from the database is beyond 2^53`);
  return value;
}

/** Parses a timestamptz such as `2027-05-05 01:30:00+00`. */
function instant(text: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(text);
  } catch {
    throw new RangeError(`${text} from the database is no instant`);
  }
}

/** Converts a statement parameter: pg does not know Temporal.Instant and would send its JSON. */
export const asParameter = (value: unknown): unknown =>
  value instanceof Temporal.Instant ? timestamptz(value) : value;

/** Formats at millisecond precision, the one used for all comparisons. */
function timestamptz(instant: Temporal.Instant): string {
  const text = utcTextMs(instant);
  if (text.length === USUAL_LENGTH && !text.startsWith("0000")) return text;
  // ISO 8601 puts a sign before five-digit years, and its year 0 is 1 BC: PostgreSQL writes neither that way.
  const year = Number.parseInt(text, 10);
  const digits = String(year > 0 ? year : 1 - year).padStart(4, "0");
  return `${digits}${text.replace(/^[+-]?\d+/, "")}${year > 0 ? "" : " BC"}`;
}

const USUAL_LENGTH = "2027-05-05T01:30:00.000Z".length;

/** Formats a half-open range as a PostgreSQL range literal. */
export const tstzrange = ({ from, to }: TimeRange): string =>
  `[${timestamptz(instantAt(from))},${timestamptz(instantAt(to))})`;

function textArray(text: string): (string | null)[] {
  const parse: (text: string) => (string | null)[] = types.getTypeParser(TEXT_ARRAY, "text");
  return parse(text);
}
