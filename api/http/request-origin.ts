import { randomUUID } from "node:crypto";
import { isSameSecret } from "#api/auth/same-secret.ts";
import type { Origin } from "#api/call/call.ts";

export interface Trust {
  /** The secret that the gateway sends with each request. */
  gatewayKey: string;
  baseDomain: string;
}

/**
 * The origin of a request when the API itself listens: from the gateway's headers if its key matches, otherwise
 * from the connection and the Host.
 */
export function originOf(request: Request, address: string, { gatewayKey, baseDomain }: Trust): Origin {
  const { headers } = request;
  if (!isSameSecret(headers.get("x-gateway-key") ?? "", gatewayKey)) {
    return { tenant: slugOf(headers.get("host") ?? "", baseDomain), address, requestId: randomUUID(), secure: false };
  }
  return {
    tenant: headers.get("x-tenant"),
    address: headers.get("x-forwarded-for") ?? address,
    requestId: headers.get("x-request-id") ?? randomUUID(),
    secure: headers.get("x-forwarded-proto") === "https",
    ...(headers.has("traceparent") ? { traceparent: headers.get("traceparent") ?? "" } : {}),
  };
}

/** `demo` for `demo.localhost:4000`; null on the bare domain and on foreign hosts. */
function slugOf(host: string, baseDomain: string): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, "");
  const slug = name.endsWith(`.${baseDomain}`) ? name.slice(0, -baseDomain.length - 1) : "";
  return slug === "" || slug.includes(".") ? null : slug;
}
