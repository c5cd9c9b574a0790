/** Slug of the company whose sub-domain of `baseDomain` the host is; null on the bare domain and on any other host. */
export function tenantOf(host: string, baseDomain: string): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, "");
  if (!name.endsWith(`.${baseDomain}`)) return null;
  const slug = name.slice(0, -baseDomain.length - 1);
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(slug) ? slug : null;
}
