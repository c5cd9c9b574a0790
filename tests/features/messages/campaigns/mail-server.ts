import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { smtpMailer } from "#api/mail/mailer.ts";

/** A mail server that knows only these mailboxes, and what it took. */
export const mailServer = (...known: string[]) => start(known, { message: "no such mailbox", responseCode: 550 });

/** A mail server that takes a mail only once the recipient is added to its mailboxes, and asks to try again until then. */
export const fullMailServer = () => start([], { message: "mailbox full", responseCode: 452 });

async function start(known: readonly string[], { message, responseCode }: { message: string; responseCode: number }) {
  const mailboxes = new Set(known);
  const taken: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) =>
      done(mailboxes.has(address) ? null : Object.assign(new Error(message), { responseCode })),
    onData(stream, { envelope }, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", () => {
        taken.push({ to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo; // a TCP server's address
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`);
  const close = async () => {
    mailer.close();
    await new Promise<void>((closed) => server.close(closed));
  };
  return { mailboxes, taken, mailer, close };
}
