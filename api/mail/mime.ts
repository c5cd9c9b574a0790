import type { SendMailOptions } from "nodemailer";
import type { Mail } from "#api/mail/mailer.ts";

/** A mail in the words of nodemailer, which both adapters send or write. */
export function mimeOf({ calendar, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    icalEvent: { method: calendar.method, filename: "booking.ics", content: calendar.content },
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
