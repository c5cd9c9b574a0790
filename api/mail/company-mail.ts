import { messageIdOf, type ComposeDeps } from "./composing.ts";
import { htmlOf, textOf, type MailContent } from "./mail-layout.ts";
import type { Mail } from "./mailer.ts";

interface Letter {
  tenant: { slug: string; name: string };
  outbox_id: number;
  content: MailContent;
  /** Its heading and the company, unless it says more. */
  subject?: string;
}

/** A mail in the name of a company. */
export async function companyMail(
  { mailFrom }: ComposeDeps,
  { tenant, outbox_id, content, subject = `${content.heading}, ${tenant.name}` }: Letter,
  to: Mail["to"],
): Promise<Mail> {
  return {
    messageId: messageIdOf(tenant.slug, outbox_id, mailFrom),
    from: { name: tenant.name, address: mailFrom },
    to,
    subject,
    text: textOf(content),
    html: String(await htmlOf(content)),
  };
}
