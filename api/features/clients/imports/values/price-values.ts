import { question, refused, type Refusal } from "../planned-row.ts";

/** Symbols specific to some currencies; a dollar sign only rules out the others. */
const SIGNS: readonly [string, readonly string[]][] = [
  ["€", ["EUR"]],
  ["£", ["GBP"]],
  ["¥", ["JPY", "CNY"]],
  ["kr", ["SEK", "NOK", "DKK", "ISK"]],
  ["$", ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN"]],
];

export type PriceReading =
  { amount: number } | { refused: "price_not_valid" | "price_negative" | "price_too_precise" | "currency_differs" };

/** Messages for a refused amount. */
export const PRICE_SENTENCES = {
  price_not_valid: "This is not a price.",
  price_negative: "A price is never below zero.",
  price_too_precise: "This price has more digits than its currency.",
  currency_differs: "This price is in another currency. Prices are not converted.",
} as const;

/** A dollar sign that names its country. */
const DOLLARS: Readonly<Record<string, string>> = {
  us: "USD",
  ca: "CAD",
  c: "CAD",
  au: "AUD",
  a: "AUD",
  nz: "NZD",
  hk: "HKD",
  s: "SGD",
  mx: "MXN",
};

/** A price with the currency of its own column; one that is not known is asked about. */
export function readPriceIn(text: string, written: string, currency: string): { amount: number } | Refusal {
  const isKnown =
    written === "" || /^[A-Z]{3}$/i.test(written) || SIGNS.some(([sign]) => written.toLowerCase().includes(sign));
  if (!isKnown)
    return question(
      "currency_unknown",
      `The currency ${written} is not known. Write its code, such as ${currency}.`,
      written,
    );
  const read = readPrice(`${text} ${written.toUpperCase().replace("KR", "kr")}`.trim(), currency);
  return "refused" in read ? refused(read.refused, PRICE_SENTENCES[read.refused], `${text} ${written}`.trim()) : read;
}

/** An amount in minor units of the company's currency; other currencies are never converted. */
export function readPrice(text: string, currency: string): PriceReading {
  if (isOtherCurrency(text, currency)) return { refused: "currency_differs" };
  const bare = text.replaceAll(/[^\d.,()\-\u2212]/g, "");
  if (/^[-\u2212(]/.test(bare)) return { refused: /\d/.test(bare) ? "price_negative" : "price_not_valid" };
  const digits = digitsOf(currency);
  const parts = dividedAt(bare, digits);
  if (parts === null) return { refused: "price_not_valid" };
  const { whole, fraction } = parts;
  if (fraction.slice(digits).replaceAll("0", "") !== "") return { refused: "price_too_precise" };
  const amount = Number(whole) * 10 ** digits + Number(fraction.slice(0, digits).padEnd(digits, "0") || "0");
  return Number.isSafeInteger(amount) ? { amount } : { refused: "price_not_valid" };
}

function isOtherCurrency(text: string, currency: string): boolean {
  const signs = SIGNS.find(([sign]) => text.toLowerCase().includes(sign));
  const [, country] = /\b(us|ca|c|au|a|nz|hk|s|mx)\s?\$/i.exec(text) ?? [];
  const code = /\b[A-Z]{3}\b/.exec(text)?.[0] ?? (country && DOLLARS[country.toLowerCase()]);
  return (signs !== undefined && !signs[1].includes(currency)) || (code !== undefined && code !== currency);
}

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Splits at the last separator, unless that one separates thousands. */
function dividedAt(bare: string, digits: number): { whole: string; fraction: string } | null {
  if (!/^[\d.,]*\d$/.test(bare)) return null;
  const at = Math.max(bare.lastIndexOf("."), bare.lastIndexOf(","));
  const fraction = at < 0 ? "" : bare.slice(at + 1);
  const mark = bare[at] ?? "";
  const isRepeated = at >= 0 && bare.indexOf(mark) !== at;
  const isOnlyMark = at >= 0 && !/[.,]/.test(bare.slice(0, at));
  const partsThousands = fraction.length === 3 && (isRepeated || (isOnlyMark && (mark === "," || digits === 0)));
  if (at < 0 || partsThousands || isRepeated) return { whole: bare.replaceAll(/[.,]/g, ""), fraction: "" };
  return { whole: bare.slice(0, at).replaceAll(/[.,]/g, "") || "0", fraction };
}
