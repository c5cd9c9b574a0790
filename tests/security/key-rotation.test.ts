import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readRegistrationToken } from "#api/auth/registration-tokens.ts";
import { derivedToken } from "#api/auth/tokens.ts";
import { decryptedCursor, encryptedCursor } from "#api/changes/cursor.ts";
import { StartError } from "#api/errors/start-error.ts";
import { keysOf } from "#api/secret-keys.ts";
import { deliverMail } from "#api/work/start-work.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { registrationToken } from "#tests/features/people/registration/registration-token.ts";
import { calendarTokenOf } from "#tests/features/schedule/calendar-feeds/support.ts";
import { setUpTwoFactor } from "#tests/support/authenticator.ts";
import { TEST_SECRET_KEY } from "#tests/support/database/database-server.ts";
import { startApiChild } from "#tests/support/product/api-child.ts";
import { givePassword, startPlatform, TEST_PASSWORD, type Platform, type Venue } from "#tests/support/venue.ts";

const FORMER = TEST_SECRET_KEY;
const PRESENT = "another secret key of thirty-two bytes";

let former: Platform;
let both: Platform;
let present: Platform;
let venue: Venue;
beforeAll(async () => {
  former = await startPlatform();
  const same = { ...former.database, drop: async () => {} };
  both = await startPlatform({ secretKeys: [PRESENT, FORMER] }, same);
  present = await startPlatform({ secretKeys: [PRESENT] }, same);
  venue = await former.venue();
});
afterAll(async () => {
  await Promise.all([both.close(), present.close()]);
  await former.close();
});

async function ownerWithApp() {
  const owner = await venue.person("owner");
  await givePassword(former, venue, owner);
  return { owner, app: await setUpTwoFactor(owner, former.clock) };
}

/** The status of a sign-in with this code at the company, as served by one of the installations. */
async function signIn(platform: Platform, email: string, code: string): Promise<number> {
  const at = platform.at(venue);
  const { body } = await at.anonymous("login", { body: { email, password: TEST_PASSWORD } });
  return (await at.anonymous("completeLogin", { body: { challenge: body.second_factor.challenge, code } })).status;
}

/** The token of the manage link in the latest booking mail. */
async function mailedManageToken(platform: Platform): Promise<string> {
  const { id } = await platform.admin
    .selectFrom("outbox")
    .where("tenant_id", "=", venue.tenantId)
    .orderBy("id", "desc")
    .select("id")
    .executeTakeFirstOrThrow();
  const texts: string[] = [];
  const mailer = { send: async ({ text }: { text: string }) => void texts.push(text), close: () => undefined };
  const job = { tenant_id: venue.tenantId, outbox_id: id };
  await deliverMail({ ...platform.deps, mailer, mailFrom: "no-reply@venue.test" }, job);
  return /book\/manage#([\w-]+)/.exec(texts[0] ?? "")?.[1] ?? "";
}

describe("an earlier key besides the current one", () => {
  it("signs people in by their apps and recovery codes", async () => {
    const { owner, app } = await ownerWithApp();
    expect(await signIn(both, owner.email, app.code(1))).toBe(200);
    expect(await signIn(both, owner.email, app.recoveryCodes[0] ?? "")).toBe(200);
    expect(await signIn(present, owner.email, app.recoveryCodes[1] ?? "")).not.toBe(200);
  });

  it("keeps the addresses of private calendars", async () => {
    const member = await venue.person("client");
    const token = await calendarTokenOf(member);
    const { body } = await both.at(venue).signedIn(member).ask("calendarFeed");
    expect(body.url).toContain(`/${token}.ics`);
    expect((await both.at(venue).anonymous("calendarOfToken", { params: { token } })).status).toBe(200);
    const { body: lost } = await present.at(venue).signedIn(member).ask("calendarFeed");
    expect(lost.url).not.toContain(token);
  });

  it("creates valid links in later emails of a booking", async () => {
    const staff = await venue.person("staff");
    const { id } = await book(staff.ask, bayHour(venue));
    const first = await mailedManageToken(former);
    const later = { version: 1, start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" };
    const moved = await both.at(venue).signedIn(staff).ask("updateBooking", { params: { id }, body: later });
    expect(moved.status).toBe(200);
    expect(await mailedManageToken(both)).toBe(first);
    const opened = await both.at(venue).anonymous("managedBooking", { params: { token: first } });
    expect(opened.status).toBe(200);
  });

  it("opens links to register, and lets open streams resume", () => {
    const { tenantId } = venue;
    const now = former.clock.now();
    const token = registrationToken(venue, "ada@new.test", now);
    const opened = readRegistrationToken({ secretKeys: [PRESENT, FORMER], tenantId, now }, token);
    expect(opened.email).toBe("ada@new.test");
    expect(() => readRegistrationToken({ secretKeys: [PRESENT], tenantId, now }, token)).toThrow("link");
    const cursor = encryptedCursor([FORMER], tenantId, "7.7:7:");
    expect(decryptedCursor([PRESENT, FORMER], tenantId, cursor)).toBe("7.7:7:");
    expect(decryptedCursor([PRESENT], tenantId, cursor)).toBe("0.0");
  });

  it("is the oldest if a nonce names no key, as the first ones did not", () => {
    const link = { tenantId: venue.tenantId, kind: "manage", nonce: Buffer.alloc(16, 7) } as const;
    expect(derivedToken([PRESENT, FORMER], link)).toBe(derivedToken([FORMER], link));
    expect(derivedToken([PRESENT, FORMER], link)).not.toBe(derivedToken([PRESENT], link));
  });
});

describe("the current key", () => {
  it("encrypts new secrets without any other key", async () => {
    const owner = both.at(venue).signedIn(await venue.person("owner"));
    await givePassword(former, venue, owner);
    const app = await setUpTwoFactor(owner, both.clock);
    const token = await calendarTokenOf(owner);
    const { body } = await present.at(venue).signedIn(owner).ask("calendarFeed");
    expect(body.url).toContain(`/${token}.ics`);
    expect(await signIn(present, owner.email, app.code(1))).toBe(200);
    expect(await signIn(present, owner.email, app.recoveryCodes[0] ?? "")).toBe(200);
  });

  it("re-encrypts an earlier key's secrets at the next start, and the earlier key can be removed", async () => {
    const { owner, app } = await ownerWithApp();
    expect(await signIn(present, owner.email, app.code(1))).not.toBe(200);
    const process = await startApiChild(former.database, { SECRET_KEY: PRESENT, PREVIOUS_SECRET_KEYS: FORMER });
    await process.stop();
    expect(await signIn(present, owner.email, app.code(1))).toBe(200);
  });

  it("is the first line of the key file", () => {
    expect(keysOf(`${PRESENT}\n${FORMER}\n`)).toEqual([PRESENT, FORMER]);
  });

  it("is read without surrounding spaces", () => {
    expect(keysOf(`  ${PRESENT} \r\n \n\t${FORMER}\n`)).toEqual([PRESENT, FORMER]);
  });

  it.each(["", " \n", "short", `${PRESENT}\nshort\n`])("is refused if the file contains %j", (lines) => {
    expect(() => keysOf(lines)).toThrow(StartError);
  });
});
