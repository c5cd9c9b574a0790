/** @module-tag long */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { startApiChild, type ApiChild, type Asker } from "#tests/support/product/api-child.ts";
import { onTestClock } from "#tests/support/product/on-test-clock.ts";
import { within } from "#tests/support/proof/limits.ts";
import { startPlatform } from "#tests/support/venue.ts";
import { mailDesk, NEWS } from "./support.ts";

const RECIPIENTS = 10;
const KILLED_AFTER = 3;

/**
 * A mail server that accepts some mails and then hangs until `goOn` is called. A connection opened before that is
 * never answered again, also for a mail that its sender, dead by now, had already put on the wire.
 */
async function mailServer() {
  const taken: string[] = [];
  const beforeItHung = new Set<string>();
  let most = KILLED_AFTER;
  const isHanging = () => taken.length >= most;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onConnect({ id }, answer) {
      if (most === KILLED_AFTER) beforeItHung.add(id);
      answer();
    },
    onData(stream, { id, envelope }, answer) {
      stream.resume();
      stream.on("end", () => {
        if (isHanging() || (most > KILLED_AFTER && beforeItHung.has(id))) return;
        taken.push(...envelope.rcptTo.map(({ address }) => address));
        answer();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo; // it listens on a port
  return {
    taken,
    url: `smtp://127.0.0.1:${port}`,
    isHanging,
    goOn: () => void (most = Number.POSITIVE_INFINITY),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

test(
  "reaches each recipient once, even if the process is killed between two of them",
  { timeout: within("journey") },
  async () => {
    const platform = await startPlatform();
    const mails = await mailServer();
    const children: ApiChild[] = [];
    const start = async () => {
      const child = await startApiChild(platform.database, { ...onTestClock(), SMTP_URL: mails.url });
      children.push(child);
      return child;
    };
    try {
      const { venue, staff, addReader } = await mailDesk(platform);
      const names = Array.from({ length: RECIPIENTS }, (_, at) => `Reader${at}`);
      for (const name of names) await addReader(name);
      const asker: Asker = { slug: venue.slug, token: staff.token };
      const first = await start();
      const { status, body } = await first.ask(asker, "sendCampaignNow", { body: NEWS });
      expect([status, body.recipient_count]).toEqual([201, RECIPIENTS]);
      const sentBy = async (child: ApiChild) =>
        (await child.ask(asker, "campaignAnalytics", { params: { id: body.id } })).body.sent_count;
      // Once it is recorded: a mail accepted just before the kill would rightly be sent again.
      await expect.poll(() => sentBy(first)).toBe(KILLED_AFTER);
      expect(mails.isHanging()).toBe(true);
      first.process.kill("SIGKILL");
      mails.goOn();
      const second = await start();
      await expect.poll(() => sentBy(second), { timeout: within("process") }).toBe(RECIPIENTS);
      expect(mails.taken.toSorted()).toEqual(names.map((name) => `${name.toLowerCase()}@mail.test`).toSorted());
    } finally {
      await Promise.all(children.map((child) => child.stop()));
      await mails.close();
      await platform.close();
    }
  },
);
