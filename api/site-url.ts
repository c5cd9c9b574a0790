interface Site {
  publicUrl: string | undefined;
  baseDomain: string;
}

/** Where people reach the bare domain: as the operator says, else on our own port without TLS. */
export function centralUrl({ publicUrl, baseDomain }: Site, port: number): string {
  return new URL(publicUrl ?? `http://${baseDomain}:${port}`).origin;
}

/** Where a company's people reach it; mailed links and the start table lead there. */
export function siteUrls(site: Site, port: number): (slug: string) => string {
  const { protocol, host } = new URL(centralUrl(site, port));
  return (slug) => `${protocol}//${slug}.${host}`;
}

/** Where this process listens, for another one on the same machine. */
export function ownUrl({ host }: { host: string }, port: number): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
