import { plainForm } from "#api/text/plain-form.ts";
import type { RowValues } from "../planned-row.ts";
import { splitName } from "./person-values.ts";

export interface PersonNames {
  first_name: string;
  /** Empty for a person with one name. */
  last_name: string;
  /** One column held both. */
  wasSplit: boolean;
  /** The only name stood in a column of last names, or is a company's. */
  isOnlyLast: boolean;
  /** What else the row calls them. */
  others: string[];
}

/** The names of a row, whichever columns hold them: each word of a whole name that is in no other column is used. */
export function namesOf({ one, all }: RowValues): PersonNames {
  const first = [one("first_name"), one("middle_name")].filter(Boolean).join(" ");
  const last = one("last_name");
  const [whole = "", ...further] = all("full_name");
  const named = joined({ first, last, whole });
  const name = `${named.first_name} ${named.last_name}`;
  const company = one("company");
  if (name.trim() === "") return { ...oneName(company), isOnlyLast: company !== "", wasSplit: false, others: [] };
  return { ...named, others: [whole, ...further].filter((other) => !isWithin(other, name)) };
}

const oneName = (name: string) => ({ first_name: name, last_name: "" });

interface Written {
  first: string;
  last: string;
  whole: string;
}

function joined({ first, last, whole }: Written): Omit<PersonNames, "others"> {
  const plain = { wasSplit: false, isOnlyLast: false };
  if (first !== "" && last !== "") return { ...plain, first_name: first, last_name: last };
  if (first === "" && last === "") return { ...plain, ...splitName(whole) };
  if (last === "" && whole === "" && /[\s,]/.test(first)) return { ...plain, ...splitName(first), wasSplit: true };
  if (last === "") return { ...plain, first_name: first, last_name: without(whole, first) };
  const given = without(whole, last);
  return given === ""
    ? { ...plain, ...oneName(last), isOnlyLast: true }
    : { ...plain, first_name: given, last_name: last };
}

const wordsOf = (name: string): string[] =>
  plainForm(name)
    .split(/[\s,]+/)
    .filter(Boolean);

const isWithin = (name: string, other: string): boolean => {
  const words = wordsOf(other);
  return wordsOf(name).every((word) => words.includes(word));
};

/** The words of a whole name that the part does not have. */
function without(whole: string, part: string): string {
  const words = wordsOf(part);
  const rest = whole.split(/[\s,]+/).filter((word) => !wordsOf(word).every((each) => words.includes(each)));
  return rest.join(" ");
}
