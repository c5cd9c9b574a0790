import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { CATALOGUE } from "#tests/features/venue/catalogue/catalogue-answers.ts";
import { planRow } from "./plan-row.ts";

it("lists the plans in a data grid", async () => {
  renderApp("/products/membership-plans", {
    ...CATALOGUE,
    PlanList: () => ({ data: { membershipPlans: { data: [planRow({})], meta: { total: 1 } } } }),
  });
  const grid = within(await screen.findByRole("grid", { name: "membership plans" }));
  expect(await grid.findByRole("rowheader", { name: /Club/ })).toBeTruthy();
});
