import { html } from "hono/html";
import type { ApiDeps, Origin, Redirect, RedirectHandler } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { parseArguments, queryReader } from "./input.ts";
import { errorResponse, refusalOf } from "./respond.ts";

/** Redirects a browser on the central host, without a session, or explains why not. */
export async function redirect(
  deps: ApiDeps,
  { operation, handler }: { operation: Operation; handler: RedirectHandler<Operation> },
  { request, origin }: { request: Request; origin: Origin },
): Promise<Response> {
  try {
    if (origin.tenant !== null) throw new ApiError("not_found", "There is no such address.");
    // Parsed by the operation's own model; the type is lost in the table of all operations.
    const query = parseArguments(operation.query, queryReader(request)) as Record<string, unknown>;
    return leadOn(await handler({ deps, origin, request, now: deps.clock.now() }, { query }));
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) deps.log.error({ err: error, request_id: origin.requestId }, "defect in a redirect");
    return explain(refusal, request, {
      requestId: origin.requestId,
      heading: operation.redirects?.refusedHeading ?? "",
    });
  }
}

function leadOn({ location, cookies }: Redirect): Response {
  const headers = new Headers({ location, "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 302, headers });
}

/** Browsers get a page; other clients get the usual error response. */
async function explain(
  refusal: ApiError | null,
  request: Request,
  { requestId, heading }: { requestId: string; heading: string },
): Promise<Response> {
  const response = errorResponse(refusal, requestId);
  if (!request.headers.get("accept")?.includes("text/html")) return response;
  const message = refusal?.message ?? "Something went wrong on our side. Please try again.";
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${heading}</title>
      </head>
      <body style="font:16px/24px system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 16px">
        <main>
          <h1 style="font-size:20px">${heading}</h1>
          <p>${message}</p>
          <p style="opacity:.7;font-size:13px">Request ${requestId}</p>
        </main>
      </body>
    </html>`;
  return new Response(page, {
    status: response.status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
