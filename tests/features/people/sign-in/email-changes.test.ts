import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTenant } from "#api/db/transaction.ts";
import { accountMails } from "#api/features/messages/account-mail/service.ts";
import type { Mail } from "#api/mail/mailer.ts";
import { update } from "#tests/features/people/accounts/support.ts";
import {
  givePassword,
  startPlatform,
  TEST_NOW,
  TEST_PASSWORD,
  type Person,
  type Platform,
  type Venue,
} from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
let person: Person;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.set(TEST_NOW);
  venue = await platform.venue();
  person = await venue.person("client");
  await givePassword(platform, venue, person);
});

const NEW = "new.address@example.test";
const request = (email = NEW) => person.ask("requestEmailChange", { body: { email } });
const confirm = (token: string) => venue.anonymous("confirmEmailChange", { body: { token } });
const signIn = async (email: string) =>
  (await venue.anonymous("login", { body: { email, password: TEST_PASSWORD } })).status;

/** Composes the pending account mails, as the job does, and returns them with their recipients. */
async function mails(): Promise<Mail[]> {
  const rows = await platform.admin
    .selectFrom("outbox")
    .select(["id", "kind", "payload"])
    .where("tenant_id", "=", venue.tenantId)
    .where("kind", "like", "email_%")
    .orderBy("id")
    .execute();
  const deps = { ...platform.deps, mailFrom: "post@example.test" };
  const composed: Mail[] = [];
  for (const { id, kind, payload } of rows) {
    const compose = accountMails[kind as keyof typeof accountMails]; // the rows only have these kinds
    const waiting = { tenant_id: venue.tenantId, outbox_id: id, kind, payload };
    const mail = await inTenant(platform.db, venue.tenantId, (trx) =>
      compose(deps as Parameters<typeof compose>[0], trx, waiting, platform.clock.now()),
    );
    if (mail) composed.push(mail);
  }
  return composed;
}

const addressees = (sent: Mail[]) => sent.map(({ to, subject }) => [to.address, subject.split(":")[0]]);
const tokenIn = (sent: Mail[]): string => /confirm-email#token=([\w-]+)/.exec(sent[0]?.text ?? "")?.[1] ?? "";

describe("a new sign-in address", () => {
  it("takes effect once its owner opens the link; the old address is mailed before and after, and sessions end", async () => {
    expect((await request()).body.message).toBe(
      `A link is on its way to ${NEW}. Until you follow it, you sign in as before.`,
    );
    expect([await signIn(NEW), await signIn(person.email)]).toEqual([401, 200]);
    const asked = await mails();
    expect(addressees(asked)).toEqual([
      [NEW, "Confirm your new email address"],
      [person.email, "A new sign-in address was asked for"],
    ]);
    expect((await confirm(tokenIn(asked))).status).toBe(200);
    expect([await signIn(NEW), await signIn(person.email)]).toEqual([200, 401]);
    expect((await person.ask("userProfile")).status).toBe(401);
    expect(addressees(await mails()).slice(2)).toEqual([
      [NEW, "Your sign-in address was changed"],
      [person.email, "Your sign-in address was changed"],
    ]);
    expect((await confirm(tokenIn(asked))).status).toBe(410);
  });

  it("that staff entered works only after its owner confirms it; until then the old one signs in", async () => {
    const staff = await venue.person("staff");
    const body = { version: 1, email: "staff.own@example.test" };
    const changed = await staff.ask("updateClient", { params: { id: person.id }, body });
    expect([changed.status, changed.body.email]).toEqual([200, person.email]);
    await venue.anonymous("forgotPassword", { body: { email: body.email } });
    expect([await signIn(body.email), await signIn(person.email)]).toEqual([401, 200]);
    expect(addressees(await mails()).map(([to]) => to)).toEqual([body.email, person.email]);
  });

  it("that an admin enters for a colleague waits for the confirmation too", async () => {
    const [owner, staff] = [await venue.person("owner"), await venue.person("staff")];
    await givePassword(platform, venue, staff);
    const changed = await update(owner, staff.id, { version: 1, email: NEW });
    expect([changed.status, changed.body.email]).toEqual([200, staff.email]);
    expect((await confirm(tokenIn(await mails()))).status).toBe(200);
    expect([await signIn(NEW), await signIn(staff.email)]).toEqual([200, 401]);
  });

  it("is refused if another person has it in the meantime, and nothing changes", async () => {
    const other = await venue.person("client");
    await request(other.email.toUpperCase());
    expect((await confirm(tokenIn(await mails()))).body.error).toBe("invalid_state");
    expect(await signIn(person.email)).toBe(200);
  });

  it("is cancelled by a new password, and by a later request", async () => {
    await request();
    const first = tokenIn(await mails());
    await request("another@example.test");
    expect((await confirm(first)).status).toBe(410);
    const token = await venue.emailToken(person.id, NEW);
    const password = "nine purple umbrellas";
    await person.ask("changePassword", { body: { current_password: TEST_PASSWORD, password } });
    expect((await confirm(token)).status).toBe(410);
  });

  it("sets no password by its link, and a password's link sets no address", async () => {
    const token = await venue.emailToken(person.id, NEW);
    const body = { token, password: "nine purple umbrellas" };
    expect((await venue.anonymous("resetPassword", { body })).status).toBe(410);
    expect((await venue.anonymous("passwordLink", { params: { token } })).status).toBe(410);
    expect((await confirm(await venue.mailedToken(person.id))).status).toBe(410);
  });

  it("must be a valid new address, and can be requested five times an hour", async () => {
    expect((await request("nowhere")).status).toBe(422);
    expect((await request(person.email)).status).toBe(422);
    for (let time = 0; time < 5; time++) expect((await request()).status).toBe(200);
    expect((await request()).status).toBe(429);
  });
});
