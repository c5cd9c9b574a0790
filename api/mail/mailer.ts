/** One mail, ready to send. */
export interface Mail {
  /** The same for each try of the same mail, so that a mailbox can tell a repetition. */
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  calendar?: { method: "PUBLISH" | "CANCEL"; content: string };
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
