import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { counterKey } from "#api/auth/rate-limit-keys.ts";
import type { Call } from "#api/call/call.ts";
import { systemCall } from "#api/call/system-call.ts";
import { inTenant } from "#api/db/transaction.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import { sendQueuedMail } from "#api/features/messages/outbox/service.ts";
import type { Compose } from "#api/mail/composing.ts";
import { MAIL_KINDS, type MailKind } from "#api/mail/mail-kinds.ts";
import type { Mail } from "#api/mail/mailer.ts";
import { confirmOwner, signUp } from "#tests/features/venue/onboarding/support.ts";
import { TEST_SECRET_KEY } from "#tests/support/database/database-server.ts";
import { usePoints } from "#tests/support/used-points.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** What happens to each kind before an owner has proven an address; a kind without an entry is a compile error. */
const BEFORE_PROOF: Record<MailKind, "held back" | "about signing in"> = {
  booking_confirmed: "held back",
  booking_moved: "held back",
  booking_cancelled: "held back",
  booking_restored: "held back",
  booking_wall_time_kept: "held back",
  booking_reads_anew: "held back",
  waitlist_joined: "held back",
  waitlist_offered: "held back",
  waitlist_told: "held back",
  waitlist_cancelled: "held back",
  waitlist_moved: "held back",
  waitlist_ended: "held back",
  waitlist_removed: "held back",
  payment_link: "held back",
  receipt: "held back",
  receipt_withdrawn: "held back",
  gift_card: "held back",
  gift_bought: "held back",
  gift_card_voided: "held back",
  gift_credit_changed: "held back",
  renewal_refused: "held back",
  renewal_paid: "held back",
  plan_bought: "held back",
  plan_refunded: "held back",
  family_added: "held back",
  family_removed: "held back",
  family_invited: "held back",
  campaign: "held back",
  campaign_test: "held back",
  saved_query: "held back",
  account_invited: "held back",
  registration_link: "held back",
  password_forgotten: "about signing in",
  sign_up_confirmation: "about signing in",
  email_change_link: "about signing in",
  email_change_requested: "about signing in",
  email_changed: "about signing in",
  password_changed: "about signing in",
  two_factor_on: "about signing in",
  two_factor_off: "about signing in",
  recovery_code_used: "about signing in",
  new_device: "about signing in",
  access_token_made: "about signing in",
  payment_account: "about signing in",
  roles_changed: "about signing in",
  google_linked: "about signing in",
  google_unlinked: "about signing in",
  trial_ending: "about signing in",
};
const KINDS = Object.keys(MAIL_KINDS) as MailKind[]; // its keys, as the compiler knows them

/** Composes every kind for the address in its payload. */
const compose: Compose = async (_deps, _trx, { outbox_id, payload }) => ({
  messageId: `<${outbox_id}@venue.test>`,
  from: { name: "Venue", address: "desk@venue.test" },
  to: { name: "", address: (payload as { to: string }).to }, // as queued here
  subject: "About your booking",
  text: "Hello,",
  html: "<p>Hello,</p>",
});
const composers = Object.fromEntries(KINDS.map((kind) => [kind, compose]));

interface Sending {
  kind: MailKind;
  to: string;
}

/** Queues the mail as background work does, and tries to send it: why it is held back, or null if it left. */
async function send(venue: Venue, { kind, to }: Sending): Promise<string | null> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
  const delivery = { ...platform.deps, mailer, mailFrom: "desk@venue.test" };
  const id = await queue(venue, { kind, to }, {});
  await sendQueuedMail(delivery, { composers, outdated: {} }, { tenant_id: venue.tenantId, outbox_id: id });
  const row = await platform.admin
    .selectFrom("outbox")
    .where("tenant_id", "=", venue.tenantId)
    .where("id", "=", id)
    .select(["outdated", "sent_at", "sent_to"])
    .executeTakeFirstOrThrow();
  expect(sent.length).toBe(row.outdated === null ? 1 : 0);
  expect(row.sent_at === null).toBe(row.outdated !== null);
  if (row.outdated !== null) expect(row.sent_to).toBe(to);
  return row.outdated;
}

/** The newest mail of the company, after a call by this person or visitor has queued it. */
async function queue(
  { tenantId }: Venue,
  { kind, to }: Sending,
  by: Partial<Pick<Call, "caller" | "origin">>,
  requestedFor?: string,
): Promise<number> {
  await inTenant(platform.db, tenantId, async (trx) => {
    const call = await systemCall(platform.deps, trx, tenantId, { operationId: "test", permissionScope: "no" });
    await queueMail({ ...call, ...by }, kind, { to }, { requestedFor });
  });
  const { id } = await platform.admin
    .selectFrom("outbox")
    .where("tenant_id", "=", tenantId)
    .orderBy("id", "desc")
    .select("id")
    .executeTakeFirstOrThrow();
  return id;
}

const TOO_MANY = "Not sent: too many emails of this kind were on their way within an hour.";
const companyKey = ({ tenantId }: Venue, kind: MailKind) =>
  counterKey(TEST_SECRET_KEY, `mail_${kind}_company`, `${tenantId}:all`);
const somebody = () => `${randomUUID()}@strangers.example`;

describe("every kind of mail", () => {
  it("is held back before an owner has confirmed an address, unless it is about signing in", async () => {
    const { venue } = await signUp(platform);
    const found: Record<string, string> = {};
    for (const kind of KINDS) {
      const why = await send(venue, { kind, to: somebody() });
      found[kind] = why === null ? "about signing in" : "held back";
      if (why !== null) expect(why).toContain("no owner of this company had confirmed");
    }
    expect(found).toEqual(BEFORE_PROOF);
    await confirmOwner(platform, venue);
    for (const kind of KINDS) expect([kind, await send(venue, { kind, to: somebody() })]).toEqual([kind, null]);
  });

  it("is held back beyond the hourly limits of its recipient and its company", async () => {
    const venue = await platform.venue();
    for (const kind of KINDS) {
      const { recipient, company } = MAIL_KINDS[kind].perHour;
      const to = somebody();
      await usePoints(platform, `mail_${kind}_recipient`, `${venue.tenantId}:${to}`, recipient - 1);
      expect([kind, await send(venue, { kind, to })]).toEqual([kind, null]);
      expect([kind, await send(venue, { kind, to: to.toUpperCase() })]).toEqual([kind, TOO_MANY]);
      expect([kind, await send(venue, { kind, to: somebody() })]).toEqual([kind, null]);
      const other = await platform.admin
        .updateTable("rate_limits")
        .set({ points: company })
        .where("key", "=", companyKey(venue, kind))
        .executeTakeFirst();
      expect([kind, other.numUpdatedRows]).toEqual([kind, 1n]);
      expect([kind, await send(venue, { kind, to: somebody() })]).toEqual([kind, TOO_MANY]);
    }
  });

  it("is held back, or its request refused, once one person or visitor caused too many", async () => {
    const venue = await platform.venue();
    const { id } = await venue.person("staff");
    const outdatedOf = (mail: number) =>
      platform.admin
        .selectFrom("outbox")
        .where("tenant_id", "=", venue.tenantId)
        .where("id", "=", mail)
        .select("outdated")
        .executeTakeFirstOrThrow();
    const origin = { tenant: venue.slug, address: "198.51.100.7", requestId: "r", secure: true };
    const person = { kind: "person", id, actor: null, roles: ["staff"] } as unknown as Call["caller"]; // all that is read
    for (const kind of KINDS) {
      const { visitor, person: most } = MAIL_KINDS[kind].perHour;
      await usePoints(platform, `mail_${kind}_person`, `${venue.tenantId}:${id}`, most - 1);
      await usePoints(platform, `mail_${kind}_visitor`, `${venue.tenantId}:${origin.address}`, visitor - 1);
      for (const by of [{ caller: person }, { origin }]) {
        const mail = { kind, to: somebody() };
        expect([kind, await outdatedOf(await queue(venue, mail, by))]).toEqual([kind, { outdated: null }]);
        const { outdated } = await outdatedOf(await queue(venue, mail, by));
        expect([kind, outdated]).toEqual([kind, expect.stringContaining("too many emails")]);
        await expect(queue(venue, mail, by, mail.to)).rejects.toMatchObject({ code: "rate_limited" });
      }
    }
  });

  it("is refused if too many were requested for one address, from anywhere", async () => {
    const venue = await platform.venue();
    for (const kind of KINDS) {
      const to = somebody();
      await usePoints(
        platform,
        `mail_${kind}_requested`,
        `${venue.tenantId}:${to}`,
        MAIL_KINDS[kind].perHour.recipient - 1,
      );
      const from = (address: string) => ({ origin: { tenant: venue.slug, address, requestId: "r", secure: true } });
      await queue(venue, { kind, to }, from("203.0.113.1"), to);
      const again = queue(venue, { kind, to }, from("203.0.113.2"), to.toUpperCase());
      await expect(again).rejects.toMatchObject({ code: "rate_limited", message: MAIL_KINDS[kind].tooMany });
    }
  });
});
