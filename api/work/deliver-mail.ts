import { accountMails } from "#api/features/account-mail/service.ts";
import { waitlistMails } from "#api/features/booking-mail/waitlist.ts";
import { bookingMails } from "#api/features/booking-mail/service.ts";
import { type DeliveryDeps, sendQueuedMail } from "#api/features/outbox/service.ts";
import type { JobData } from "#api/jobs/jobs.ts";

/** Who composes which kind of mail: known here, so that the outbox need not know those who write into it. */
const COMPOSERS = { ...bookingMails, ...waitlistMails, ...accountMails };

/** Sends one mail of the outbox, once; throws where the mail server refuses, so that the job is tried again later. */
export function deliverMail(deps: DeliveryDeps, job: JobData["deliver_mail"]): Promise<void> {
  return sendQueuedMail(deps, COMPOSERS, job);
}
