import { sendDueCampaigns } from "#api/features/messages/campaigns/send-mails.ts";
import { MOST_TRIES } from "#api/jobs/jobs.ts";
import type { Mail } from "#api/mail/mailer.ts";
import { deliverMail } from "#api/work/start-work.ts";
import type { Person, Platform, Venue } from "#tests/support/venue.ts";

export const NEWS = {
  subject: "Winter league, {{first_name}}",
  body: "Hello {{first_name}},\n\nthe winter league of {{company_name}} begins soon.\nBook at {{booking_page}}.",
  marketing: true,
  audience: { tag_ids: [], match: "any" },
};
export const NOTICE = { ...NEWS, subject: "Closed on Monday", body: "We are closed on Monday.", marketing: false };

export const NO_MAILBOX = "550 no such mailbox";

/** A desk that mails clients, in a new company without any. */
export async function mailDesk(platform: Platform) {
  const venue = await platform.venue();
  const [owner, staff] = [await venue.person("owner"), await venue.person("staff")];
  const addClient = async (first_name: string, change: Record<string, unknown> = {}) => {
    const body = { first_name, last_name: "Lang", email: `${first_name.toLowerCase()}@mail.test`, ...change };
    const { id } = (await staff.ask("createClient", { body })).body;
    return id as number;
  };
  const say = (id: number, state: "agreed" | "unsubscribed", who: Person = staff) =>
    who.ask("updateMarketingConsent", { params: { id }, body: { state } });
  /** Adds a client who agreed to marketing mail and returns the id. */
  const addReader = async (first_name: string, change: Record<string, unknown> = {}) => {
    const id = await addClient(first_name, change);
    await say(id, "agreed");
    return id;
  };
  const draft = async (change: Record<string, unknown> = {}) =>
    (await staff.ask("createCampaign", { body: { ...NEWS, ...change } })).body;
  const send = ({ id, version }: { id: number; version: number }, more: object = {}, who: Person = staff) =>
    who.ask("sendCampaign", { params: { id }, body: { version, ...more } });
  const analytics = async (id: number) => (await staff.ask("campaignAnalytics", { params: { id } })).body;
  return { venue, owner, staff, addClient, addReader, say, draft, send, analytics };
}

/** Locks or unlocks the company. */
export const setLocked = (platform: Platform, { tenantId }: Venue, isLocked: boolean) =>
  platform.admin
    .updateTable("tenants")
    .set({ cancelled_at: isLocked ? platform.clock.now() : null })
    .where("tenant_id", "=", tenantId)
    .execute();

type Send = (mail: Mail) => Promise<void>;

/** Runs the jobs: queues the next mails in the outbox and delivers all that wait there. Returns the delivered mails. */
export async function deliverCampaigns(
  platform: Platform,
  venue: Venue,
  refuse: Send = async () => undefined,
  most?: number,
) {
  await sendDueCampaigns(platform.deps, venue.tenantId, most);
  return deliverWaiting(platform, venue, refuse);
}

/** Delivers the mails waiting in the outbox and returns them; a refused mail stays there. */
export async function deliverWaiting(platform: Platform, { tenantId }: Venue, refuse: Send = async () => undefined) {
  const { db, admin, clock, deps } = platform;
  const queued = await admin
    .selectFrom("outbox")
    .where("tenant_id", "=", tenantId)
    .where("sent_at", "is", null)
    .orderBy("id")
    .select("id")
    .execute();
  const sent: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      await refuse(mail);
      sent.push(mail);
    },
    close: () => undefined,
  };
  const { secretKeys, siteUrl, limits } = deps;
  const delivery = { db, clock, mailer, secretKeys, siteUrl, limits, mailFrom: "desk@venue.test" };
  for (const { id } of queued) {
    await deliverMail(delivery, { tenant_id: tenantId, outbox_id: id }).catch(() => undefined);
  }
  return sent;
}

/** Lets the mail server refuse a waiting mail of this kind as often as it is tried; returns the mail's id. */
export async function giveUpMail(platform: Platform, venue: Venue, kind: string): Promise<number> {
  const { id } = await platform.admin
    .selectFrom("outbox")
    .where("tenant_id", "=", venue.tenantId)
    .where("kind", "=", kind)
    .where("sent_at", "is", null)
    .orderBy("id", "desc")
    .select("id")
    .executeTakeFirstOrThrow();
  const { db, clock, deps } = platform;
  const { secretKeys, siteUrl, limits } = deps;
  const mailer = { send: () => Promise.reject(new Error(NO_MAILBOX)), close: () => undefined };
  const delivery = { db, clock, mailer, secretKeys, siteUrl, limits, mailFrom: "desk@venue.test" };
  for (let time = 0; time < MOST_TRIES; time++) {
    await deliverMail(delivery, { tenant_id: venue.tenantId, outbox_id: id }).catch(() => undefined);
  }
  return id;
}

export const addressesOf = (mails: readonly Mail[]): string[] => mails.map(({ to }) => to.address).toSorted();

/** The token of the mail's unsubscribe link. */
export const unsubscribeToken = ({ html }: Pick<Mail, "html">): string =>
  /unsubscribe#token=([\w-]+)/.exec(html)?.[1] ?? "";
