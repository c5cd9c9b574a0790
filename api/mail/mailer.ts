import { createTransport, type SendMailOptions } from "nodemailer";

export interface Mail {
  /** The same for every attempt to send a mail, so that a mailbox can recognize a duplicate. */
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  attachment?: { filename: string; type: string; content: Buffer };
  calendar?: { method: "PUBLISH" | "CANCEL"; content: string };
  /** One-click unsubscribe for mail clients (RFC 8058). */
  headers?: Record<string, string>;
  /** The client whom it is for; null of what goes to people of the company alone. Left out, its address says which client. */
  clientId?: number | null;
}

/** Delivers mail: over SMTP, or into a folder if none is configured. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Wraps a mailer and tracks whether its last mail failed: unsent mail waits and is retried. */
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

/** Converts a mail to nodemailer's options, which both adapters send or write. */
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
