import { Hono } from "hono";
import { accountRoutes } from "#api/features/accounts/routes.ts";
import {
  authRoutes,
  codeExchangeRoutes,
  passwordRoutes,
  sessionRoutes,
  twoFactorRoutes,
} from "#api/features/auth/routes.ts";
import { availabilityRoutes } from "#api/features/availability/routes.ts";
import { bookingRoutes } from "#api/features/bookings/routes.ts";
import { publicBookingRoutes } from "#api/features/public-bookings/routes.ts";
import { classSessionRoutes } from "#api/features/class-sessions/routes.ts";
import { clientRoutes } from "#api/features/clients/routes.ts";
import { coachRoutes } from "#api/features/coaches/routes.ts";
import { companyRoutes } from "#api/features/company/routes.ts";
import { diagnosticsRoutes } from "#api/features/diagnostics/routes.ts";
import { centralFederationRoutes, federationRoutes, redirectRoutes } from "#api/features/federation/routes.ts";
import { impersonationRoutes } from "#api/features/impersonation/routes.ts";
import { locationRoutes } from "#api/features/locations/routes.ts";
import { overlapProofRoutes } from "#api/features/overlap-proof/routes.ts";
import { platformRoutes } from "#api/features/platform/routes.ts";
import { resourceRoutes, resourceTypeRoutes } from "#api/features/resources/routes.ts";
import { roleRoutes } from "#api/features/roles/routes.ts";
import { serviceCategoryRoutes, serviceRoutes } from "#api/features/services/routes.ts";
import type { ApiDeps, Handlers, Origin, RedirectHandler } from "#api/http/call.ts";
import { dispatch, type Route } from "#api/http/dispatch.ts";
import { ApiError } from "#api/http/errors.ts";
import { redirect } from "#api/http/redirects.ts";
import { errorResponse } from "#api/http/respond.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { centralOperations, redirectOperations, v1Operations } from "#schema/operations.ts";

export const v1Routes: Handlers<typeof v1Operations> = {
  ...authRoutes,
  ...passwordRoutes,
  ...federationRoutes,
  ...codeExchangeRoutes,
  ...sessionRoutes,
  ...twoFactorRoutes,
  ...impersonationRoutes,
  ...accountRoutes,
  ...roleRoutes,
  ...companyRoutes,
  ...locationRoutes,
  ...resourceRoutes,
  ...resourceTypeRoutes,
  ...serviceRoutes,
  ...serviceCategoryRoutes,
  ...coachRoutes,
  ...clientRoutes,
  ...availabilityRoutes,
  ...bookingRoutes,
  ...classSessionRoutes,
  ...publicBookingRoutes,
  ...overlapProofRoutes,
  ...diagnosticsRoutes,
};

const centralRoutes: Handlers<typeof centralOperations> = { ...platformRoutes, ...centralFederationRoutes };

export interface Api {
  /** Answers one request of /api/v1 or /api/central. The origin is the caller's word: give only what you know. */
  fetch(request: Request, origin: Origin): Promise<Response>;
}

/** The REST platform as a function of requests; it listens nowhere by itself. */
export function createApi(deps: ApiDeps): Api {
  const app = new Hono<{ Bindings: Origin }>();
  for (const route of [...routesOf(v1Operations, v1Routes), ...routesOf(centralOperations, centralRoutes)]) {
    app.on(route.operation.method.toUpperCase(), route.operation.path.replace(/\{(\w+)\}/g, ":$1"), (context) =>
      dispatch(deps, route, { request: context.req.raw, params: context.req.param(), origin: context.env }),
    );
  }
  for (const { operation, handler } of redirects()) {
    app.get(operation.path, (context) =>
      redirect(deps, { operation, handler }, { request: context.req.raw, origin: context.env }),
    );
  }
  app.notFound((context) =>
    errorResponse(new ApiError("not_found", "There is no such address."), context.env.requestId),
  );
  return { fetch: async (request, origin) => app.fetch(request, origin) };
}

/** `by-ids` and the like stand before `{id}`, whatever the order in the tables. */
function routesOf(operations: object, handlers: object): Route[] {
  // The two tables have the same keys and matching types: Handlers says so above, one entry at a time.
  const table = handlers as Record<string, Route["handler"]>;
  return Object.entries(operations as Record<string, Route["operation"]>)
    .map(([operationId, operation]) => ({ operationId, operation, handler: table[operationId] as Route["handler"] }))
    .toSorted((a, b) => Number(a.operation.path.includes("{")) - Number(b.operation.path.includes("{")));
}

function redirects(): { operation: Operation; handler: RedirectHandler<Operation> }[] {
  const names = Object.keys(redirectOperations) as (keyof typeof redirectOperations)[]; // its own keys
  return names.map((name) => ({
    operation: redirectOperations[name],
    // Its own operation gives it its query, as redirectRoutes had to show.
    handler: redirectRoutes[name] as RedirectHandler<Operation>,
  }));
}
