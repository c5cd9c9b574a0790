import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MOST_TRIES } from "#api/jobs/jobs.ts";
import { folderMailer } from "#api/mail/folder-mailer.ts";
import { smtpMailer, type Mail, type Mailer } from "#api/mail/mailer.ts";
import { deliverMail } from "#api/work/start-work.ts";
import { offerClass, schedule, seatIn, tuesdays } from "#tests/features/bookings/class-sessions/support.ts";
import { HALF_UNDER_12_HOURS, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { startPlatform, type Ask, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const GUEST = { first_name: "Zoë", last_name: "O'Neill <b>", email: "zoe@example.test" };

function book(ask: Ask, { catalogue, locationId }: Venue, guest: object = GUEST) {
  return ask("createBooking", {
    body: {
      service_id: catalogue.services[0]?.id,
      location_id: locationId,
      start_time: "2027-05-05 01:30:00",
      end_time: "2027-05-05 02:30:00",
      party_size: 3,
      guest,
    },
  });
}

const unsent = (venue: Venue) =>
  platform.admin
    .selectFrom("outbox")
    .selectAll()
    .where("tenant_id", "=", venue.tenantId)
    .where("sent_at", "is", null)
    .orderBy("id")
    .execute();

/** Hands every waiting mail of a venue to the mailer. */
async function deliverAll(venue: Venue, mailer: Mailer): Promise<void> {
  const deps = { ...platform.deps, mailer, mailFrom: "no-reply@venue.test" };
  for (const { id } of await unsent(venue)) {
    await deliverMail(deps, { tenant_id: venue.tenantId, outbox_id: id });
  }
}

function keepingMailer() {
  const sent: Mail[] = [];
  return { sent, send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
}

describe("the email about a booking", () => {
  it("shows time on the venue's clock with its zone, service, place and price, in text and HTML", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const mailer = keepingMailer();
    await book(staff.ask, venue);
    await deliverAll(venue, mailer);
    const [mail] = mailer.sent;
    expect(mail?.to).toEqual({ name: "Zoë O'Neill <b>", address: "zoe@example.test" });
    expect(mail?.subject).toContain("Your booking is confirmed: Tuesday, May 4, 2027, 6:30");
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain("(Vancouver, UTC-7)");
      expect(part).toContain("Bay time, 3 people");
      expect(part).toContain("Main Street, Vancouver");
      expect(part).toContain("$72.00, to pay at the venue");
      expect(part).toMatch(/http:\/\/v\w+\.localhost:4000\/book\/manage#[\w-]{43}/);
    }
  });

  it("escapes HTML in names", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const mailer = keepingMailer();
    await book(staff.ask, venue, { ...GUEST, first_name: "<img src=x>" });
    await deliverAll(venue, mailer);
    expect(mailer.sent[0]?.html).not.toContain("<img");
    expect(mailer.sent[0]?.html).toContain("&lt;img src=x&gt;");
  });

  it("has a link that shows and cancels the booking without signing in", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const mailer = keepingMailer();
    const { body } = await book(staff.ask, venue);
    await deliverAll(venue, mailer);
    const token = /manage#([\w-]+)/.exec(mailer.sent[0]?.text ?? "")?.[1] ?? "";
    expect((await venue.anonymous("managedBooking", { params: { token } })).body.id).toBe(body.id);
    const cancelled = await venue.anonymous("cancelManagedBooking", { params: { token }, body: {} });
    expect(cancelled.body.status).toBe("cancelled");
    await deliverAll(venue, mailer);
    expect(mailer.sent[1]?.subject).toContain("Your booking is cancelled");
    expect(mailer.sent[1]?.calendar?.content).toContain("METHOD:CANCEL");
    for (const { calendar } of mailer.sent) expect(calendar?.content).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  });

  it("offers a new booking instead of the cancelled one", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const mailer = keepingMailer();
    const { body } = await book(staff.ask, venue);
    await staff.ask("cancelBooking", { params: { id: body.id } });
    await deliverAll(venue, mailer);
    const [confirmed, cancelled] = mailer.sent;
    expect(confirmed?.text).toContain("View or cancel your booking: http");
    expect(cancelled?.text).toMatch(/Book another time: http:\/\/v\w+\.localhost:4000\/book\n/);
    expect(cancelled?.text).not.toContain("View or cancel your booking");
    expect(cancelled?.text).toContain("The time below is now free for others.");
  });

  it("mentions only the seat if a person no longer takes part in a class", async () => {
    const venue = await platform.venue();
    const [owner, staff] = [await venue.person("owner"), await venue.person("staff")];
    const mailer = keepingMailer();
    const { data } = await schedule(staff.ask, tuesdays(venue, await offerClass(owner.ask)));
    const seat = await staff.ask("createBooking", { body: seatIn(data[0]) });
    await staff.ask("cancelBooking", { params: { id: seat.body.id } });
    await deliverAll(venue, mailer);
    const told = mailer.sent.at(-1);
    expect(told?.subject).toContain("Your booking is cancelled");
    expect(told?.text).toContain("You no longer have a seat in this class.");
    expect(told?.text).not.toContain("free for others");
  });

  it("states the fees for changes under the agreed rules, and nothing without fees", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const mailer = keepingMailer();
    await book(staff.ask, venue);
    await setPolicy(staff.ask, venue, HALF_UNDER_12_HOURS);
    await book(staff.ask, venue);
    await deliverAll(venue, mailer);
    const [free, agreed] = mailer.sent;
    expect(free?.text).not.toContain("Changes:");
    for (const part of [agreed?.text, agreed?.html]) {
      expect(part).toMatch(/Cancel until Tuesday, May 4, 2027, 6:30.AM free of charge\./);
      expect(part).toContain("After that, cancel for $36.00.");
      expect(part).toContain("If you do not come, you owe the full $72.00.");
      expect(part).toContain("Move it free until the start.");
    }
  });

  it("shows the old time next to the new one after a move, and replaces the calendar event", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const mailer = keepingMailer();
    const { body } = await book(staff.ask, venue);
    await staff.ask("updateBooking", {
      params: { id: body.id },
      body: { version: body.version, start_time: "2027-05-05 02:30:00", end_time: "2027-05-05 03:30:00" },
    });
    await deliverAll(venue, mailer);
    const [confirmed, moved] = mailer.sent;
    expect(moved?.text).toMatch(/When: +Tuesday, May 4, 2027, 7:30/);
    expect(moved?.text).toMatch(/Was: +Tuesday, May 4, 2027, 6:30/);
    const field = (mail: Mail | undefined, name: string) =>
      new RegExp(`${name}:(\\S+)`).exec(mail?.calendar?.content ?? "")?.[1];
    expect(field(moved, "UID")).toBe(field(confirmed, "UID"));
    expect(Number(field(moved, "SEQUENCE"))).toBeGreaterThan(Number(field(confirmed, "SEQUENCE")));
    expect(field(moved, "DTSTART")).toBe("20270505T023000Z");
  });

  it("is not written for a guest without an address", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    expect((await book(staff.ask, venue, { first_name: "Walk-in" })).status).toBe(201);
    expect(await unsent(venue)).toEqual([]);
  });
});

describe("delivering emails", () => {
  it("sends each email once, whoever tries and however often", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const mailer = keepingMailer();
    await book(staff.ask, venue);
    const [row] = await unsent(venue);
    const deps = { ...platform.deps, mailer, mailFrom: "no-reply@venue.test" };
    const job = { tenant_id: venue.tenantId, outbox_id: row?.id ?? 0 };
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => deliverMail(deps, job)));
    // Who finds it in another's hand looks again later: that one may crash before it is sent.
    const refused = tries.filter(({ status }) => status === "rejected").map((each) => String(Object(each).reason));
    expect(new Set(refused).isSubsetOf(new Set(["Error: Another process is sending this mail"]))).toBe(true);
    await deliverMail(deps, job);
    expect(mailer.sent).toHaveLength(1);
  });

  it("keeps an email that the server refused, counts the try and saves the reason", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    await book(staff.ask, venue);
    const broken: Mailer = { send: () => Promise.reject(new Error("451 try later")), close: () => undefined };
    await expect(deliverAll(venue, broken)).rejects.toThrow("451 try later");
    expect(await unsent(venue)).toMatchObject([{ attempts: 1, last_error: "451 try later" }]);
    const mailer = keepingMailer();
    await deliverAll(venue, mailer);
    expect(mailer.sent).toHaveLength(1);
  });

  /** A mail server that answers each recipient with this line. */
  async function refusingServer(reply: string) {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) })),
    });
    await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
    const { port } = server.server.address() as AddressInfo; // a TCP server's address
    const mailer = smtpMailer(`smtp://127.0.0.1:${port}`);
    const close = async () => {
      mailer.close();
      await new Promise<void>((closed) => server.close(closed));
    };
    return { mailer, [Symbol.asyncDispose]: close };
  }

  it.each([
    ["stops for an address that the recipient's server does not know", "550 5.1.1 No such user here", true],
    [
      "stops for an address if only the enhanced status code says that it is unknown",
      "554 5.1.1 No such user here",
      true,
    ],
    ["stops for an address that no server can read", "501 5.1.3 Bad recipient address syntax", true],
    ["tries again at a server that does not know our sender", "550 5.1.8 Sender address rejected", false],
    ["tries again at a server that refuses us for a time", "554 5.3.2 Not accepting mail now", false],
    ["tries again for an address whose server is busy", "450 4.2.1 Busy", false],
    ["tries again at a server that does not relay for us", "550 5.7.1 Relaying denied", false],
  ])("%s", async (_what, reply, isFinal) => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    await book(staff.ask, venue);
    await using server = await refusingServer(reply);
    const tried = deliverAll(venue, server.mailer);
    if (isFinal) await tried;
    else await expect(tried).rejects.toThrow(reply);
    expect(await unsent(venue)).toMatchObject([
      { attempts: isFinal ? MOST_TRIES : 1, last_error: expect.stringContaining(reply) },
    ]);
  });

  it("sends text, HTML and calendar through a real SMTP server", async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData(stream, _session, done) {
        let text = "";
        stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
        stream.on("end", () => {
          received.push(text);
          done();
        });
      },
    });
    await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
    const { port } = server.server.address() as AddressInfo; // a TCP server's address
    const mailer = smtpMailer(`smtp://127.0.0.1:${port}`);
    try {
      const venue = await platform.venue();
      const staff = await venue.person("staff");
      await book(staff.ask, venue);
      await deliverAll(venue, mailer);
    } finally {
      mailer.close();
      await new Promise<void>((closed) => server.close(closed));
    }
    expect(received).toHaveLength(1);
    expect(received[0]).toContain("Content-Type: text/plain");
    expect(received[0]).toContain("Content-Type: text/html");
    expect(received[0]).toContain("text/calendar");
    expect(received[0]).toMatch(/Message-ID: <v\w+\.\d+@venue\.test>/);
  });

  it("saves emails in a folder with pages to read them, if no SMTP server is set", async () => {
    const folder = await mkdtemp(join(tmpdir(), "fairway-mail-"));
    const mailer = folderMailer(folder);
    try {
      const venue = await platform.venue();
      const staff = await venue.person("staff");
      await book(staff.ask, venue);
      await deliverAll(venue, mailer);
      const list = await readFile(join(folder, "index.html"), "utf8");
      expect(list).toContain("zoe@example.test");
      const names = await readdir(folder);
      const endings = names.filter((name) => name !== "index.html").map((name) => String(name.split(".").at(-1)));
      expect(endings.toSorted()).toEqual(["eml", "html", "ics", "json"]);
    } finally {
      mailer.close();
      await rm(folder, { recursive: true });
    }
  });
});

it("saves emails readable only for its own user, also in a folder of an earlier version", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fairway-mail-"));
  await chmod(folder, 0o755);
  await writeFile(join(folder, "old.eml"), "a link", { mode: 0o644 });
  const mailer = folderMailer(folder);
  try {
    const venue = await platform.venue();
    await book((await venue.person("staff")).ask, venue);
    await deliverAll(venue, mailer);
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    expect(await modeOf(folder)).toBe(0o700);
    const names = await readdir(folder);
    expect(names).toHaveLength(6);
    expect(await Promise.all(names.map((name) => modeOf(join(folder, name))))).toEqual(names.map(() => 0o600));
  } finally {
    mailer.close();
    await rm(folder, { recursive: true });
  }
});
