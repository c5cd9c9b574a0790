import { randomUUID } from "node:crypto";
import { BlockList, isIP } from "node:net";

/** The remote end of the socket, as seen by the server. */
export interface Peer {
  address: string;
  secure: boolean;
}

/** Where a request comes from, as vouched for by the gateway to the API. */
export interface Origin {
  /** The slug in the Host header, or null on the central site. */
  tenant: string | null;
  address: string;
  requestId: string;
  /** Whether the person's connection is TLS. */
  secure: boolean;
}

const REQUEST_ID = /^[\w.:-]{8,128}$/;

/** Creates a reader of each request's origin; trusts forwarding headers only from the address blocks in `trustProxy` (CIDR). */
export function originReader(
  baseDomain: string,
  trustProxy: readonly string[],
): (request: Request, peer: Peer) => Origin {
  const proxies = blockList(trustProxy);
  const isTrusted = (address: string): boolean => {
    const plain = withoutMapping(address);
    return proxies.check(plain, isIP(plain) === 6 ? "ipv6" : "ipv4");
  };

  return (request, peer) => {
    const { headers } = request;
    if (trustProxy.length === 0 || !isTrusted(peer.address)) {
      const host = headers.get("host") ?? "";
      return { tenant: tenantOf(host, baseDomain), requestId: randomUUID(), ...peer };
    }
    const host = headers.get("x-forwarded-host") ?? headers.get("host") ?? "";
    const requestId = headers.get("x-request-id") ?? "";
    const proto = headers.get("x-forwarded-proto");
    return {
      tenant: tenantOf(host, baseDomain),
      requestId: REQUEST_ID.test(requestId) ? requestId : randomUUID(),
      address: clientAddress(headers.get("x-forwarded-for"), isTrusted) ?? peer.address,
      secure: proto === null ? peer.secure : proto === "https",
    };
  };
}

/** The last address that is not a trusted proxy: anything further left could have been forged. */
function clientAddress(forwardedFor: string | null, isTrusted: (address: string) => boolean): string | undefined {
  const addresses = (forwardedFor ?? "").split(",").map((address) => address.trim());
  const known = addresses.slice(addresses.findLastIndex((address) => isIP(address) === 0) + 1);
  return known.findLast((address) => !isTrusted(address)) ?? known[0];
}

function blockList(blocks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const block of blocks) {
    const [address = "", prefix] = block.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Removes the IPv4 mapping: on a dual-stack socket, 10.0.0.1 appears as `::ffff:10.0.0.1`. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** The slug of the tenant whose subdomain of `baseDomain` the host is; null on the bare domain and on any other host. */
export function tenantOf(host: string, baseDomain: string): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, "");
  if (!name.endsWith(`.${baseDomain}`)) return null;
  const slug = name.slice(0, -baseDomain.length - 1);
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(slug) ? slug : null;
}
