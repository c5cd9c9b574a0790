import type { SendMailOptions } from "nodemailer";
import type { Mail } from "#api/mail/mailer.ts";

/** A mail in the words of nodemailer, which both adapters send or write. */
export function mimeOf({ calendar, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    ...(calendar ? { icalEvent: { ...calendar, filename: "booking.ics" } } : {}),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
