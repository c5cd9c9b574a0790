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
  "mta-sts",
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
  "signin",
  "signup",
  "account",
  "accounts",
  "billing",
  "pay",
  "payments",
  "postmaster",
  "hostmaster",
  "webmaster",
  "root",
  "webmail",
  "email",
  "mx",
  "pop",
  "pop3",
  "wpad",
  "isatap",
  "localhost",
  "broadcasthost",
  "proxy",
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
  "mx1",
  "mx2",
  "ns3",
  "ns4",
  "www1",
  "www2",
  "dns",
  "ldap",
  "kerberos",
  "kdc",
  "vpn",
  "ntp",
  "localdomain",
  "local",
  "lyncdiscover",
  "msoid",
  "enterpriseregistration",
  "enterpriseenrollment",
  "administrator",
  "oauth2",
  "openid",
  "saml",
  "idp",
  "checkout",
  "wallet",
  "refunds",
] as const;
/** Our own name would pass for us at the beginning of a sub-domain or as a word of it: "fairwaypay", "my-fairway". */
const BRAND = "fairway";
const BEGINS_LIKE_OURS = new RegExp(`^(the|my|get)?${BRAND}`);
/** Digits that are read as the letters they look like: "fa1rway", "1ogin". */
const LOOK_ALIKES: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s" };
const ASIDE: Record<string, string> = { ...LOOK_ALIKES, "1": "l" };

/** Two hyphens in third and fourth place mark punycode: browsers would show other letters than were typed. */
const SLUG = /^(?!..--)[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/;
export const SLUG_MAX_LENGTH = 40;

/** Returns why no company can choose this subdomain, as a sentence; undefined if one can, unless it is taken. */
export function slugProblem(slug: string): string | undefined {
  return slugFormProblem(slug) ?? (isReserved(slug) ? `"${slug}" is reserved. Choose another sub-domain.` : undefined);
}

/** The same for a subdomain that a company may have from before its name was reserved. */
export const slugFormProblem = (slug: string): string | undefined =>
  SLUG.test(slug)
    ? undefined
    : `"${slug}" cannot be a sub-domain: use 1 to 40 lower-case letters, digits and hyphens, no hyphen at either end.`;

/** However it is hyphenated or looks: "log-in" and "l0gin" would pass for "login". */
function isReserved(slug: string): boolean {
  const readings = [{}, LOOK_ALIKES, ASIDE].map((letters: Record<string, string>) =>
    slug.replace(/\d/g, (digit) => letters[digit] ?? digit),
  );
  return readings.some((read) => {
    const unhyphenated = read.replaceAll("-", "");
    const isBrands = BEGINS_LIKE_OURS.test(unhyphenated) || read.split("-").includes(BRAND);
    return isBrands || RESERVED_SLUGS.some((reserved) => reserved.replaceAll("-", "") === unhyphenated);
  });
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
