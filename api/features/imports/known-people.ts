import { rowKey, type RowValues } from "#api/features/imports/planned-row.ts";
import { readEmails, splitName } from "#api/features/imports/values/person-values.ts";
import { isSameName } from "#api/text/plain-form.ts";

/** The person a row names. */
export interface NamedPerson {
  first_name: string;
  last_name: string;
  email: string | null;
  /** An invalid address. */
  badEmail: string | undefined;
  /** The client's number in the other system. */
  number: string;
}

export function personOf({ one }: RowValues): NamedPerson {
  const [first, last] = [[one("first_name"), one("middle_name")].filter(Boolean).join(" "), one("last_name")];
  const names = first || last ? { first_name: first, last_name: last } : splitName(one("full_name"));
  const { emails, bad } = readEmails(one("email"));
  return { ...names, email: emails[0] ?? null, badEmail: bad, number: one("client_number") };
}

export const personName = ({ first_name, last_name }: Pick<NamedPerson, "first_name" | "last_name">): string =>
  `${first_name} ${last_name}`.trim();

/** The key of a client known to another system by this number. */
export const clientKey = (number: string): string => rowKey(["id", number]);

export interface KnownClient {
  id: number;
  name: string;
}

export interface KnownPeople {
  byEmail: ReadonlyMap<string, KnownClient>;
  byNumber: ReadonlyMap<string, KnownClient>;
}

/** The client whom a row names. The same address under a different name is a different person. */
export function clientNamed(person: NamedPerson, known: KnownPeople): KnownClient | undefined {
  const numbered = person.number === "" ? undefined : known.byNumber.get(clientKey(person.number));
  if (numbered) return numbered;
  const addressed = person.email === null ? undefined : known.byEmail.get(person.email);
  const name = personName(person);
  return addressed && (name === "" || isSameName(addressed.name, name)) ? addressed : undefined;
}
