import { types, type CustomTypesConfig } from "pg";

type Parse = (text: string) => unknown;

const { INT8, NUMERIC, DATE, TIME, TIMESTAMP, TIMESTAMPTZ, INTERVAL } = types.builtins;
/** Arrays have numbers of their own, which pg does not name. */
const INT8_ARRAY = 1016;
const NUMERIC_ARRAY = 1231;
const DATE_ARRAY = 1182;
const TEXT_ARRAY: number = 1009;

const asText: Parse = (text) => text;

/**
 * Whole numbers arrive as numbers, instants (timestamptz) as Date. Dates, times and wall times stay text: pg would make
 * them instants in the server's own zone.
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

/** How columns arrive in JavaScript; the generated table types say the same. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    (format !== "binary" && parsers.get(oid)) || types.getTypeParser(oid, format),
};

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} from the database is beyond 2^53`);
  return value;
}

/** `2027-05-05 01:30:00+00`: the engine reads it in half the time of pg's own pattern, which leaves much to collect. */
function instant(text: string): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new RangeError(`${text} from the database is no instant`);
  return at;
}

function textArray(text: string): (string | null)[] {
  const parse: (text: string) => (string | null)[] = types.getTypeParser(TEXT_ARRAY, "text");
  return parse(text);
}
