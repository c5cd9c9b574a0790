import { describe, expect, it } from "vitest";
import { nameInMail, withoutLinks } from "#api/mail/typed-text.ts";
import { UpdateCompanyInput } from "#schema/venue/company/models.ts";
import { CreateTenantInput } from "#schema/venue/onboarding/models.ts";
import { newcomer } from "#tests/features/venue/onboarding/newcomer.ts";

describe("a name in an email", () => {
  it.each(["Ada", "Zoë O'Neill", "Jean-Luc de la Tour", "Ada & Bo", "St. Clair", "李小龙"])(
    "is left unchanged: %s",
    (name) => {
      expect(nameInMail(name)).toBe(name);
    },
  );

  it.each([
    "http://evil.example",
    "evil.example",
    "t.co/x",
    "Call 555 0100",
    "a@b.example",
    "You have won a very big prize",
  ])("is left out if it may be a message or a link: %s", (name) => {
    expect(nameInMail(name)).toBe("");
  });

  it("is followed by text that no email program turns into a link", () => {
    expect(withoutLinks("Hi. See http://a.example/b or ask@c.example!")).toBe(
      "Hi. See http: a. example/b or ask at c. example!",
    );
  });
});

describe("the name of a company", () => {
  const isTaken = (name: string) =>
    CreateTenantInput.safeParse({ ...newcomer("harbour"), name }).success &&
    UpdateCompanyInput.safeParse({ version: 1, name }).success;

  it.each([
    "Golf.com Lounge",
    "St. Andrews Indoor",
    "Swing/Lab",
    "Golf@Home",
    "A.M./P.M. Golf",
    "X-Golf 2.0",
    "Birdie & Co.",
  ])("may be %s", (name) => expect(isTaken(name)).toBe(true));

  it.each([
    "PayPal Security http://evil.example/x",
    "HTTPS:evil.example",
    "Look at www.evil.example",
    "evil.example/login",
    "Write to help@evil.example",
  ])("is refused with a web address in it: %s", (name) => expect(isTaken(name)).toBe(false));
});
