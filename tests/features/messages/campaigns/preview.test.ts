import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { mailDesk } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function preview(body: string, change: Record<string, unknown> = {}) {
  const { staff, venue } = await mailDesk(platform);
  const answer = await staff.ask("previewCampaign", { body: { subject: "News", body, marketing: false, ...change } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { ...(answer.body as { subject: string; html: string; text: string }), venue };
}

describe("a campaign's preview", () => {
  it("uses the chosen client's data, and sample data for the rest", async () => {
    const sample_recipient = { first_name: "Ravi" };
    const { subject, text, venue } = await preview("Dear {{ first_name }} {{last_name}} of {{membership_plan}}", {
      subject: "{{first_name}}, news from {{company_name}}",
      sample_recipient,
    });
    expect(subject).toBe(`Ravi, news from Venue ${venue.slug}`);
    expect(text).toContain("Dear Ravi Morgan of Club");
  });

  it("shows a renewal date 720 hours ahead, in the company's calendar", async () => {
    // 3 May 2027, 10:00 in Vancouver.
    const { text } = await preview("Renews on {{renewal_date}}.");
    expect(text).toMatch(/Renews on (2 June 2027|June 2, 2027)\./);
  });

  it("escapes typed text and field values, and never reads them as HTML", async () => {
    const { html } = await preview('<img src=x onerror="alert(1)"> & {{first_name}}', {
      subject: "</title><script>alert(1)</script>",
      sample_recipient: { first_name: "<b>Eve</b> https://evil.test" },
    });
    expect(html).not.toMatch(/<script|<img src=x|<b>Eve|href="https:\/\/evil/);
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &lt;b&gt;Eve&lt;/b&gt;");
  });

  it("makes paragraphs, and links only from web addresses", async () => {
    const { html } = await preview("One\ntwo\n\nSee https://fairway.test/a?b=1&c=2. Not javascript:alert(1).");
    expect(html.match(/<p style="margin:0 0 16px">/g)).toHaveLength(2);
    expect(html).toMatch(/One<br \/>two/);
    expect(html).toContain('<a href="https://fairway.test/a?b=1&amp;c=2" style');
    expect(html).not.toContain('href="javascript');
  });

  it("ends with an unsubscribe link if it is marketing, and only then", async () => {
    expect((await preview("Hello", { marketing: true })).html).toContain("Unsubscribe</a>");
    expect((await preview("Hello")).html).not.toContain("nsubscribe");
  });

  it("links to the booking page", async () => {
    const { html, venue } = await preview("Book at {{booking_page}}");
    expect(html).toContain(`<a href="http://${venue.slug}.localhost:4000/book"`);
  });
});
