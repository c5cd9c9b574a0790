import { z } from "zod";
import { derivedToken } from "#api/auth/tokens.ts";
import type { Database } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import { composeBookingMail } from "#api/features/booking-mail/compose.ts";
import { lockUnsent, mailFacts, markFailed, markSent } from "#api/features/booking-mail/queries.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import type { Mailer } from "#api/mail/mailer.ts";

export interface DeliveryDeps {
  db: Database;
  mailer: Mailer;
  clock: { now(): Temporal.Instant };
  secretKey: string;
  mailFrom: string;
  siteUrl(slug: string): string;
}

const Times = { start_time: z.string(), end_time: z.string() };
const Kind = z.enum(["booking_confirmed", "booking_moved", "booking_cancelled"]);
const Payload = z.object({ booking_id: z.int(), ...Times, previous: z.object(Times).optional() });

/**
 * Sends one mail of the outbox, once: the row is locked while the mail is handed over, and marked in the same
 * transaction. Throws where the mail server refuses, so that the job is tried again later.
 */
export async function deliverMail(
  deps: DeliveryDeps,
  { tenant_id, outbox_id }: JobData["deliver_mail"],
): Promise<void> {
  try {
    await inTenant(deps.db, tenant_id, async (trx) => {
      const row = await lockUnsent(trx, outbox_id);
      if (!row) return;
      const kind = Kind.parse(row.kind);
      const payload = Payload.parse(row.payload);
      const facts = await mailFacts(trx, payload.booking_id);
      const now = deps.clock.now();
      if (facts?.email) {
        const manageUrl = manageUrlOf(deps, tenant_id, facts);
        const occasion = { kind, outboxId: outbox_id, payload, manageUrl, sender: deps.mailFrom, now };
        await deps.mailer.send(await composeBookingMail(facts, facts.email, occasion));
      }
      await markSent(trx, outbox_id, new Date(now.epochMilliseconds));
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await inTenant(deps.db, tenant_id, (trx) => markFailed(trx, outbox_id, reason));
    throw error;
  }
}

function manageUrlOf(
  { secretKey, siteUrl }: DeliveryDeps,
  tenantId: string,
  { manage_nonce, slug }: { manage_nonce: Buffer | null; slug: string },
): string | null {
  if (!manage_nonce) return null;
  const token = derivedToken(secretKey, { tenantId, kind: "manage", nonce: manage_nonce });
  return `${siteUrl(slug)}/book/manage/${token}`;
}
