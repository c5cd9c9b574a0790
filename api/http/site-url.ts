interface Site {
  publicUrl: string | undefined;
  baseDomain: string;
}

/** The public URL of the bare domain: as configured, otherwise the process's own port without TLS. */
export function centralUrl({ publicUrl, baseDomain }: Site, port: number): string {
  return new URL(publicUrl ?? `http://${baseDomain}:${port}`).origin;
}

/** Returns the public URL of a company's site, for mailed links and the start table. */
export function siteUrls(site: Site, port: number): (slug: string) => string {
  const { protocol, host } = new URL(centralUrl(site, port));
  return (slug) => `${protocol}//${slug}.${host}`;
}

/** The URL of this process, for another one on the same machine. */
export function ownUrl({ host }: { host: string }, port: number): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
