import { isSameName } from "#api/text/plain-form.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { reason, rowKey, type Reason, type RowValues } from "./planned-row.ts";
import { namesOf } from "./values/person-names.ts";
import { readEmails } from "./values/person-values.ts";

/** The person a row names. */
export interface NamedPerson {
  first_name: string;
  last_name: string;
  email: string | null;
  /** An invalid address. */
  badEmail: string | undefined;
  /** The client's number in the other system. */
  number: string;
  /** What else the row calls them, and further addresses and phone numbers, which have no place in a booking. */
  others: string[];
}

export function personOf(values: RowValues): NamedPerson {
  const { first_name, last_name, others } = namesOf(values);
  const { emails, bad } = readEmails(values.all("email").join(" ::: "));
  const [email = null, ...more] = emails;
  const number = values.one("client_number");
  return {
    first_name,
    last_name,
    email,
    badEmail: bad,
    number,
    others: [...others, ...more, ...values.all("phone").slice(1)],
  };
}

/** Says what a row holds beyond one name, address and phone number. */
export const otherNotes = ({ others }: NamedPerson): Reason[] =>
  others.length === 0
    ? []
    : [reason("only_one_kept", `Left out: ${others.join(", ")}. One of each is kept.`, others[0])];

export const personName = ({ first_name, last_name }: Pick<NamedPerson, "first_name" | "last_name">): string =>
  fullName({ first_name, last_name });

/** The key of a client known to another system by this number. */
export const clientKey = (number: string): string => rowKey(["id", number]);

export interface KnownClient {
  id: number;
  name: string;
}

export interface KnownPeople {
  byEmail: ReadonlyMap<string, KnownClient>;
  byNumber: ReadonlyMap<string, KnownClient>;
  /** By the number that our own exports show. */
  byId: ReadonlyMap<string, KnownClient>;
}

/** The client whom a row names. The same address under a different name is a different person. */
export function clientNamed(person: NamedPerson, known: KnownPeople): KnownClient | undefined {
  const numbered = person.number === "" ? undefined : known.byNumber.get(clientKey(person.number));
  if (numbered) return numbered;
  const own = known.byId.get(person.number);
  if (own && isSameName(own.name, personName(person))) return own;
  const addressed = person.email === null ? undefined : known.byEmail.get(person.email);
  const name = personName(person);
  return addressed && (name === "" || isSameName(addressed.name, name)) ? addressed : undefined;
}
