import { Hono, type Context } from "hono";
import { html } from "hono/html";
import type { ConnectedAccounts } from "./connected-accounts.ts";

/** The provider's pages for a business. Their buttons are links, so that they can redirect to any host. */
export function connectPages(accounts: ConnectedAccounts, changed: () => void): Hono {
  const pages = new Hono();
  pages.get("/oauth/authorize", (context) => {
    const { redirect_uri: redirectUri = "", state = "" } = context.req.query();
    const refusal = accounts.refuseCallback(redirectUri);
    if (refusal !== undefined) return page(context, "This link does not work", [refusal], []);
    const answer = (how: string) => `approve?${new URLSearchParams({ how, redirect_uri: redirectUri, state })}`;
    return page(
      context,
      "Connect a test business",
      ["The platform asks to take card payments for your business. This is a test: no business is asked."],
      [
        { label: "Connect", href: answer("complete"), isMain: true },
        { label: "Connect, details missing", href: answer("incomplete") },
        { label: "Refuse", href: answer("refuse") },
      ],
    );
  });
  pages.get("/oauth/approve", (context) => {
    const { how = "", redirect_uri: redirectUri = "", state = "" } = context.req.query();
    if (accounts.refuseCallback(redirectUri) !== undefined) return context.text("Bad Request", 400);
    const answer: Record<string, string> =
      how === "refuse"
        ? { error: "access_denied", error_description: "The user denied your request", state }
        : { code: accounts.approve(how === "complete" ? "complete" : "incomplete"), state, scope: "read_write" };
    changed();
    return context.redirect(`${redirectUri}?${new URLSearchParams(answer)}`);
  });
  pages.get("/connect/onboarding/:token", (context) => {
    const { token } = context.req.param();
    const opened = accounts.open(token);
    changed();
    if (!opened) return context.text("Not found", 404);
    if (opened.isDead) return context.redirect(opened.visit.refreshUrl);
    return page(
      context,
      "Finish your test business",
      ["The provider still asks for a web address, a bank account and a document. Nothing of it is real here."],
      [
        { label: "Complete everything", href: `${token}/finish`, isMain: true },
        { label: "Later", href: opened.visit.returnUrl },
      ],
    );
  });
  pages.get("/connect/onboarding/:token/finish", (context) => {
    const returnUrl = accounts.finish(context.req.param("token"));
    changed();
    return returnUrl === undefined ? context.text("Not found", 404) : context.redirect(returnUrl);
  });
  pages.get("/connect/:account", (context) => {
    const name = accounts.nameOf(context.req.param("account"));
    if (name === undefined) return context.text("Not found", 404);
    return page(context, `${name}, test dashboard`, ["Here the provider shows payments, payouts and papers."], []);
  });
  return pages;
}

interface Choice {
  label: string;
  href: string;
  isMain?: boolean;
}

function page(context: Context, heading: string, paragraphs: string[], choices: Choice[]) {
  const button = ({ label, href, isMain }: Choice) =>
    html`<a
      href="${href}"
      style="padding:10px 16px;border:1px solid #0f766e;border-radius:6px;text-decoration:none;color:${
        isMain ? "#ffffff" : "#0b665f"
      };background:${isMain ? "#0f766e" : "#ffffff"}"
      >${label}</a
    >`;
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <link rel="icon" href="data:," />
          <title>${heading}</title>
        </head>
        <body
          style="margin:12vh auto;max-width:440px;padding:0 16px;font:14px/20px system-ui,sans-serif;color:#14191d;background:#ffffff"
        >
          <main>
            <p style="color:#834600">Test payments</p>
            <h1 style="font-size:20px;line-height:28px">${heading}</h1>
            ${paragraphs.map((text) => html`<p>${text}</p>`)}
            <p style="display:flex;flex-wrap:wrap;gap:8px;margin-top:24px">${choices.map(button)}</p>
          </main>
        </body>
      </html>`,
  );
}
