import { z } from "zod";

/** As zod's own, with top-level domains in other scripts, such as `xn--p1ai`. */
const ADDRESS =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/;
const NON_ASCII = /[^\p{ASCII}]/u;

/** Without `mailto:` and blanks around it, and with the domain in the ASCII form that mail servers know. */
export function asciiAddress(text: string): string {
  const address = text
    .trim()
    .replace(/^mailto:\s*/i, "")
    .replace(/^<(.*)>$/, "$1");
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  return at < 0 || !NON_ASCII.test(domain) ? address : address.slice(0, at + 1) + asciiDomain(domain);
}

/** Unchanged if it is no domain, so that the address is refused as it was written. */
function asciiDomain(domain: string): string {
  if (/[\s/?#:@%\\]/.test(domain)) return domain;
  return URL.parse(`https://${domain}`)?.hostname || domain;
}

/** An email address in the one form in which it is stored. */
export const emailText = (message = "Enter an email address.") =>
  z.string().overwrite(asciiAddress).email({ error: message, pattern: ADDRESS }).max(254);
