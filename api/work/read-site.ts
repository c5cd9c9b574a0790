import { lookup } from "node:dns";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { request as requestSecurely } from "node:https";
import type { LookupFunction } from "node:net";
import { buffer } from "node:stream/consumers";
import type { ReadSite } from "#api/features/reports/saved-queries/mail.ts";

/** For all pages of one file: within the minute that a mail job may take. The gateway limits each page alone. */
const READ_MS = 25_000;

/** Reads companies' sites through their public URLs: for an API whose gateways are other processes. */
export function readingSites(siteUrl: (slug: string) => string): ReadSite {
  return async (slug, path, token) => {
    const url = new URL(path, siteUrl(slug));
    const send = url.protocol === "https:" ? requestSecurely : request;
    const outgoing = send(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(READ_MS),
      lookup: lookupSite,
    });
    outgoing.end();
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage]; // the arguments of the event
    const { statusCode = 0, headers } = incoming;
    const body = await buffer(incoming);
    if (statusCode < 200 || (statusCode >= 300 && statusCode < 400))
      throw new Error(`${url.origin} answered ${statusCode}: PUBLIC_URL is where companies' sites answer themselves`);
    return new Response(new Uint8Array(body), {
      status: statusCode,
      headers: { "content-type": headers["content-type"] ?? "" },
    });
  };
}

/** Resolves names below `localhost` to this machine, as RFC 6761 requires; many resolvers do not. */
const lookupSite: LookupFunction = (hostname, options, callback) =>
  lookup(hostname.endsWith(".localhost") ? "localhost" : hostname, options, callback);
