/** Valid by the published schema, but unusual. */
export const SOUND_TEXTS = [
  "Ann",
  " ",
  "\u202e\u{1f3cc}\ufe0f",
  "'; drop table bookings; --",
  "_\\%",
  "<script>alert(1)</script>",
  "\r\nBcc: everybody@example.test",
  "=1+1",
  "%00%2e%2e%2f",
];
export const SOUND_EMAILS = ["ann@example.test", "a.b+c@sub.example.test"];
export const SOUND_DATES = ["2027-05-10", "2027-05-11", "0001-01-01", "9999-12-31", "2028-02-29"];
export const SOUND_TIMES = [
  "2027-05-10T10:00:00-07:00",
  "2027-05-10T17:00:00.123456789Z",
  "2020-01-01 00:00:00",
  "0001-01-01 00:00:00",
  "9999-12-31T23:59:59-23:59",
];

const ODD_TEXTS = ["", "\u0000", "a\u0000b", "\ud800", "a\udc00b", "x".repeat(3_000), "../../central/plans", ".", ".."];
const TEXTS_LIKE_VALUES = ["null", "NaN", "1e309", "-0", "%", "unknown_value"];
const ODD_NUMBERS = [0, -1, 1.5, -0, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, 5e-324];
const NO_TIMES = ["0000-01-01 00:00:00", "2027-02-30 10:00:00", "2027-05-10 24:00:00", "2027-13-45T99:99:99Z", "25:00"];
const NO_DATES = ["2027-02-30", "0000-00-00", "2027-5-1"];

/** Values that the schema or PostgreSQL rejects: NUL, lone surrogates, and integers and dates out of range. */
export const ODD_VALUES: readonly unknown[] = [
  ...ODD_TEXTS,
  ...TEXTS_LIKE_VALUES,
  ...ODD_NUMBERS,
  ...SOUND_TIMES,
  ...NO_TIMES,
  ...NO_DATES,
  null,
  true,
  [],
  {},
  undefined,
  [null],
  [[[[[[[[[[]]]]]]]]]],
  { constructor: 1, toString: "no", length: -1 },
  Array.from({ length: 1_200 }, (_, index) => index + 1),
];
