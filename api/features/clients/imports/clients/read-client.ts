import { fullName, NAME_MAX } from "#schema/shared/person-name.ts";
import {
  nothingNotes,
  question,
  reason,
  refused,
  valuesOf,
  type Reason,
  type Refusal,
  type RowValues,
  type Sheet,
} from "../planned-row.ts";
import { namesOf, type PersonNames } from "../values/person-names.ts";
import { looksLikeFormula, readEmails, readPhone, readTags } from "../values/person-values.ts";
import { readMarketing, type Marketing } from "./client-consents.ts";

const NOTE_MAX = 5_000;

/** A client from a row. */
export interface NewClient {
  first_name: string;
  last_name: string;
  email: string | null;
  contact_email: string | null;
  phone: string | null;
  tags: string[];
  note: string | null;
  marketing: Marketing | null;
}

export type Reading = { client: NewClient; notes: Reason[]; externalId: string } | Refusal;

/** The client of a row, with what is worth knowing about it; or why the row waits. */
export function readClient(mapping: Sheet["mapping"], cells: readonly string[], country: string | null): Reading {
  const notes: Reason[] = [];
  const values = valuesOf(mapping, cells);
  const { one, all, hadControls } = values;
  if (hadControls) notes.push(reason("control_character_removed", "Letters that nobody sees were left out."));
  const names = namesOf(values);
  const addresses = addressesOf(values);
  const { phone, others: numbers } = firstPhone(all("phone"), country, notes);
  const company = one("company");
  const note =
    [
      ...all("note"),
      ...kept("Also named", names.others),
      ...kept("Company", company === names.first_name ? [] : [company]),
      ...kept("Other email addresses", addresses.others),
      ...kept("Other phone numbers", numbers),
    ].join("\n") || null;
  const { email, contact_email } = addresses;
  const contact = email ?? contact_email ?? phone;
  const marketing = readMarketing(one("marketing"));
  const refusal = refusalOf({ ...names, bad: addresses.bad, note, contact });
  if (marketing === undefined) {
    const sentence = "Write yes or no for marketing mail, or leave it empty. Correct it and run again.";
    return refused("marketing_not_valid", sentence, one("marketing"));
  }
  if (refusal) return refusal;
  notes.push(...noteworthyNames(names));
  notes.push(...addresses.notes);
  if (contact === null) notes.push(reason("no_contact", "There is neither an address nor a phone number."));
  const tags = [...new Set(all("tags").flatMap(readTags))];
  const { first_name, last_name } = names;
  notes.push(...nothingNotes(values));
  return {
    client: { first_name, last_name, email, contact_email, phone, tags, note, marketing },
    notes,
    externalId: one("external_id"),
  };
}

/** The own address, and one shared with others; further ones are kept as a comment. */
function addressesOf({ one, all }: RowValues) {
  const own = readEmails(all("email").join(" ::: "));
  const shared = readEmails(one("contact_email"));
  const [first = null, second = null, ...others] = new Set([...own.emails, ...shared.emails]);
  const [email, contact_email] = own.emails.length === 0 ? [null, first] : [first, second];
  const sentence = "The second address becomes the contact address.";
  const notes = email !== null && second !== null ? [reason("second_email", sentence, second)] : [];
  return { email, contact_email, others, bad: own.bad ?? shared.bad, notes };
}

interface Said {
  first_name: string;
  last_name: string;
  /** An invalid address. */
  bad: string | undefined;
  note: string | null;
  contact: string | null;
}

/** What has to be corrected before the row can be imported. */
function refusalOf({ first_name, last_name, bad, note, contact }: Said): Refusal | undefined {
  if (bad !== undefined) {
    return refused("email_not_valid", "This is not an email address. Correct it and run again.", bad);
  }
  if (first_name === "" && last_name === "") {
    return contact === null
      ? refused("name_and_contact_missing", "The row has neither a name nor an address.", note ?? "")
      : question("name_missing", "The row has an address and no name. Enter a name.", contact);
  }
  const length = Array.from(note ?? "").length;
  if (length > NOTE_MAX) {
    return refused("note_too_long", `The note has ${length} characters; at most ${NOTE_MAX} are kept.`, note ?? "");
  }
  const long = [first_name, last_name].find((name) => name.length > NAME_MAX);
  return long === undefined ? undefined : refused("name_too_long", "A name has at most 100 characters.", long);
}

const kept = (what: string, texts: readonly string[]): string[] =>
  texts.some((text) => text !== "") ? [`${what}: ${texts.filter(Boolean).join(", ")}.`] : [];

function noteworthyNames({ first_name, last_name, wasSplit, isOnlyLast }: PersonNames): Reason[] {
  const name = fullName({ first_name, last_name });
  return [
    ...(isOnlyLast ? [reason("first_name_missing", "There is one name only. It becomes the first name.", name)] : []),
    ...(wasSplit ? [reason("name_split", `Divided into ${first_name} and ${last_name}.`, name)] : []),
    ...([first_name, last_name].some(looksLikeFormula)
      ? [reason("looks_like_formula", "This looks like a formula. It is kept as text and never computed.", name)]
      : []),
  ];
}

interface Phones {
  phone: string | null;
  /** Further numbers, and what is no number, which are kept as a comment. */
  others: string[];
}

function firstPhone(texts: readonly string[], country: string | null, notes: Reason[]): Phones {
  const read = texts
    .flatMap((cell) => cell.split(/\s*:::\s*/))
    .filter(Boolean)
    .map((text) => ({ text, ...readPhone(text, country) }));
  const first = read.find(({ phone }) => phone !== null);
  for (const { text, phone, reason: why } of first ? [first] : read) {
    if (why === "phone_lost_in_excel")
      notes.push(reason(why, "A spreadsheet has cut this number off. It is left out.", text));
    if (why === "phone_not_valid") {
      const where = phone === null ? "It is kept as a comment." : "It is kept as it is.";
      notes.push(reason(why, `This is not a phone number. ${where}`, text));
    }
  }
  const others = read.filter(
    ({ phone, reason: why }) => why !== "phone_lost_in_excel" && phone !== (first?.phone ?? ""),
  );
  if (first && others.length > 0 && texts.length === 1) {
    const sentence = "One phone number is kept, the first. The others become a comment.";
    notes.push(reason("second_phone", sentence, others.map(({ text }) => text).join(", ")));
  }
  return { phone: first?.phone ?? null, others: [...new Set(others.map(({ phone, text }) => phone ?? text))] };
}
