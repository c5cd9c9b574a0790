import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { OPEN_HOUSE, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const LINK = "/family-invitation#token=mailed-token-0000000000";
const ANSWERS: Answers = {
  ...OPEN_HOUSE,
  ReceivedInvitation: () => ({
    data: {
      familyInvitation: { __typename: "ReceivedFamilyInvitation", plan_name: "Family 8", shared_by_name: "Anna Lee" },
    },
  }),
};
const said = (message: string) => ({
  data: { answerFamilyInvitation: { __typename: "Acknowledgement", message } },
});

describe("the link of a family invitation", () => {
  it.each([
    ["Accept", true, "You use Family 8 now."],
    ["Decline", false, "You declined. Anna Lee does not share the membership with you."],
  ])("shows whose membership it is, and answers only by %s", async (button, accepts, message) => {
    const { user, askedFor } = renderApp(LINK, { ...ANSWERS, AnswerInvitation: () => said(message) });
    expect(await screen.findByRole("heading", { name: "Anna Lee wants to share a membership with you" })).toBeTruthy();
    expect(screen.getByText(/^You can use Family 8 at .*\. Anna Lee pays for it\.$/)).toBeTruthy();
    expect(askedFor("AnswerInvitation")).toEqual([]);
    await user.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(askedFor("AnswerInvitation")[0]?.variables).toEqual({
      token: "mailed-token-0000000000",
      input: { accepts },
    });
    expect(screen.queryByRole("button", { name: button })).toBeNull();
  });

  it("says why it cannot be accepted, and can still be declined", async () => {
    const message = "Mia has Family 8 already: one of their own.";
    const { user } = renderApp(LINK, {
      ...ANSWERS,
      AnswerInvitation: () => ({ code: "invalid_state", status: 409, message }),
    });
    await user.click(await screen.findByRole("button", { name: "Accept" }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Decline" })).toBeTruthy();
  });

  it.each(["link_expired", "bad_argument"])("says that it no longer works if it is %s", async (code) => {
    renderApp(LINK, { ...ANSWERS, ReceivedInvitation: () => ({ code, status: 410, message: "Gone." }) });
    expect(await screen.findByRole("heading", { name: "This invitation no longer works" })).toBeTruthy();
  });
});
