/** Where a company's people reach it; mailed links and the start table lead there. */
export function siteUrls(config: { publicUrl: string | undefined; baseDomain: string }, port: number) {
  const { protocol, host } = new URL(config.publicUrl ?? `http://${config.baseDomain}:${port}`);
  return (slug: string): string => `${protocol}//${slug}.${host}`;
}
