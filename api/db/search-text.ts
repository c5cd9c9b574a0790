import { sql, type RawBuilder } from "kysely";
import { searchedDigits } from "#api/text/phone.ts";
import { DASHES, plainForm } from "#api/text/plain-form.ts";
import { asciiAddress } from "#schema/shared/email.ts";
import { containing } from "./paging.ts";

/**
 * The LIKE pattern that finds a name, address or phone number in `users.search_text` and the search texts below. A dash stands
 * for itself, for a blank or for nothing.
 */
export function personPattern(search: string): string {
  const digits = searchedDigits(search);
  if (digits !== null) return containing(digits);
  const parts = (search.includes("@") ? asciiAddress(search) : search).split(DASHES).map(plainForm);
  return parts.map(containing).join("");
}

/** `plainForm` of what the database keeps. */
export const plainText = (text: RawBuilder<unknown>): RawBuilder<string> => sql<string>`plain_form(${text})`;

/** `nameSpellings` of what the database keeps. */
export const storedSpellings = (name: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql<string[]>`name_spellings(${name})`;

/** As `users.search_text`, of what a list shows of a person to callers who may not see the rest. */
export const shownSearchText = ({
  first_name,
  last_name,
  email = sql`null`,
}: {
  first_name: RawBuilder<unknown>;
  last_name: RawBuilder<unknown>;
  email?: RawBuilder<unknown>;
}): RawBuilder<string> => sql<string>`person_search_text(${first_name}, ${last_name}, ${email}, null, null)`;

/** As `users.search_text`, of a guest's details. */
export const guestSearchText = (guest: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`person_search_text(${guest}->>'first_name', ${guest}->>'last_name', ${guest}->>'email', null, ${guest}->>'phone')`;
