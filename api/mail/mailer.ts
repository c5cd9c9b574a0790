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

/** The recipient's server takes no mail for the address, now or later. */
export class AddressRefused extends Error {
  override name = "AddressRefused";
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
        // That server answers: one bad address is no outage.
        isFailing = !(error instanceof AddressRefused);
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
      await transport.sendMail(mimeOf(mail)).catch((error: unknown) => {
        throw isAddressRefused(error) ? new AddressRefused(String(error.response), { cause: error }) : error;
      });
    },
    close: () => transport.close(),
  };
}

/** SMTP replies about a recipient: no such mailbox, moved, full, not a valid name, or no mail for the whole domain. */
const OF_AN_ADDRESS = /^(550|551|552|553|556)$/;
/** The same by the codes of RFC 3463, which follow whatever number a server chooses. */
const SAYS_ADDRESS = /^5\d\d[ -]5\.[12]\./;
/** A rule of the server, such as that it does not relay for us or know our sender: not the address, but our settings. */
const OF_A_RULE = /^5\d\d[ -]5\.(7\.|1\.[78])|relay/i;

function isAddressRefused(error: unknown): error is Error & { response: string } {
  if (!(error instanceof Error)) return false;
  const { command, responseCode, response = "" }: Error & NodemailerFailure = error;
  const isAboutAddress = OF_AN_ADDRESS.test(String(responseCode)) || SAYS_ADDRESS.test(response);
  return command === "RCPT TO" && isAboutAddress && !OF_A_RULE.test(response);
}

/** What nodemailer adds to an error. */
interface NodemailerFailure {
  command?: string;
  responseCode?: number;
  response?: string;
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
