import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MOST_TRIES } from "#api/jobs/jobs.ts";
import { fullHour, joinAsGuest } from "#tests/features/bookings/waitlist/support.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { book, change, failedConfirmation, messages, resend } from "./resend-support.ts";
import {
  addressesOf,
  deliverCampaigns,
  deliverWaiting,
  giveUpMail,
  mailDesk,
  NO_MAILBOX,
  NOTICE,
  setLocked,
} from "./support.ts";

const queued: string[] = [];
let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ jobs: { enqueue: async (_trx, name) => void queued.push(name) } });
});
afterAll(() => platform.close());
beforeEach(() => platform.clock.set(TEST_NOW));

describe("an email is not sent again", () => {
  const refusal = async (who: Person, id: number) => {
    queued.length = 0;
    const { status, body } = await resend(who, id);
    expect(queued).toEqual([]);
    return [status, body.error, body.message];
  };
  const conflict = (sentence: string) => [409, "invalid_state", sentence];

  it("without the permission to mail clients, or to another company, which learns nothing", async () => {
    const { venue, mail } = await failedConfirmation(platform);
    const coach = await venue.person("coach");
    expect((await refusal(coach, mail)).slice(0, 2)).toEqual([403, "forbidden"]);
    expect((await refusal(await venue.person("client"), mail)).slice(0, 2)).toEqual([403, "forbidden"]);
    expect((await venue.anonymous("resendMail", { params: { id: mail } })).status).toBe(401);
    const other = await platform.venue();
    const foreign = await refusal(await other.person("owner"), mail);
    expect(foreign).toEqual(await refusal(await other.person("owner"), 2_000_000_126));
    expect(foreign).toEqual([404, "not_found", "There is no such mail."]);
    expect((await deliverable(venue)).map(({ attempts }) => attempts)).toEqual([MOST_TRIES]);
  });

  it("while the company is locked", async () => {
    const { venue, owner, mail } = await failedConfirmation(platform);
    await setLocked(platform, venue, true);
    expect((await refusal(owner, mail)).slice(0, 2)).toEqual([423, "account_locked"]);
  });

  it("while it is still being tried", async () => {
    const desk = await mailDesk(platform);
    const client = await desk.addClient("Kim");
    await book(desk, client);
    await deliverWaiting(platform, desk.venue, () => Promise.reject(new Error(NO_MAILBOX)));
    const [mail] = await messages(desk.staff, client);
    expect(await refusal(desk.staff, mail.id)).toEqual(
      conflict("This mail is still retried automatically, so it need not be sent again."),
    );
  });

  it("to a client who no longer has an address", async () => {
    const desk = await failedConfirmation(platform);
    await change(desk, desk.client, { email: null });
    const sentence = "The client has no email address. Add one, then send it again.";
    expect(await refusal(desk.staff, desk.mail)).toEqual(conflict(sentence));
    expect(await messages(desk.staff, desk.client)).toMatchObject([{ resend_to: null, resend_refusal: sentence }]);
  });

  it("to an erased client, whose emails are deleted", async () => {
    const desk = await mailDesk(platform);
    const client = await desk.addReader("Ada");
    await desk.send(await desk.draft());
    await deliverCampaigns(platform, desk.venue, () => Promise.reject(new Error(NO_MAILBOX)));
    const mail = await giveUpMail(platform, desk.venue, "campaign");
    const preview = await desk.owner.ask("client", { params: { id: client } });
    const erased = await desk.owner.ask("anonymizeClient", {
      params: { id: client },
      body: { version: preview.body.version, confirm_name: "Ada Lang" },
    });
    expect(erased.status, JSON.stringify(erased.body)).toBe(200);
    expect(await refusal(desk.staff, mail)).toEqual([404, "not_found", "There is no such mail."]);
  });

  it.each([
    ["its time has passed", "The time of the booking has passed, so this mail would come too late.", "late"],
    ["the booking was cancelled", "The booking has been cancelled since, so this mail is no longer true.", "cancel"],
    ["the booking was moved", "The booking has been moved since, so this mail is no longer true.", "move"],
  ])("about a booking once %s, and a waiting email is dropped", async (_, sentence, what) => {
    const desk = await failedConfirmation(platform);
    const { venue, staff, client, booking, mail } = desk;
    const happens = async () => {
      const params = { id: booking.id };
      if (what === "late") return platform.clock.set("2027-05-05T01:30:00Z");
      const { version } = (await staff.ask("booking", { params })).body;
      const moved = { version, start_time: "2027-05-05 03:30:00", end_time: "2027-05-05 04:30:00" };
      const done =
        what === "cancel"
          ? await staff.ask("cancelBooking", { params, body: { version } })
          : await staff.ask("updateBooking", { params, body: moved });
      expect(done.status, JSON.stringify(done.body)).toBe(200);
    };
    expect((await resend(staff, mail)).status).toBe(200);
    await happens();
    const subjects = (await deliverWaiting(platform, venue)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes("confirmed"))).toEqual([]);
    const confirmation = async () =>
      (await messages(staff, client)).find(({ kind }: { kind: string }) => kind === "booking_confirmed");
    const ended = { state: "outdated", sent_to: "kim@mail.test", sent_at: null, resend_to: null };
    expect(await confirmation()).toMatchObject({ ...ended, resend_refusal: sentence });
    expect(await refusal(staff, mail)).toEqual(conflict(sentence));

    await platform.admin
      .updateTable("outbox")
      .set({ outdated: null, attempts: MOST_TRIES, last_error: NO_MAILBOX })
      .where("tenant_id", "=", venue.tenantId)
      .where("id", "=", mail)
      .execute();
    expect(await refusal(staff, mail)).toEqual(conflict(sentence));
  });

  it("for a campaign if the client has unsubscribed, also while it waits", async () => {
    const { venue, staff, addReader, say, draft, send, analytics } = await mailDesk(platform);
    const ada = await addReader("Ada");
    const one = await draft();
    await send(one);
    await deliverCampaigns(platform, venue, () => Promise.reject(new Error(NO_MAILBOX)));
    const mail = await giveUpMail(platform, venue, "campaign");
    await say(ada, "unsubscribed");
    expect(await refusal(staff, mail)).toEqual(conflict("The client does not want marketing mail."));
    await say(ada, "agreed");
    expect((await resend(staff, mail)).status).toBe(200);
    await say(ada, "unsubscribed");
    expect(await deliverCampaigns(platform, venue)).toEqual([]);
    expect(await analytics(one.id)).toMatchObject({ skipped: [{ reason: "unsubscribed", count: 1 }] });
    expect(await messages(staff, ada)).toEqual([]);
  });

  it("with a link to sign in, and staff see that before they press", async () => {
    const { venue, staff } = await mailDesk(platform);
    const client = await venue.person("client");
    await venue.anonymous("forgotPassword", { body: { email: client.email } });
    const mail = await giveUpMail(platform, venue, "password_forgotten");
    const sentence =
      "Mail about signing in is not sent again: its link or code has run out. They can ask for a new one on the sign-in page.";
    expect(await messages(staff, client.id)).toMatchObject([
      { id: mail, state: "given_up", resend_to: null, resend_refusal: sentence },
    ]);
    expect(await refusal(staff, mail)).toEqual(conflict(sentence));
  });

  it("about a waiting list that the client has left", async () => {
    const { venue, staff, addClient } = await mailDesk(platform);
    await addClient("Wanda");
    const { wanted } = await fullHour(venue, staff.ask);
    const guest = { first_name: "Wanda", last_name: "Lang", email: "wanda@mail.test" };
    const { token } = await joinAsGuest(venue, { ...wanted, guest });
    const mail = await giveUpMail(platform, venue, "waitlist_joined");
    expect((await resend(staff, mail)).body).toMatchObject({ sent_to: "wanda@mail.test" });
    await giveUpMail(platform, venue, "waitlist_joined");
    expect((await venue.anonymous("leaveWaitlist", { params: { token } })).status).toBe(200);
    expect(await refusal(staff, mail)).toEqual(
      conflict("They are no longer offered this place or waiting for it, so this mail is no longer true."),
    );
  });

  it("to a colleague, whose emails are not listed", async () => {
    const { venue, staff } = await mailDesk(platform);
    await venue.anonymous("forgotPassword", { body: { email: staff.email } });
    const mail = await giveUpMail(platform, venue, "password_forgotten");
    expect(await refusal(staff, mail)).toEqual([404, "not_found", "There is no such mail."]);
  });

  it("as marketing to a client who declined it, although a notice is", async () => {
    const { venue, staff, addClient, say, draft, send } = await mailDesk(platform);
    const ada = await addClient("Ada");
    await say(ada, "unsubscribed");
    await send(await draft(NOTICE));
    await deliverCampaigns(platform, venue, () => Promise.reject(new Error(NO_MAILBOX)));
    const mail = await giveUpMail(platform, venue, "campaign");
    expect((await resend(staff, mail)).status).toBe(200);
    expect(addressesOf(await deliverCampaigns(platform, venue))).toEqual(["ada@mail.test"]);
  });
});

const deliverable = ({ tenantId }: Venue) =>
  platform.admin
    .selectFrom("outbox")
    .where("tenant_id", "=", tenantId)
    .where("sent_at", "is", null)
    .selectAll()
    .execute();
