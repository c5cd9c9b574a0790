import { issueRegistrationToken } from "#api/auth/registration-tokens.ts";
import { TEST_SECRET_KEY } from "#tests/support/database/database-server.ts";

/** The token of the link that is mailed to a person who registers. */
export function registrationToken({ tenantId }: { tenantId: string }, email: string, now: Temporal.Instant): string {
  const issuer = { secretKeys: [TEST_SECRET_KEY] as const, tenantId, now };
  return issueRegistrationToken(issuer, { first_name: "Ada", last_name: "Byron", email, phone: null });
}
