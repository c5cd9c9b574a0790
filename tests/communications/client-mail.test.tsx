import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "#tests/auth/render-app.tsx";
import { ONE_CLIENT } from "#tests/clients/fake-clients.ts";

describe("the mail of a client", () => {
  it("is listed on their page, with what they say to marketing mail", async () => {
    const message = {
      __typename: "ClientMessage",
      id: 9,
      kind: "booking_confirmed",
      subject: "Your booking is confirmed",
      sent_to: "ava@mail.example",
      sent_at: "2027-05-01T17:00:00Z",
      campaign_id: null,
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
    expect(await mail.findByText("Marketing mail: agreed")).toBeTruthy();
    expect(mail.getByText("They told somebody at the desk on 3 May 2027")).toBeTruthy();
    expect(app.askedFor("UpdateMarketingConsent")[0]?.variables).toEqual({ id: 70, input: { state: "agreed" } });
  });

  it.each([
    ["link", "They said so with the link in a mail on 2 May 2027"],
    ["self", "They said so in their profile on 2 May 2027"],
  ])("is asked about before the desk undoes what they said themselves (%s)", async (source, told) => {
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
    expect(await mail.findByText("Marketing mail: agreed")).toBeTruthy();
    expect(app.askedFor("UpdateMarketingConsent")).toHaveLength(1);
  });
});
