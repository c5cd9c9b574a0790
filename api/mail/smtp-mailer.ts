import { createTransport } from "nodemailer";
import type { Mailer } from "#api/mail/mailer.ts";
import { mimeOf } from "#api/mail/mime.ts";

const TIMEOUT_MS = 10_000;

/** Sends through the SMTP server of SMTP_URL. */
export function smtpMailer(url: string): Mailer {
  const { hostname, port, username, password, protocol } = new URL(url);
  const isImplicitTls = protocol === "smtps:";
  const transport = createTransport({
    host: hostname,
    port: port ? Number(port) : undefined,
    secure: isImplicitTls,
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send(mail) {
      await transport.sendMail(mimeOf(mail));
    },
    close: () => transport.close(),
  };
}
