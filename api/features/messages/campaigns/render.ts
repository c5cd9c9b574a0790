import { html } from "hono/html";
import { mailFrame, type MailContent } from "#api/mail/mail-layout.ts";
import { templatePieces, type MergeField } from "#schema/messages/campaigns/merge-fields.ts";

/** The values of a text's merge fields, for one recipient. */
export type FieldValues = Readonly<Record<MergeField, string>>;

export interface Template {
  subject: string;
  body: string;
}

/** The frame around the text. */
export interface Letterhead extends Pick<MailContent, "company" | "logo"> {
  /** The recipient's unsubscribe link in marketing mail; null otherwise. */
  unsubscribeUrl: string | null;
}

/** Renders a campaign for one recipient; typed text and merged values are always escaped as text. */
export async function renderCampaign(template: Template, values: FieldValues, letterhead: Letterhead) {
  const subject = filledIn(template.subject, values).replace(/\s+/g, " ").trim();
  const { company, logo, unsubscribeUrl } = letterhead;
  const paragraphs = paragraphsOf(template.body);
  const content = html`${paragraphs.map((lines) => paragraph(lines, values))} ${foot(letterhead)}`;
  const text = [
    filledIn(template.body, values),
    "",
    whyOf(letterhead),
    ...(unsubscribeUrl === null ? [] : [`Unsubscribe: ${unsubscribeUrl}`]),
  ].join("\n");
  return { subject, text, html: String(await mailFrame({ company, logo, title: subject }, content)) };
}

/** An empty line ends a paragraph. */
const paragraphsOf = (body: string): string[][] =>
  body
    .split(/\n\s*\n/)
    .map((part) => part.split("\n"))
    .filter((lines) => lines.some((line) => line.trim() !== ""));

const filledIn = (text: string, values: FieldValues): string =>
  templatePieces(text)
    .map((piece) => ("text" in piece ? piece.text : values[piece.field]))
    .join("");

const paragraph = (lines: string[], values: FieldValues) =>
  html`<p style="margin:0 0 16px">
    ${lines.map((line, at) => html`${at > 0 && html`<br />`}${pieces(line, values)}`)}
  </p>`;

/** Only typed addresses and the booking page become links: a name that looks like an address does not. */
const pieces = (line: string, values: FieldValues) =>
  templatePieces(line).map((piece) => {
    if ("text" in piece) return linked(piece.text);
    const value = values[piece.field];
    return piece.field === "booking_page" ? link(value) : value;
  });

const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g;

/** Splits a text into plain text and links. */
function linked(text: string) {
  const parts: unknown[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    parts.push(text.slice(from, match.index), link(match[0]));
    from = match.index + match[0].length;
  }
  parts.push(text.slice(from));
  return parts;
}

const link = (url: string) => html`<a href="${url}" style="color:#0f766e;font-weight:600">${url}</a>`;

const foot = (letterhead: Letterhead) =>
  html`<p style="margin:0;padding-top:12px;border-top:1px solid #e3e6e8;color:#4c565e;font-size:13px">
    ${whyOf(letterhead)}
    ${
      letterhead.unsubscribeUrl !== null &&
      html`<a href="${letterhead.unsubscribeUrl}" style="color:#4c565e">Unsubscribe</a>`
    }
  </p>`;

const whyOf = ({ company, unsubscribeUrl }: Letterhead): string =>
  unsubscribeUrl === null
    ? `${company} sent you this because you are a client there.`
    : `You get this because you agreed to news and offers from ${company}.`;
