import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ONE_CLIENT } from "#tests/features/clients/clients/fake-clients.ts";
import { PERSON } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const DELIVERED = {
  state: "sent",
  sent_to: "ava@mail.example",
  queued_at: "2027-05-01T16:59:00Z",
  sent_at: "2027-05-01T17:00:00Z",
  failure: null,
  campaign_id: null,
  resend_to: null,
  resend_refusal: null,
};
const FAILED = {
  ...DELIVERED,
  __typename: "ClientMessage",
  id: 10,
  kind: "receipt",
  subject: "Receipt 7",
  state: "given_up",
  sent_to: "ava@old.example",
  sent_at: null,
  failure: "550 no such mailbox",
  resend_to: "ava@mail.example",
};
const SIGN_IN = {
  ...FAILED,
  id: 11,
  subject: "Reset your password",
  resend_to: null,
  resend_refusal: "Its link ran out.",
};

const messages = (...data: object[]) => ({
  ClientMessages: () => ({ data: { clientMessages: { data, meta: { total: data.length } } } }),
});

describe("an email to a client", () => {
  it("that failed says why, and is sent again to the address shown", async () => {
    const app = renderApp("/clients/70", {
      ...ONE_CLIENT,
      ...messages(SIGN_IN, FAILED),
      Profile: () => ({
        data: { userProfile: { ...PERSON, permissions: [...PERSON.permissions, "communications.send"] } },
      }),
      ResendMail: () => ({
        data: {
          resendMail: { ...FAILED, state: "waiting", sent_to: "ava@mail.example", failure: null, resend_to: null },
        },
      }),
    });
    const mail = within(await screen.findByRole("region", { name: "Mail" }));
    expect(await mail.findByText("Receipt 7")).toBeTruthy();
    expect(mail.getAllByText("not delivered to ava@old.example: 550 no such mailbox")).toHaveLength(2);
    expect(mail.getByText("Its link ran out.")).toBeTruthy();
    expect(mail.getByText("to ava@mail.example")).toBeTruthy();
    await app.user.click(mail.getByRole("button", { name: "Send again" }));
    // First, because it goes by itself.
    expect(await screen.findByText("The mail is on its way to ava@mail.example")).toBeTruthy();
    expect(await mail.findByText("on its way to ava@mail.example")).toBeTruthy();
    expect(mail.queryByRole("button", { name: "Send again" })).toBeNull();
    expect(app.askedFor("ResendMail").map(({ variables }) => variables)).toEqual([{ id: 10 }]);
  });

  it("that is out of date says why it was not sent, and cannot be sent again", async () => {
    const reason = "The booking has been moved since, so this mail is no longer true.";
    renderApp("/clients/70", {
      ...ONE_CLIENT,
      ...messages({ ...FAILED, state: "outdated", resend_to: null, resend_refusal: reason }),
    });
    const mail = within(await screen.findByRole("region", { name: "Mail" }));
    expect(await mail.findByText("not delivered to ava@old.example: 550 no such mailbox")).toBeTruthy();
    expect(mail.getByText(reason)).toBeTruthy();
    expect(mail.queryByRole("button", { name: "Send again" })).toBeNull();
  });

  it("says why it was not sent again", async () => {
    const sentence = "The booking has been moved since.";
    const app = renderApp("/clients/70", {
      ...ONE_CLIENT,
      ...messages(FAILED),
      Profile: () => ({
        data: { userProfile: { ...PERSON, permissions: [...PERSON.permissions, "communications.send"] } },
      }),
      ResendMail: () => ({ code: "invalid_state", status: 409, message: sentence }),
    });
    await app.user.click(await screen.findByRole("button", { name: "Send again" }));
    expect(await screen.findByText("The mail was not sent again")).toBeTruthy();
    expect(screen.getByText(/· The booking has been moved since\.$/)).toBeTruthy();
  });

  it("cannot be sent again without the permission to mail clients, and says so", async () => {
    const app = renderApp("/clients/70", { ...ONE_CLIENT, ...messages(FAILED) });
    const button = await screen.findByRole("button", { name: "Send again" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await app.user.click(button);
    expect(app.askedFor("ResendMail")).toEqual([]);
  });

  it("is listed on the client's page, with the consent to marketing", async () => {
    const message = {
      __typename: "ClientMessage",
      id: 9,
      kind: "booking_confirmed",
      subject: "Your booking is confirmed",
      ...DELIVERED,
    };
    const app = renderApp("/clients/70", {
      ...ONE_CLIENT,
      ClientMessages: () => ({ data: { clientMessages: { data: [message], meta: { total: 1 } } } }),
      UpdateMarketingConsent: () => ({
        data: {
          updateMarketingConsent: {
            __typename: "MarketingConsent",
            client_id: 70,
            state: "agreed",
            source: "desk",
            changed_at: "2027-05-03T17:00:00Z",
          },
        },
      }),
    });
    const mail = within(await screen.findByRole("region", { name: "Mail" }));
    expect(await mail.findByText("Your booking is confirmed")).toBeTruthy();
    expect(mail.getByText("to ava@mail.example")).toBeTruthy();
    await app.user.click(await mail.findByRole("button", { name: "Agreed to it" }));
    expect(await mail.findByText("Marketing email: has agreed")).toBeTruthy();
    expect(mail.getByText("They told somebody at the desk on 3 May 2027")).toBeTruthy();
    expect(app.askedFor("UpdateMarketingConsent")[0]?.variables).toEqual({ id: 70, input: { state: "agreed" } });
  });

  it.each([
    ["link", "They said so with the link in a mail on 2 May 2027"],
    ["self", "They said so in their profile on 2 May 2027"],
  ])("asks for a confirmation before the desk overrides the client's own consent (%s)", async (source, told) => {
    const consent = {
      __typename: "MarketingConsent",
      client_id: 70,
      state: "unsubscribed",
      source,
      changed_at: "2027-05-02T17:00:00Z",
    };
    const app = renderApp("/clients/70", {
      ...ONE_CLIENT,
      MarketingConsent: () => ({ data: { marketingConsent: consent } }),
      UpdateMarketingConsent: () => ({
        data: { updateMarketingConsent: { ...consent, state: "agreed", source: "desk" } },
      }),
    });
    const mail = within(await screen.findByRole("region", { name: "Mail" }));
    expect(await mail.findByText(told)).toBeTruthy();
    const ask = async () => {
      await app.user.click(mail.getByRole("button", { name: "Agreed to it" }));
      const title = "Ava Fontaine unsubscribed on 2 May 2027. Have they asked for it again?";
      return within(await screen.findByRole("alertdialog", { name: title }));
    };
    await app.user.click((await ask()).getByRole("button", { name: "Leave it" }));
    expect(app.askedFor("UpdateMarketingConsent")).toEqual([]);
    await app.user.click((await ask()).getByRole("button", { name: "They asked for it" }));
    expect(await mail.findByText("Marketing email: has agreed")).toBeTruthy();
    expect(app.askedFor("UpdateMarketingConsent")).toHaveLength(1);
  });
});
