import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const SENT = {
  __typename: "Campaign",
  id: 40,
  subject: "Winter league",
  marketing: true,
  status: "sent",
  chosen_count: 140,
  recipient_count: 128,
  created_by_name: "Priya Nair",
  created_at: "2027-05-01T17:00:00Z",
  started_by_name: "Priya Nair",
  started_at: "2027-05-01T18:00:00Z",
  version: 2,
};
const AUDIENCE = {
  __typename: "SavedClientFilters",
  search: null,
  tag_ids: [],
  match: "any",
  last_booking_start: null,
  last_booking_end: null,
  membership_status: null,
  membership_plan_id: null,
  membership_plan_name: null,
};
const DRAFT = {
  ...SENT,
  id: 41,
  subject: "Spring league",
  status: "draft",
  chosen_count: null,
  recipient_count: null,
  started_by_name: null,
  started_at: null,
  version: 1,
};
const page = (total: number) => ({ __typename: "CampaignPage", meta: { __typename: "Meta", total } });
const reach = (recipient_count: number) => ({
  data: {
    campaignAudience: {
      __typename: "CampaignAudience",
      chosen_count: 140,
      recipient_count,
      skipped: [{ __typename: "SkippedClients", reason: "no_address", count: 140 - recipient_count }],
    },
  },
});

const CAMPAIGNS: Answers = {
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["communications.send", "clients.read"] } } }),
  CampaignList: () => ({ data: { campaigns: { ...page(2), data: [DRAFT, SENT] } } }),
  CampaignCounts: () => ({ data: { drafts: page(1), sent: page(1), sending: page(0) } }),
  CampaignDetails: ({ id }) => ({
    data: { campaign: { ...(id === DRAFT.id ? DRAFT : SENT), body: "Hello {{first_name}}", audience: AUDIENCE } },
  }),
  CampaignReach: () => reach(128),
  CampaignPreview: () => ({
    data: { previewCampaign: { __typename: "CampaignPreview", subject: "Spring", html: "<p>Hello Alex</p>" } },
  }),
  CampaignTags: () => ({ data: { tags: [] } }),
};

const RESENT = {
  __typename: "ClientMessage",
  id: 11,
  kind: "campaign",
  subject: "Winter league",
  state: "waiting",
  sent_to: "ben@new.example",
  queued_at: "2027-05-03T17:00:00Z",
  sent_at: null,
  failure: null,
  campaign_id: 40,
  resend_to: null,
  resend_refusal: null,
};

const question = () => screen.findByRole("alertdialog", { name: "Send to 128 clients?" });

describe("the list of campaigns", () => {
  it("is closed to a coach, with the reason", async () => {
    const person = { ...PERSON, roles: ["coach"], permissions: ["bookings.read"] };
    renderApp("/communication", { ...CAMPAIGNS, Profile: () => ({ data: { userProfile: person } }) });
    expect(await screen.findByText("You cannot send mail to clients")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "New campaign" })).toBeNull();
  });

  it("loads what the address says", async () => {
    const app = renderApp("/communication?status=draft&page=2", CAMPAIGNS);
    await waitFor(() => expect(app.askedFor("CampaignList")).toHaveLength(1));
    expect(app.askedFor("CampaignList")[0]?.variables).toEqual({ page: 2, perPage: 20, status: "draft" });
  });

  it("shows the result of a campaign, and who was left out and why", async () => {
    const app = renderApp("/communication?campaign=40", {
      ...CAMPAIGNS,
      ResendMail: () => ({ data: { resendMail: RESENT } }),
      CampaignFigures: () => ({
        data: {
          campaignAnalytics: {
            __typename: "CampaignAnalytics",
            campaign_id: 40,
            status: "sent",
            chosen_count: 140,
            recipient_count: 128,
            sent_count: 127,
            waiting_count: 0,
            failed_count: 1,
            skipped: [{ __typename: "SkippedClients", reason: "unsubscribed", count: 12 }],
            unsubscribed_count: 3,
            failures: [
              {
                __typename: "CampaignFailure",
                message_id: 10,
                client_id: 70,
                name: "Ava Fontaine",
                reason: "550 no such mailbox",
                tries: 2,
                is_given_up: false,
                resend_to: null,
              },
              {
                __typename: "CampaignFailure",
                message_id: 11,
                client_id: 71,
                name: "Ben Okafor",
                reason: "550 no such mailbox",
                tries: 15,
                is_given_up: true,
                resend_to: "ben@new.example",
              },
            ],
          },
        },
      }),
    });
    expect(await screen.findByRole("heading", { name: "Winter league" })).toBeTruthy();
    expect(await screen.findByText("128 of 140 clients")).toBeTruthy();
    expect(screen.getByText("12: unsubscribed")).toBeTruthy();
    expect(screen.getByText(/tried 2 times: 550 no such mailbox/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Ava Fontaine" }).getAttribute("href")).toBe("/clients/70");
    expect(screen.getByText(/given up after 15 tries/)).toBeTruthy();
    await app.user.click(screen.getByRole("button", { name: "Send again" }));
    expect(await screen.findByText("The mail is on its way to ben@new.example")).toBeTruthy();
    expect(app.askedFor("ResendMail").map(({ variables }) => variables)).toEqual([{ id: 11 }]);
    // What is not tracked is not shown.
    expect(screen.queryByText(/open|click/i)).toBeNull();
  });
});

describe("the campaign editor", () => {
  it("previews the email in a frame without scripts, with the number of recipients", async () => {
    renderApp("/communication?edit=41", CAMPAIGNS);
    const frame = await screen.findByTitle<HTMLIFrameElement>("The mail");
    expect([frame.getAttribute("sandbox"), frame.getAttribute("srcdoc")]).toEqual(["", "<p>Hello Alex</p>"]);
    expect(await screen.findByText("128 of 140 clients will get it")).toBeTruthy();
    expect(screen.getByText("12: no email address")).toBeTruthy();
    expect(screen.getByText(/scheduled sends are not yet available/)).toBeTruthy();
  });

  it("reports an unknown field under the message, and sends no request", async () => {
    const app = renderApp("/communication?edit=new", CAMPAIGNS);
    await app.user.type(await screen.findByLabelText("Subject"), "News");
    await app.user.type(screen.getByLabelText(/^Message/), "Hello {{{{nick}}");
    await app.user.click(screen.getByRole("button", { name: "Save draft" }));
    expect((await screen.findAllByText(/^\{\{nick\}\} in line 1 is not a field\./)).length).toBeGreaterThan(0);
    expect(app.askedFor("CreateCampaign")).toEqual([]);
  });

  it("asks before it sends, and sends to exactly the number shown", async () => {
    const app = renderApp("/communication?edit=41", {
      ...CAMPAIGNS,
      UpdateCampaign: () => ({
        data: { updateCampaign: { ...DRAFT, version: 2, body: "Hello {{first_name}}", audience: AUDIENCE } },
      }),
      SendCampaign: () => ({
        data: { sendCampaign: { ...SENT, id: 41, body: "Hello {{first_name}}", audience: AUDIENCE } },
      }),
    });
    await app.user.click(await screen.findByRole("button", { name: "Send…" }));
    await app.user.click(within(await question()).getByRole("button", { name: "Keep writing" }));
    expect(app.askedFor("SendCampaign")).toEqual([]);
    await app.user.click(await screen.findByRole("button", { name: "Send…" }));
    await app.user.click(within(await question()).getByRole("button", { name: "Send to 128 clients" }));
    expect(await screen.findByText("The mail is on its way to 128 clients")).toBeTruthy();
    expect(app.askedFor("SendCampaign")[0]?.variables).toEqual({
      id: 41,
      input: { version: 2, recipient_count: 128 },
    });
    await waitFor(() => expect(app.address()).toBe("/communication"));
  });

  it("says why a saved draft was not sent, and sends that draft on the next press", async () => {
    const refused = "The number of recipients has changed since you looked: check it and send again.";
    const kept = { ...DRAFT, version: 2, body: "Hello {{first_name}}", audience: AUDIENCE };
    const app = renderApp("/communication?edit=41", {
      ...CAMPAIGNS,
      UpdateCampaign: (_, turn) => ({ data: { updateCampaign: { ...kept, version: 2 + turn } } }),
      SendCampaign: (_, turn) =>
        turn === 0
          ? { code: "stale_dry_run", status: 409, message: refused }
          : { data: { sendCampaign: { ...SENT, id: 41, body: "Hello {{first_name}}", audience: AUDIENCE } } },
    });
    const send = async () => {
      await app.user.click(await screen.findByRole("button", { name: "Send…" }));
      await app.user.click(within(await question()).getByRole("button", { name: "Send to 128 clients" }));
    };
    await send();
    expect(await screen.findByText(refused)).toBeTruthy();
    expect(app.address()).toBe("/communication?edit=41");
    await send();
    expect(await screen.findByText("The mail is on its way to 128 clients")).toBeTruthy();
    const versions = (name: string) =>
      app.askedFor(name).map(({ variables }) => (variables as { input: { version: number } }).input.version);
    expect([versions("UpdateCampaign"), versions("SendCampaign")]).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  it("sends a new campaign once if the response was lost, and a changed one as another", async () => {
    const app = renderApp("/communication?edit=new", {
      ...CAMPAIGNS,
      // Each press is tried three times automatically.
      SendCampaignNow: (_, turn) =>
        turn < 6
          ? "no answer"
          : { code: "idempotency_mismatch", status: 409, message: "This Idempotency-Key was used. Use a new one." },
    });
    const send = async (presses: number) => {
      await app.user.click(await screen.findByRole("button", { name: "Send…" }));
      await app.user.click(within(await question()).getByRole("button", { name: "Send to 128 clients" }));
      await waitFor(() => expect(app.askedFor("SendCampaignNow")).toHaveLength(presses));
      await within(screen.getByRole("form", { name: "Campaign" })).findByRole("alert");
    };
    await app.user.type(await screen.findByLabelText("Subject"), "News");
    await app.user.type(screen.getByLabelText(/^Message/), "Hello");
    await send(3);
    await send(6);
    const keys = () => new Set(app.askedFor("SendCampaignNow").map(({ headers }) => headers.get("Idempotency-Key")));
    expect(keys().size).toBe(1);
    await app.user.type(screen.getByLabelText(/^Message/), "!");
    await send(7);
    expect(keys().size).toBe(2);
    expect(screen.getByText("This campaign was sent already. It is in the list of campaigns.")).toBeTruthy();
  });

  it("says so if there are no recipients", async () => {
    const app = renderApp("/communication?edit=41", { ...CAMPAIGNS, CampaignReach: () => reach(0) });
    await app.user.click(await screen.findByRole("button", { name: "Send…" }));
    expect(await screen.findByText("Nobody would get this mail. Choose another audience.")).toBeTruthy();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("asks before unsaved text is discarded", async () => {
    const app = renderApp("/communication?edit=new", CAMPAIGNS);
    await app.user.type(await screen.findByLabelText("Subject"), "News");
    await app.user.click(screen.getByRole("button", { name: "All campaigns" }));
    await app.user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(app.address()).toBe("/communication?edit=new");
  });

  it("asks before the sidebar's link to the list discards it", async () => {
    const app = renderApp("/communication?edit=new", CAMPAIGNS);
    await app.user.type(await screen.findByLabelText("Subject"), "News");
    await app.user.click(screen.getByRole("link", { name: "Communication" }));
    await app.user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(screen.getByLabelText<HTMLInputElement>("Subject").value).toBe("News");
    expect(app.address()).toBe("/communication?edit=new");
  });
});

describe("the unsubscribe page", () => {
  const SUBSCRIBED = { __typename: "MailSubscription", company: "Fairway Golf", is_subscribed: true };

  it("asks for one press, and changes nothing before it", async () => {
    const app = renderApp("/unsubscribe#token=a-token", {
      ...AT_THE_DESK,
      MailSubscription: () => ({ data: { mailSubscription: SUBSCRIBED } }),
      Unsubscribe: () => ({ data: { unsubscribe: { ...SUBSCRIBED, is_subscribed: false } } }),
    });
    const button = await screen.findByRole("button", { name: "Unsubscribe" });
    expect(app.askedFor("Unsubscribe")).toEqual([]);
    await app.user.click(button);
    expect(await screen.findByRole("heading", { name: "You are unsubscribed" })).toBeTruthy();
    expect(app.askedFor("Unsubscribe")[0]?.variables).toEqual({ token: "a-token" });
  });

  it("reports an invalid link", async () => {
    renderApp("/unsubscribe#token=a-token", {
      ...AT_THE_DESK,
      MailSubscription: () => ({ code: "not_found", status: 404, message: "There is no such link." }),
    });
    expect(await screen.findByText("There is no such link.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Unsubscribe" })).toBeNull();
  });
});
