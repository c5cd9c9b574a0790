import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AT_THE_DESK, OPEN_HOUSE, PERSON } from "./fake-graph.ts";
import { renderApp } from "./render-app.tsx";

type App = ReturnType<typeof renderApp>;

const CHALLENGE = { challenge: "waiting-for-a-code-of-the-app", expires_at: "2027-05-03T17:05:00.000Z" };
const ASKED_FOR_CODE = { data: { login: { access_token: null, second_factor: CHALLENGE } } };
const WRONG_CODE = {
  code: "validation_failed",
  status: 422,
  message: "This code is not right.",
  errors: { code: ["This code is not right."] },
};
const TOO_MANY = { code: "rate_limited", status: 429, message: "Too many sign-ins failed.", retry_after: 600 };

async function signIn({ user }: App): Promise<void> {
  await user.type(await screen.findByLabelText("Email"), "admin@demo.test");
  await user.type(screen.getByLabelText("Password"), "demo-password");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
}

async function giveCode({ user }: App, code: string): Promise<void> {
  await user.clear(await screen.findByLabelText("Authentication code"));
  await user.type(screen.getByLabelText("Authentication code"), code);
  await user.click(screen.getByRole("button", { name: "Continue" }));
}

describe("the second step of a sign-in", () => {
  it("asks for a code, reports a wrong one, and continues with the right one", async () => {
    let isIn = false;
    const app = renderApp("/login", {
      ...OPEN_HOUSE,
      Login: () => ASKED_FOR_CODE,
      CompleteLogin: (_, turn) => {
        isIn = turn > 0;
        return isIn ? { data: { completeLogin: { access_token: "secret" } } } : WRONG_CODE;
      },
      Profile: () =>
        isIn ? { data: { userProfile: PERSON } } : { code: "unauthenticated", status: 401, message: "Sign in first." },
    });
    await signIn(app);
    await giveCode(app, "000000");
    expect(await screen.findByText("This code is not right.")).toBeTruthy();
    expect(sessionStorage.getItem("access_token")).toBeNull();
    await giveCode(app, "123456");
    await screen.findByRole("button", { name: /profile menu/ });
    expect(app.askedFor("CompleteLogin").map(({ variables }) => variables)).toEqual([
      { input: { challenge: CHALLENGE.challenge, code: "000000" } },
      { input: { challenge: CHALLENGE.challenge, code: "123456" } },
    ]);
  });

  it("goes back to the password", async () => {
    const app = renderApp("/login", { ...OPEN_HOUSE, Login: () => ASKED_FOR_CODE });
    await signIn(app);
    await app.user.click(await screen.findByRole("button", { name: "Back to password" }));
    expect(screen.getByLabelText("Password")).toBeTruthy();
  });

  it("counts down the wait after too many tries, and sends nothing during it", async () => {
    const app = renderApp("/login", { ...OPEN_HOUSE, Login: () => TOO_MANY });
    await signIn(app);
    const alert = await screen.findByText(/Too many failed sign-ins/);
    expect(within(alert).getByRole("timer").textContent).toMatch(/^(10:00|9:5\d)$/);
    await app.user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(app.askedFor("Login")).toHaveLength(1);
  });
});

describe("an owner who must set up a second factor", () => {
  it("is sent to it from every screen", async () => {
    const person = { ...PERSON, roles: ["owner"], must_set_up_two_factor: true };
    const app = renderApp("/bookings", {
      ...AT_THE_DESK,
      Profile: () => ({ data: { userProfile: person } }),
      TwoFactorState: () => ({
        data: { twoFactor: { is_on: false, since: null, recovery_codes_left: 0, is_required: true } },
      }),
    });
    expect(await screen.findByText(/Your company requires you to use two-factor sign-in/)).toBeTruthy();
    expect(app.address()).toBe("/account/two-factor");
    expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
  });
});
