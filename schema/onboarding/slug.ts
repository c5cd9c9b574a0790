/** Subdomains that can never be a company's: ours, those of mail and sign-in, and names that computers look up by themselves. */
export const RESERVED_SLUGS = [
  "www",
  "api",
  "central",
  "admin",
  "app",
  "static",
  "assets",
  "cdn",
  "graphql",
  "autoconfig",
  "autodiscover",
  "mail",
  "smtp",
  "imap",
  "ftp",
  "ns1",
  "ns2",
  "status",
  "docs",
  "help",
  "support",
  "security",
  "abuse",
  "login",
  "account",
  "accounts",
  "billing",
  "pay",
  "payments",
  "postmaster",
  "root",
  "webmail",
  "email",
  "mx",
  "pop",
  "pop3",
  "wpad",
  "isatap",
  "localhost",
  "internal",
  "metrics",
  "auth",
  "sso",
  "oauth",
  "id",
  "secure",
  "verify",
  "webhook",
  "webhooks",
  "hooks",
  "graphiql",
  "stripe",
  "google",
] as const;
/** Our own name, at the beginning of a sub-domain, would pass for us: "fairway-support". */
const BRAND = "fairway";

/** Two hyphens in third and fourth place mark punycode: browsers would show other letters than were typed. */
const SLUG = /^(?!..--)[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/;
export const SLUG_MAX_LENGTH = 40;

/** Returns why no company can have this subdomain, as a sentence; undefined if one can, unless it is taken. */
export function slugProblem(slug: string): string | undefined {
  if (!SLUG.test(slug)) {
    return `"${slug}" cannot be a sub-domain: use 1 to 40 lower-case letters, digits and hyphens, no hyphen at either end.`;
  }
  if (slug.replaceAll("-", "").startsWith(BRAND) || RESERVED_SLUGS.some((reserved) => reserved === slug)) {
    return `"${slug}" is reserved. Choose another sub-domain.`;
  }
  return undefined;
}

/** Suggests a subdomain for a company's name: "Løvås Golf & Co." becomes lovas-golf-co. Empty if it has no letters. */
export function slugFromName(name: string): string {
  return name
    .replace(/[øØ]/g, "o")
    .replace(/[æÆ]/g, "ae")
    .replace(/[œŒ]/g, "oe")
    .replace(/ß/g, "ss")
    .normalize("NFKD")
    .replace(/[\p{M}'’.]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-+|-+$/g, "");
}
