import type { Logger } from "pino";
import type { Origin } from "#gateway/http/origin.ts";
import type { Upstream } from "#gateway/upstream/api.ts";

/** Data embedded in a page to save its first requests; null where the platform refused. */
export type FirstData = Record<string, unknown>;

/** Every page needs its tenant; the public booking page also what can be booked and where. */
const CALLS = {
  page: { company: "/api/v1/public/company" },
  book: {
    company: "/api/v1/public/company",
    locations: "/api/v1/public/locations?perPage=100",
    services: "/api/v1/public/services?perPage=100",
    service_categories: "/api/v1/public/service-categories?perPage=100",
    resource_types: "/api/v1/public/resource-types?perPage=100",
  },
} as const;

export type FirstDataKind = keyof typeof CALLS;

/** Calls the platform as an anonymous visitor: the responses may be embedded in a public page. */
export function firstDataReader(upstream: Upstream, timeoutMs: number, log: Logger) {
  const ask = async (path: string, origin: Origin): Promise<{ status: number; data: unknown }> => {
    const call = { method: "GET", path, headers: {} };
    try {
      const { status, body } = await upstream.call(call, origin, timeoutMs);
      return { status, data: status === 200 ? JSON.parse(body) : null };
    } catch (error) {
      log.error({ err: error, path, request_id: origin.requestId }, "no first data");
      return { status: 503, data: null };
    }
  };

  return async (kind: FirstDataKind, origin: Origin): Promise<{ isKnownTenant: boolean; data: FirstData }> => {
    if (origin.tenant === null) return { isKnownTenant: true, data: { company: null } };
    const names = Object.entries(CALLS[kind]);
    const answers = await Promise.all(names.map(([, path]) => ask(path, origin)));
    return {
      isKnownTenant: answers[0]?.status !== 404,
      data: Object.fromEntries(names.map(([name], at) => [name, answers[at]?.data ?? null])),
    };
  };
}
