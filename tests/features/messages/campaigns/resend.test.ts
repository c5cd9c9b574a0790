import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MOST_TRIES, type JobData } from "#api/jobs/jobs.ts";
import type { Mailer } from "#api/mail/mailer.ts";
import { deliverMail } from "#api/work/start-work.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { mailServer } from "./mail-server.ts";
import { book, change, failedConfirmation, messages, resend } from "./resend-support.ts";
import { addressesOf, deliverCampaigns, deliverWaiting, giveUpMail, mailDesk, NO_MAILBOX } from "./support.ts";

const queued: JobData["deliver_mail"][] = [];
let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({
    jobs: { enqueue: async (_trx, name, data) => void (name === "deliver_mail" && queued.push(data as never)) },
  });
});
afterAll(() => platform.close());
beforeEach(() => platform.clock.set(TEST_NOW));

const deliver = (job: JobData["deliver_mail"], mailer: Mailer) =>
  deliverMail({ ...platform.deps, mailer, mailFrom: "desk@venue.test" }, job);

describe("a failed email", () => {
  it("is sent again to the client's corrected address, once", async () => {
    const server = await mailServer("kim@right.test");
    try {
      const desk = await mailDesk(platform);
      const { staff, owner, venue } = desk;
      const client = await desk.addClient("Kim", { email: "kim@wrong.test" });
      queued.length = 0;
      await book(desk, client);
      const [job] = queued.splice(0);
      if (!job) throw new Error("no mail was queued");
      const { outbox_id: id } = job;
      await deliver(job, server.mailer);
      expect(await messages(staff, client)).toMatchObject([{ state: "given_up", resend_to: "kim@wrong.test" }]);
      await change(desk, client, { email: "kim@right.test" });
      const [failed] = await messages(staff, client);
      expect(failed).toMatchObject({ id, sent_to: "kim@wrong.test", sent_at: null, resend_to: "kim@right.test" });
      expect(failed.failure).toContain("550 no such mailbox");

      // Two who press at once.
      const answers = await Promise.all([resend(staff, id), resend(owner, id)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect([refused?.body.error, refused?.body.message]).toEqual([
        "invalid_state",
        "This mail is on its way already.",
      ]);
      const sent = answers.find(({ status }) => status === 200);
      expect(sent?.body).toMatchObject({ id, state: "waiting", sent_to: "kim@right.test", failure: null });
      expect(queued).toEqual([{ tenant_id: venue.tenantId, outbox_id: id }]);

      await Promise.allSettled([deliver(job, server.mailer), deliver(job, server.mailer)]);
      await deliver(job, server.mailer);
      expect(server.taken.map(({ to }) => to)).toEqual([["kim@right.test"]]);
      expect(server.taken[0]?.text).toMatch(new RegExp(`Message-ID: <${venue.slug}\\.${id}@venue\\.test>`));
      expect(await messages(staff, client)).toMatchObject([{ id, state: "sent", sent_to: "kim@right.test" }]);
      const again = await resend(staff, id);
      expect([again.status, again.body.message]).toEqual([409, "This mail has been delivered already."]);
      const { body } = await owner.ask("clientActivities", { params: { id: client } });
      const told = body.data.filter(({ sentence }: { sentence: string }) => /again/.test(sentence));
      expect(told.map(({ sentence }: { sentence: string }) => sentence)).toEqual(["Sent a mail again to Kim Lang"]);
    } finally {
      await server.close();
    }
  });

  it("is queued once for a request that is repeated with its key", async () => {
    const { staff, mail } = await failedConfirmation(platform);
    queued.length = 0;
    const ask = () => resend(staff, mail, { headers: { "idempotency-key": "the-same-press-of-a-button" } });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    expect(queued).toHaveLength(1);
  });

  it("goes to the client's current address, even if the desk typed another one", async () => {
    const desk = await failedConfirmation(platform);
    const { venue, staff, client, booking } = desk;
    const share = { amount: { amount: 1000, currency: "CAD" }, method: "cash" };
    const paid = await staff.ask("takePayment", { body: { booking_id: booking.id, shares: [share] } });
    const body = { email: "kim@mail.test" };
    await staff.ask("mailReceipt", { params: { id: paid.body.payments[0].id }, body });
    const receipt = await giveUpMail(platform, venue, "receipt");
    await change(desk, client, { email: "kim@right.test" });
    expect((await resend(staff, receipt)).body).toMatchObject({ kind: "receipt", sent_to: "kim@right.test" });
    expect(addressesOf(await deliverWaiting(platform, venue))).toContain("kim@right.test");
    expect((await messages(staff, client))[0]).toMatchObject({ id: receipt, state: "sent", sent_to: "kim@right.test" });
  });

  it("may fail and be sent again once more", async () => {
    const { venue, staff, mail } = await failedConfirmation(platform);
    expect((await resend(staff, mail)).status).toBe(200);
    await giveUpMail(platform, venue, "booking_confirmed");
    expect((await resend(staff, mail)).status).toBe(200);
    expect(await deliverWaiting(platform, venue)).toHaveLength(1);
  });

  it("counts as failed three days later, if a crash cost it a try", async () => {
    const { venue, staff, client, mail } = await failedConfirmation(platform);
    await platform.admin
      .updateTable("outbox")
      .set({ attempts: 14 })
      .where("id", "=", mail)
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    const states = async () => (await messages(staff, client)).map(({ state }: { state: string }) => state);
    expect(await states()).toEqual(["retrying"]);
    platform.clock.set("2027-05-06T17:00:01Z");
    expect(await states()).toEqual(["given_up"]);
  });

  it("of a campaign is sent again from its results, once", async () => {
    const { venue, staff, addReader, draft, send, analytics } = await mailDesk(platform);
    const ada = await addReader("Ada");
    await addReader("Bea");
    const one = await draft();
    await send(one);
    const refuse = async ({ to }: { to: { address: string } }) => {
      if (to.address.startsWith("ada")) throw new Error(NO_MAILBOX);
    };
    await deliverCampaigns(platform, venue, refuse);
    const mail = await giveUpMail(platform, venue, "campaign");
    expect((await analytics(one.id)).failures).toEqual([
      {
        message_id: mail,
        client_id: ada,
        name: "Ada Lang",
        reason: NO_MAILBOX,
        tries: MOST_TRIES + 1,
        is_given_up: true,
        resend_to: "ada@mail.test",
      },
    ]);
    expect((await resend(staff, mail)).status).toBe(200);
    expect(await analytics(one.id)).toMatchObject({ failed_count: 0, waiting_count: 1, failures: [] });
    expect(addressesOf(await deliverCampaigns(platform, venue))).toEqual(["ada@mail.test"]);
    expect(await deliverCampaigns(platform, venue)).toEqual([]);
    expect(await analytics(one.id)).toMatchObject({ sent_count: 2, failed_count: 0, waiting_count: 0 });
  });
});
