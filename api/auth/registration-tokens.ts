import { z } from "zod";
import type { SecretKeys } from "#api/secret-keys.ts";
import { linkExpired } from "./mailed-tokens.ts";
import { readSigned, signValue, type SignedKind } from "./signed-values.ts";

/** A requested account, as typed. */
export const Registration = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Missing in links that were mailed before it was asked. */
  agrees_to_marketing: z.boolean().optional(),
});
export type Registration = z.infer<typeof Registration>;

interface Issuer {
  secretKeys: SecretKeys;
  tenantId: string;
  now: Temporal.Instant;
}

const LIFE_MS = 24 * 60 * 60_000;

/**
 * Issues a link that contains the typed data; nothing is stored before its owner follows it, so typing other
 * people's addresses does not add them to a tenant's clients. Creating the account uses it up.
 */
export function issueRegistrationToken({ now, ...issuer }: Issuer, registration: Registration): string {
  return signValue(kindOf(issuer), registration, now.add({ milliseconds: LIFE_MS }));
}

/** Throws the same link_expired for anything wrong with the token. */
export function readRegistrationToken({ now, ...issuer }: Issuer, token: string): Registration {
  const { success, data } = Registration.safeParse(readSigned(kindOf(issuer), token, now));
  if (!success) throw linkExpired();
  return data;
}

const kindOf = ({ secretKeys, tenantId }: Omit<Issuer, "now">): SignedKind => ({
  secretKeys,
  kind: `registration ${tenantId}`,
});
