import { RESERVED_SLUGS } from "#api/tenancy/tenant.ts";

const SLUG = /^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/;

/** Why a company cannot have this sub-domain, as a sentence; undefined where it can. */
export function slugProblem(slug: string): string | undefined {
  if (!SLUG.test(slug)) {
    return `"${slug}" cannot be a sub-domain: use 1 to 40 lower-case letters, digits and hyphens, no hyphen at either end.`;
  }
  if (RESERVED_SLUGS.some((reserved) => reserved === slug)) {
    return `"${slug}" is kept for the platform itself: choose another sub-domain.`;
  }
  return undefined;
}
