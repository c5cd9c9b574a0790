import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { AT_THE_DESK, COMPANY, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const PROFILE = {
  __typename: "Company",
  id: "demo",
  name: "Harbour Golf",
  timezone: "America/Vancouver",
  report_day_hour: 0,
  locale: "en-CA",
  currency: "CAD",
  brand_color: null,
  logo: null,
  cover: null,
  owners_need_two_factor: false,
  admins_need_two_factor: false,
  exporters_need_two_factor: false,
  sells_gift_cards: false,
  audit_months: null,
  version: 1,
};
const UNCHANGED = {
  ...COMPANY,
  account_status: "active",
  is_comped: false,
  is_trial: false,
  trial_ends_at: null,
  sells_gift_cards: false,
};
const THE_COMPANY: Answers = {
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["company.read", "company.write"] } } }),
  CompanyProfile: () => ({ data: { company: PROFILE } }),
};
const save = () => screen.findByRole("button", { name: "Save company" });

test("keeps a colleague's changes that were saved while the form was open", async () => {
  const theirs = { ...PROFILE, locale: "en-GB", version: 2 };
  const app = renderApp("/config/company", {
    ...THE_COMPANY,
    UpdateCompany: (_variables, turn) =>
      turn === 0
        ? {
            code: "stale_version",
            status: 409,
            message: "Somebody else has just changed this.",
            current: { ...UNCHANGED, ...theirs },
          }
        : { data: { updateCompany: { ...theirs, name: "Harbour Links", version: 3 } } },
  });
  const name = await screen.findByLabelText("Name");
  await app.user.clear(name);
  await app.user.type(name, "Harbour Links");
  await app.user.click(await save());
  expect((await screen.findByText(/Somebody else changed the company/)).closest("[role=alert]")?.textContent).toContain(
    "Formatsnow English (United Kingdom), was English (Canada)",
  );
  await app.user.click(await save());
  await waitFor(() => expect(app.askedFor("UpdateCompany")).toHaveLength(2));
  expect(app.askedFor("UpdateCompany")[1]?.variables["input"]).toMatchObject({
    version: 2,
    name: "Harbour Links",
    locale: "en-GB",
  });
  expect(await screen.findByText("Company saved")).toBeTruthy();
});

test("saves the company twice in a row", async () => {
  const app = renderApp("/config/company", {
    ...THE_COMPANY,
    UpdateCompany: ({ input }, turn) => ({
      data: { updateCompany: { ...PROFILE, ...(input as object), version: turn + 2 } },
    }),
  });
  const name = await screen.findByLabelText("Name");
  await app.user.type(name, " A");
  await app.user.click(await save());
  await waitFor(() => expect(app.askedFor("UpdateCompany")).toHaveLength(1));
  await app.user.type(name, "B");
  await app.user.click(await save());
  await waitFor(() => expect(app.askedFor("UpdateCompany")).toHaveLength(2));
  expect(app.askedFor("UpdateCompany").map(({ variables }) => variables["input"])).toMatchObject([
    { version: 1, name: "Harbour Golf A" },
    { version: 2, name: "Harbour Golf AB" },
  ]);
});
