import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { TAX_SUBJECTS } from "#schema/shared/tax.ts";
import { AT_THE_DESK, COMPANY, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { readTypedRate, SUBJECT_LABELS } from "#web/features/payments/ecommerce/tax-form.ts";
import { GST, HST, PST } from "./support.ts";

const taxOf = (tax: object | null, version = 3) => ({
  __typename: "Company",
  id: "demo",
  version,
  taxes: tax === null ? [] : [{ __typename: "ListedTax", ...tax, on: TAX_SUBJECTS }],
});
const ACCOUNT = {
  __typename: "EcommerceConfig",
  id: "demo",
  status: "not_connected",
  payment_mode: "live",
  can_accept_payments: false,
  account_id: null,
  account_name: null,
  charges_enabled: false,
  payouts_enabled: false,
  requirements_due: [],
  requirements_due_by: null,
  connected_at: null,
  platform_fee_percentage: 2,
};

const answersFor = (tax: object | null, ...permissions: string[]): Answers => ({
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions } } }),
  EcommerceConfig: () => ({ data: { ecommerceConfig: ACCOUNT } }),
  CompanyTax: () => ({ data: { company: taxOf(tax) } }),
});

describe("a typed rate", () => {
  it.each([
    ["13", 13_000],
    ["9.975", 9975],
    ["5,5 %", 5500],
    ["0", 0],
    ["abc", Number.NaN],
    ["1.23456", Number.NaN],
    ["", Number.NaN],
  ])("%j is %d thousandths of a percent", (typed, rate) => {
    expect(readTypedRate(typed)).toEqual(rate);
  });
});

it("shows a price with tax while the rate is typed, refuses an invalid rate, and sends a valid one", async () => {
  const app = renderApp("/config/e-commerce", {
    ...answersFor(null, "company.write", "billing.manage"),
    SaveCompanyTax: () => ({ data: { updateCompany: taxOf(HST, 4) } }),
    CompanyFace: () => ({ data: { publicCompany: COMPANY } }),
  });
  expect(await screen.findByText("No tax is charged. Clients pay the listed prices.")).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "Set up tax" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Set up tax" }));
  expect(dialog.getByText("Enter a rate to see what a price comes to.")).toBeTruthy();
  await app.user.type(dialog.getByLabelText("Name"), "HST");
  await app.user.type(dialog.getByLabelText(/^Rate/), "thirteen");
  await app.user.click(dialog.getByRole("button", { name: "Save tax" }));
  expect(await dialog.findByText("Enter a rate in percent, for example 13 or 9.975.")).toBeTruthy();
  await app.user.clear(dialog.getByLabelText(/^Rate/));
  await app.user.type(dialog.getByLabelText(/^Rate/), "13");
  expect(dialog.getByRole("region", { name: "Example" }).textContent).toContain("Clients pay$60.00");
  await app.user.selectOptions(dialog.getByLabelText("Listed prices"), "without");
  expect(dialog.getByRole("region", { name: "Example" }).textContent).toContain("HST 13%$7.80Clients pay$67.80");
  await app.user.type(dialog.getByLabelText(/^Registration number/), HST.number);
  await app.user.click(dialog.getByRole("button", { name: "Save tax" }));
  await waitFor(() =>
    expect(app.askedFor("SaveCompanyTax")[0]?.variables).toEqual({
      id: "demo",
      input: { version: 3, taxes: [{ ...HST, on: TAX_SUBJECTS }] },
    }),
  );
  expect(await screen.findByText("HST 13% is charged from now on")).toBeTruthy();
});

it("adds a second tax with the services it applies to, and shows a price with both", async () => {
  const app = renderApp("/config/e-commerce", {
    ...answersFor(GST, "company.write", "billing.manage"),
    SaveCompanyTax: () => ({ data: { updateCompany: taxOf(GST, 4) } }),
    CompanyFace: () => ({ data: { publicCompany: COMPANY } }),
  });
  await app.user.click(await screen.findByRole("button", { name: "Add a tax" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a tax" }));
  await app.user.type(dialog.getByLabelText("Name"), "PST");
  await app.user.type(dialog.getByLabelText(/^Rate/), "7");
  await app.user.selectOptions(dialog.getByLabelText("Listed prices"), "without");
  expect(dialog.getByRole("region", { name: "Example" }).textContent).toContain(
    "Bay time of $60.00Without tax$60.00GST 5%$3.00PST 7%$4.20Clients pay$67.20",
  );
  for (const subject of TAX_SUBJECTS) await app.user.click(dialog.getByLabelText(SUBJECT_LABELS[subject]));
  await app.user.click(dialog.getByRole("button", { name: "Save tax" }));
  expect(await dialog.findByText("Choose what the tax applies to.")).toBeTruthy();
  await app.user.click(dialog.getByLabelText("Bay time"));
  await app.user.click(dialog.getByRole("button", { name: "Save tax" }));
  await waitFor(() =>
    expect(app.askedFor("SaveCompanyTax")[0]?.variables).toEqual({
      id: "demo",
      input: { version: 3, taxes: [GST, { ...PST, number: null, on: ["resource"] }] },
    }),
  );
});

it("removes a tax only after a confirmation", async () => {
  const app = renderApp("/config/e-commerce", {
    ...answersFor(HST, "company.write", "billing.manage"),
    SaveCompanyTax: () => ({ data: { updateCompany: taxOf(null, 4) } }),
    CompanyFace: () => ({ data: { publicCompany: COMPANY } }),
  });
  expect(await screen.findByText("HST, 13%")).toBeTruthy();
  expect(screen.getByText("It comes on top")).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "Stop charging it" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Stop charging HST?" }));
  await app.user.click(question.getByRole("button", { name: "Stop charging HST" }));
  await waitFor(() =>
    expect(app.askedFor("SaveCompanyTax")[0]?.variables).toEqual({ id: "demo", input: { version: 3, taxes: [] } }),
  );
});

it("is read-only for people who may not change it", async () => {
  renderApp("/config/e-commerce", answersFor(HST, "billing.manage"));
  const change = await screen.findByRole("button", { name: "Change the tax" });
  expect(change.getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByRole("button", { name: "Stop charging it" })).toBeNull();
});
