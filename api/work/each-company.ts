import type { ApiDeps } from "#api/call/call.ts";
import type { Database } from "#api/db/connect.ts";
import { offerFreePlaces, type OfferDeps } from "#api/features/bookings/waitlist/service.ts";
import { runImport } from "#api/features/clients/imports/run-import.ts";
import { giveBackToCard, reconcileGiftCards } from "#api/features/memberships/gift-cards/give-back.ts";
import { sendDueGiftCards } from "#api/features/memberships/gift-cards/send-later.ts";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { creditLapsedUses, reconcileCreditedBills } from "#api/features/memberships/memberships/credited-bill.ts";
import { sendCampaignMails, sendDueCampaigns } from "#api/features/messages/campaigns/send-mails.ts";
import { remindOfTrial } from "#api/features/payments/billing/trial-reminders.ts";
import { chargeDueBills } from "#api/features/payments/card-attempts/card-charges/charge-invoice.ts";
import { reconcileCardAttempts, settleCardAttempt } from "#api/features/payments/card-attempts/service.ts";
import { reconcileDisputes } from "#api/features/payments/disputes/service.ts";
import { processPaymentEvent } from "#api/features/payments/payment-events/service.ts";
import { reconcileRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import { mailDueQueries } from "#api/features/reports/saved-queries/mail-schedule.ts";
import { forEachOf } from "#api/jobs/for-each-of.ts";
import type { Jobs } from "#api/jobs/jobs.ts";
import { eventHandlers } from "./payment-events.ts";

/** A company where it goes wrong holds up none of the others. */
async function inEachCompany(platform: Database, work: (tenantId: string) => Promise<unknown>): Promise<void> {
  const tenants = await platform.selectFrom("tenants").select("tenant_id").execute();
  await forEachOf(tenants, ({ tenant_id }) => work(tenant_id));
}

/**
 * Offers freed places to people on waiting lists: immediately for what a change frees, and every minute for
 * whatever else is free by then, such as the place of an offer that nobody accepted.
 */
export async function startOffering(deps: OfferDeps, jobs: Jobs, platform: Database): Promise<void> {
  await jobs.work("offer_freed_places", async ({ tenant_id, from, to }) => {
    await offerFreePlaces(deps, tenant_id, { from, to });
  });
  await jobs.everyMinute("waitlist", async () => {
    await inEachCompany(platform, (tenant_id) => offerFreePlaces(deps, tenant_id));
  });
}

interface Work {
  jobs: Jobs;
  deps: ApiDeps;
  platform: Database;
}

/**
 * Settles card payments and their refunds in the background: those with an event immediately, and every minute
 * those that were missed.
 */
export async function startSettling({ jobs, deps, platform }: Work): Promise<void> {
  await jobs.work("settle_card_attempt", (data) => settleCardAttempt(deps, data));
  await jobs.work("give_back_gift_card", (data) => giveBackToCard(deps, data));
  await jobs.work("process_payment_event", (data) => processPaymentEvent(deps, eventHandlers(deps), data));
  await jobs.everyMinute("reconcile-payments", async () => {
    await inEachCompany(platform, async (tenant_id) => {
      await reconcileCardAttempts(deps, tenant_id);
      await reconcileRefunds(deps, tenant_id);
      await reconcileDisputes(deps, tenant_id);
      await reconcileGiftCards(deps, tenant_id);
      await reconcileCreditedBills(deps, tenant_id);
    });
  });
}

/** Performs what is due for memberships, including days that were missed, and charges saved cards for bills that are due. */
export async function startBilling({ jobs, deps, platform }: Work): Promise<void> {
  await jobs.work("credit_lapsed_uses", (data) => creditLapsedUses(deps, data));
  await jobs.everyMinute("memberships", () =>
    inEachCompany(platform, (tenant_id) => advanceMemberships(deps, tenant_id)),
  );
  await jobs.everyMinute("charge-bills", () => inEachCompany(platform, (tenant_id) => chargeDueBills(deps, tenant_id)));
}

/** Mails the codes of gift cards on the days chosen by their buyers. */
export const startSendingGiftCards = ({ jobs, deps, platform }: Work): Promise<void> =>
  jobs.everyMinute("send-gift-cards", () => inEachCompany(platform, (tenant_id) => sendDueGiftCards(deps, tenant_id)));

/** Sends campaigns: the first mails immediately, and every minute the next ones of every company. */
export async function startSendingCampaigns({ jobs, deps, platform }: Work): Promise<void> {
  await jobs.work("send_campaign", (data) => sendCampaignMails(deps, data));
  await jobs.everyMinute("send-campaigns", async () => {
    const tenants = await platform.selectFrom("tenants").select("tenant_id").execute();
    for (const { tenant_id } of tenants) {
      await sendDueCampaigns(deps, tenant_id).catch((err: unknown) =>
        deps.log.warn({ err, tenant_id }, "the company's campaigns do not go on yet"),
      );
    }
  });
}

/** Trials ending within this are checked; the first reminder is 7 days before. */
const TRIAL_ENDS_WITHIN_DAYS = 7;

/** Reminds owners of the end of their trial. */
export const startReminding = ({ jobs, deps, platform }: Work): Promise<void> =>
  jobs.everyMinute("trial-reminders", async () => {
    const now = deps.clock.now();
    const tenants = await platform
      .selectFrom("tenants")
      .where("trial_ends_at", ">", now)
      .where("trial_ends_at", "<=", now.add({ hours: 24 * TRIAL_ENDS_WITHIN_DAYS }))
      .select("tenant_id")
      .execute();
    for (const { tenant_id } of tenants) {
      await remindOfTrial(deps, tenant_id).catch((err: unknown) =>
        deps.log.warn({ err, tenant_id }, "the owners are not reminded of their trial yet"),
      );
    }
  });

/** Continues imports and their rollbacks. */
export const startImporting = ({ jobs, deps }: { jobs: Jobs; deps: ApiDeps }): Promise<void> =>
  jobs.work("run_import", (data) => runImport(deps, data));

/** Mails the results of saved queries to those who subscribed to them. */
export const startMailingQueries = ({ jobs, deps, platform }: Work): Promise<void> =>
  jobs.everyMinute("query-mails", () => inEachCompany(platform, (tenant_id) => mailDueQueries(deps, tenant_id)));
