import { html, raw } from "hono/html";
import type { MailEntry } from "./mail-entry.ts";
import type { Mail } from "./mailer.ts";

const STYLE = raw(`<style>
  body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 52rem; padding: 0 1rem; color-scheme: light dark; }
  table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid #8884; }
  iframe { width: 100%; height: 40rem; border: 1px solid #8884; border-radius: 8px; background: #fff; } pre { white-space: pre-wrap; }
</style>`);

export function listPage(entries: MailEntry[]) {
  return page(
    "Unsent mail",
    html`<h1>Mail</h1>
      <p>SMTP_URL is not set, so mail is kept here instead of being sent. Reload to see newer messages.</p>
      <table>
        <tr>
          <th>When</th>
          <th>To</th>
          <th>Subject</th>
        </tr>
        ${entries.map(
          ({ id, at, to, subject }) =>
            html`<tr>
              <td>${at.slice(0, 19).replace("T", " ")} UTC</td>
              <td>${to}</td>
              <td><a href="${id}.html">${subject}</a></td>
            </tr>`,
        )}
      </table>`,
  );
}

export function mailPage({ id, at, to }: MailEntry, mail: Mail) {
  return page(
    mail.subject,
    html`<p><a href="index.html">All mail</a></p>
      <h1>${mail.subject}</h1>
      <p>
        To ${to}, ${at} ${mail.calendar && html`· <a href="${id}.ics">booking.ics</a>`} ·
        <a href="${id}.eml">as sent (.eml)</a>
      </p>
      <iframe
        sandbox="allow-popups allow-top-navigation-by-user-activation"
        title="The mail"
        srcdoc="${mail.html}"
      ></iframe>
      <h2>As plain text</h2>
      <pre>${mail.text}</pre>`,
  );
}

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        ${STYLE}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}
