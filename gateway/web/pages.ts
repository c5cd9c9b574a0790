import type { explorerVerdicts } from "#gateway/graph/explorer.ts";
import type { Origin } from "#gateway/http/origin.ts";
import { EXPLORER_PATH } from "#gateway/http/security-headers.ts";
import { headersForGraph } from "#gateway/upstream/forwarded-headers.ts";
import { readWebFiles, serveFile } from "./files.ts";
import type { FirstData, firstDataReader } from "./first-data.ts";

const PUBLIC_BOOKING = /^\/book(?:\/|$)/;
const NAMES_FILE = /\.[^/]*$/;
const FORBIDDEN = "/403";
/** Its route guards redirect further. */
const HOME = "/";
const NOT_BUILT = "The web pages are not built: run `npm start`, or `npx vite build`.";

/**
 * Serves the built web app: files as they are; for any other URL the page, with its first data embedded. The app's
 * own router decides what to show, even for an unknown tenant, which returns 404.
 */
export function webPages(
  root: string,
  firstData: ReturnType<typeof firstDataReader>,
  verdictOn: ReturnType<typeof explorerVerdicts>,
) {
  const files = readWebFiles(root);
  const page = files.get("/index.html")?.body.toString("utf8");
  const bookPage = files.get("/book.html")?.body.toString("utf8") ?? page;

  const centralPage = files.get("/central.html")?.body.toString("utf8") ?? page;
  const explorer = files.get("/graphiql.html");

  /** The bare domain has no booking page, and a tenant's site no sign-up. */
  const pageOf = (origin: Origin, isBooking: boolean): string | undefined => {
    if (origin.tenant === null) return centralPage;
    return isBooking ? bookPage : page;
  };

  /** Where to redirect somebody who may not explore. */
  const explorerRefusal = async (request: Request, origin: Origin): Promise<string | undefined> => {
    const verdict = await verdictOn(origin, headersForGraph(request)).catch(() => "unauthenticated" as const);
    if (verdict === "forbidden") return FORBIDDEN;
    if (verdict === "two_factor_required") return HOME;
    // Returning from the app, which took the person for signed in: redirecting again would loop forever.
    const { pathname, search, searchParams } = new URL(request.url);
    if (verdict !== "unauthenticated") return undefined;
    return searchParams.has("again") ? FORBIDDEN : `/login?next=${encodeURIComponent(pathname + search)}`;
  };

  return async (request: Request, origin: Origin): Promise<Response> => {
    if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 405 });
    const { pathname } = new URL(request.url);
    if (pathname === EXPLORER_PATH && explorer) {
      const elsewhere = await explorerRefusal(request, origin);
      if (elsewhere === undefined) return serveFile(request, explorer);
      return new Response(null, { status: 302, headers: { location: elsewhere, "cache-control": "no-store" } });
    }
    const file = files.get(pathname);
    if (file && !file.type.startsWith("text/html")) return serveFile(request, file);
    if (!file && NAMES_FILE.test(pathname)) return new Response("Not found", { status: 404 });
    const isBooking = PUBLIC_BOOKING.test(pathname);
    const html = pageOf(origin, isBooking);
    if (html === undefined) return new Response(NOT_BUILT, { status: 503 });
    const { isKnownTenant, data } = await firstData(isBooking ? "book" : "page", origin);
    return new Response(withFirstData(html, data), {
      status: isKnownTenant ? 200 : 404,
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" },
    });
  };
}

/** Embeds it as data, never as script: `<` is escaped so that no text in it can end the element. */
export function withFirstData(html: string, data: FirstData): string {
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return html.replace("</head>", () => `<script type="application/json" id="first-data">${json}</script></head>`);
}
