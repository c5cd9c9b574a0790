import type { Call } from "#api/call/call.ts";
import { countryCode } from "#api/text/country.ts";
import { normalPhone } from "#api/text/phone.ts";
import { firstCountry } from "./queries.ts";

type Asking = Pick<Call, "db" | "tenant">;

/**
 * The country of the company's national phone numbers: that of its first location; where it has none, the region of the
 * company's locale.
 */
export async function countryOf({ db, tenant }: Asking): Promise<string | null> {
  const text = (await firstCountry(db))?.trim() ?? "";
  return text === "" ? (new Intl.Locale(tenant.locale).region ?? null) : countryCode(text, tenant.locale);
}

/** A phone number as it is stored, from any spelling; null for none. */
export async function storedPhone(call: Asking, text: string | null | undefined): Promise<string | null> {
  return text ? normalPhone(text, await countryOf(call)) : null;
}

/** The same for a change, in which undefined leaves the number as it is. */
export const changedPhone = async (call: Asking, text: string | null | undefined) =>
  text === undefined ? undefined : storedPhone(call, text);
