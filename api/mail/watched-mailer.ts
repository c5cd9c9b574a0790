import type { Mailer } from "#api/mail/mailer.ts";

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
