import { html } from "hono/html";
import { presentPicture } from "#api/files/stored-picture.ts";

export interface MailContent {
  company: string;
  /** Shown above the name. */
  logo?: MailLogo | null;
  heading: string;
  greeting: string;
  lead: string;
  facts: [label: string, value: string][];
  /** Further links for what the mail mentions. */
  links?: { label: string; url: string }[];
  action: { label: string; url: string } | null;
  closing: string;
}

interface MailLogo {
  url: string;
  width: number;
  height: number;
}

/** A stranger may have typed the name for an address that is not theirs; then it is left out. */
export const helloTo = (name: string | null): string => (name ? `Hello ${name},` : "Hello,");

const LOGO_HEIGHT = 48;
const LOGO_WIDTH = 200;

/** The smallest size of a company's logo, with a URL on its site. */
export function mailLogo(column: unknown, siteUrl: string): MailLogo | null {
  const [small] = presentPicture(column)?.sizes ?? [];
  if (!small) return null;
  const scale = Math.min(1, LOGO_HEIGHT / small.height, LOGO_WIDTH / small.width);
  return {
    url: `${siteUrl}${small.url}`,
    width: Math.round(small.width * scale),
    height: Math.round(small.height * scale),
  };
}

/** Renders the mail as plain text: the same words in the same order. */
export function textOf({ greeting, lead, facts, links = [], action, closing, company }: MailContent): string {
  const width = Math.max(0, ...facts.map(([label]) => label.length)) + 2;
  const lines = facts.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`);
  return [
    greeting,
    "",
    lead,
    "",
    ...(lines.length > 0 ? [...lines, ""] : []),
    ...links.map(({ label, url }) => `${label}: ${url}`),
    ...(links.length > 0 ? [""] : []),
    ...(action ? [`${action.label}: ${action.url}`, ""] : []),
    closing,
    company,
  ].join("\n");
}

const FONT = "font-family:Inter,system-ui,-apple-system,'Segoe UI',sans-serif";

type Html = ReturnType<typeof html>;

/** The layout around every mail: inline styles and a table, since mail clients support little else. */
export const mailFrame = (
  { company, logo, title }: Pick<MailContent, "company" | "logo"> & { title: string },
  content: Html,
) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body style="margin:0;background:#f6f7f8;${FONT};font-size:15px;line-height:22px;color:#14191d">
        <div style="max-width:560px;margin:0 auto;padding:24px 16px">
          ${logo && picture(logo)}
          <p style="margin:0 0 16px;font-weight:600">${company}</p>
          <div style="background:#fff;border:1px solid #e3e6e8;border-radius:8px;padding:24px">${content}</div>
        </div>
      </body>
    </html>`;

/** Renders the mail as HTML. */
export const htmlOf = ({ company, logo, heading, greeting, lead, facts, links = [], action, closing }: MailContent) =>
  mailFrame(
    { company, logo, title: heading },
    html`<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${heading}</h1>
      <p style="margin:0 0 8px">${greeting}</p>
      <p style="margin:0 0 16px">${lead}</p>
      ${facts.length > 0 && table(facts)} ${links.length > 0 && list(links)} ${action && button(action)}
      <p style="margin:0;color:#4c565e;font-size:13px">${closing}</p>`,
  );

/** Empty alt text: the name is next to it. */
const picture = ({ url, width, height }: MailLogo) =>
  html`<img src="${url}" width="${width}" height="${height}" alt="" style="display:block;margin:0 0 8px;border:0" />`;

const table = (facts: MailContent["facts"]) =>
  html`<table role="presentation" style="border-collapse:collapse;width:100%;margin:0 0 20px">
    ${facts.map(
      ([label, value]) =>
        html`<tr>
          <td style="padding:6px 16px 6px 0;color:#4c565e;vertical-align:top;white-space:nowrap">${label}</td>
          <td style="padding:6px 0">${value}</td>
        </tr>`,
    )}
  </table>`;

const list = (links: NonNullable<MailContent["links"]>) =>
  html`<p style="margin:0 0 20px;line-height:30px">
    ${links.map(({ label, url }) => html`<a href="${url}" style="color:#0f766e;font-weight:600">${label}</a><br />`)}
  </p>`;

const button = ({ label, url }: { label: string; url: string }) =>
  html`<p style="margin:0 0 20px">
    <a
      href="${url}"
      style="display:inline-block;background:#0f766e;color:#fff;text-decoration:none;font-weight:600;border-radius:8px;padding:12px 20px"
      >${label}</a
    >
  </p>`;
