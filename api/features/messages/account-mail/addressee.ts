import type { TenantTransaction } from "#api/db/transaction.ts";
import { readAddresseeByEmail, readAddresseeById } from "./queries.ts";

export type Addressee = NonNullable<Awaited<ReturnType<typeof readAddresseeById>>>;

/** The sender before there is a company whose owner is known. */
export const PLATFORM = "Fairway";

export const addresseeById = async (trx: TenantTransaction, id: number): Promise<Addressee | undefined> =>
  withoutTypedText(await readAddresseeById(trx, id));

export const addresseeByEmail = async (trx: TenantTransaction, email: string): Promise<Addressee | undefined> =>
  withoutTypedText(await readAddresseeByEmail(trx, email));

/**
 * What nobody has vouched for is not mailed: it could be anything. A name is left out until its person has proven the address, and
 * the name of a company until an owner has.
 */
function withoutTypedText(person: Addressee | undefined): Addressee | undefined {
  if (!person) return undefined;
  const named = person.is_email_confirmed ? person : nameless(person);
  return person.has_proven_owner ? named : { ...nameless(person), company: PLATFORM, logo: null };
}

export const nameless = <Person extends { first_name: string; last_name: string }>(person: Person): Person => ({
  ...person,
  first_name: "",
  last_name: "",
});
