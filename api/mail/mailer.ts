import { createTransport, type SendMailOptions } from "nodemailer";

/** One mail, ready to send. */
export interface Mail {
  /** The same for each try of the same mail, so that a mailbox can tell a repetition. */
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  attachment?: { filename: string; type: string; content: Buffer };
  calendar?: { method: "PUBLISH" | "CANCEL"; content: string };
  /** How a mail program unsubscribes at one press (RFC 8058). */
  headers?: Record<string, string>;
  /** The client whom it is for; null of what goes to people of the company alone. Left out, its address says which client. */
  clientId?: number | null;
}

/** Where mail leaves the product: SMTP, or a folder where none is set. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A mailer that remembers how its last mail went: what it could not send waits, and is tried again. */
export function watchedMailer(mailer: Mailer): Mailer & { isFailing(): boolean } {
  let isFailing = false;
  return {
    async send(mail) {
      try {
        await mailer.send(mail);
        isFailing = false;
      } catch (error) {
        isFailing = true;
        throw error;
      }
    },
    close: () => mailer.close(),
    isFailing: () => isFailing,
  };
}

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

/** A mail in the words of nodemailer, which both adapters send or write. */
export function mimeOf({ calendar, attachment, headers, clientId: _clientId, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    ...(attachment && {
      attachments: [{ filename: attachment.filename, contentType: attachment.type, content: attachment.content }],
    }),
    ...(calendar ? { icalEvent: { ...calendar, filename: "booking.ics" } } : {}),
    headers: { "Auto-Submitted": "auto-generated", ...headers },
  };
}
