import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Jobs } from "#api/jobs/jobs.ts";
import type { Mail } from "#api/mail/mailer.ts";
import { startReminding } from "#api/work/each-company.ts";
import { deliverMail } from "#api/work/start-work.ts";
import { startPlatform, type Platform, type Venue, type VenueChanges } from "#tests/support/venue.ts";

const ENDS = Temporal.Instant.from("2027-05-20T06:59:00Z");

let platform: Platform;
let remind: () => Promise<void>;
let venue: Venue;
beforeAll(async () => {
  platform = await startPlatform();
  const everyMinute: Jobs["everyMinute"] = async (_name, handle) => void (remind = handle);
  await startReminding({ jobs: { everyMinute } as Jobs, deps: platform.deps, platform: platform.admin });
});
beforeEach(() => begin());
afterAll(() => platform.close());

async function begin(changes: VenueChanges = {}): Promise<void> {
  venue = await platform.venue({ trial_ends_at: ENDS, subscription_status: "none", ...changes });
}

const change = (changes: Record<string, unknown>) =>
  platform.admin.updateTable("tenants").set(changes).where("tenant_id", "=", venue.tenantId).execute();

/** Runs the job at this time and again a minute later; returns the company's outgoing mail. */
async function remindedAt(instant: string): Promise<Mail[]> {
  platform.clock.set(instant);
  await remind();
  platform.clock.set(platform.clock.now().add({ minutes: 1 }).toString());
  await remind();
  return sent();
}

async function sent(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const waiting = await platform.admin
    .selectFrom("outbox")
    .where("tenant_id", "=", venue.tenantId)
    .where("sent_at", "is", null)
    .orderBy("id")
    .select("id")
    .execute();
  const delivery = { ...platform.deps, mailer, mailFrom: "no-reply@venue.test" };
  for (const { id } of waiting) await deliverMail(delivery, { tenant_id: venue.tenantId, outbox_id: id });
  return mails;
}

describe("trial reminders", () => {
  it("are sent 7 days and 1 day before the end, once each, to the owners", async () => {
    const owners = [await venue.person("owner"), await venue.person("owner", "coach")];
    for (const role of ["facility_admin", "staff", "client"] as const) await venue.person(role);
    const gone = await venue.person("owner");
    await platform.admin
      .updateTable("users")
      .set({ deactivated_at: platform.clock.now() })
      .where("id", "=", gone.id)
      .execute();
    expect(await remindedAt("2027-05-13T06:50:00Z")).toEqual([]);
    const first = await remindedAt("2027-05-13T06:59:00Z");
    expect(first.map(({ to }) => to.address)).toEqual(owners.map(({ email }) => email));
    expect(await remindedAt("2027-05-19T06:50:00Z")).toEqual([]);
    expect(await remindedAt("2027-05-19T06:59:00Z")).toHaveLength(2);
    expect(await remindedAt("2027-05-20T06:50:00Z")).toEqual([]);
    expect(await remindedAt("2027-05-20T07:00:00Z")).toEqual([]);
  });

  it("say when the trial ends in the company's calendar, what follows, and where the plans are", async () => {
    await venue.person("owner");
    const [mail] = await remindedAt("2027-05-13T07:00:00Z");
    expect(mail?.subject).toMatch(/^The trial ends on (19 May|May 19): /);
    expect(mail?.text).toMatch(/Trial ends: +(19 May|May 19),? 2027.* 11:59.*\(America\/Vancouver\)/);
    expect(mail?.text).toContain("Nothing is deleted.");
    expect(mail?.text).toContain(`Choose a plan: http://${venue.slug}.localhost:4000/billing/subscription`);
  });

  it("that were missed are sent late, only the last one", async () => {
    await venue.person("owner");
    expect(await remindedAt("2027-05-19T12:00:00Z")).toHaveLength(1);
    expect(await remindedAt("2027-05-19T18:00:00Z")).toEqual([]);
  });

  it("are sent again if the trial is extended", async () => {
    await venue.person("owner");
    expect(await remindedAt("2027-05-19T12:00:00Z")).toHaveLength(1);
    await change({ trial_ends_at: ENDS.add({ hours: 24 * 14 }) });
    expect(await remindedAt("2027-05-20T12:00:00Z")).toEqual([]);
    expect(await remindedAt("2027-05-28T12:00:00Z")).toHaveLength(1);
  });

  it("are sent once if two processes run at the same time", async () => {
    await venue.person("owner");
    platform.clock.set("2027-05-13T08:00:00Z");
    await Promise.all([remind(), remind()]);
    expect(await sent()).toHaveLength(1);
  });

  it.each<[string, Record<string, unknown>]>([
    ["is subscribed", { subscription_status: "active" }],
    ["is comped", { is_comped: true }],
    ["is cancelled", { cancelled_at: Temporal.Instant.from("2027-05-02T00:00:00Z") }],
    ["is a shared sandbox", { account_type: "shared_sandbox" }],
    ["started less than 7 days before the end", { created_at: Temporal.Instant.from("2027-05-13T08:00:00Z") }],
  ])("are sent to nobody if the company %s", async (_, changes) => {
    await venue.person("owner");
    await change(changes);
    expect(await remindedAt("2027-05-13T08:00:00Z")).toEqual([]);
  });

  it("are not sent if the company subscribes first", async () => {
    await venue.person("owner");
    platform.clock.set("2027-05-13T08:00:00Z");
    await remind();
    await change({ subscription_status: "active" });
    expect(await sent()).toEqual([]);
  });

  it("leave the company's version unchanged, so that an open form can be saved", async () => {
    const owner = await venue.person("owner");
    const versionOf = async () => (await owner.ask("company")).body.version;
    const before = await versionOf();
    expect(await remindedAt("2027-05-13T08:00:00Z")).toHaveLength(1);
    expect(await versionOf()).toBe(before);
  });
});
