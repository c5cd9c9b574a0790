import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { ADMIN, matrix, ONE_ACCOUNT } from "./fake-accounts.ts";

const AS_OWNER: Answers = {
  ...ONE_ACCOUNT,
  Profile: () => ({ data: { userProfile: { ...ADMIN, roles: ["owner"] } } }),
  RolesPermissions: () => ({ data: { rolesPermissions: matrix(true) } }),
};

describe("the matrix of roles", () => {
  it("lets an owner change cells, lists the changes, and saves all at once", async () => {
    const app = renderApp("/config/accounts/roles", {
      ...AS_OWNER,
      UpdateRolesPermissions: () => ({ data: { updateRolesPermissions: matrix(true, "no") } }),
    });
    await app.user.click(await screen.findByRole("button", { name: "Coach, Waive a fee: No" }));
    await app.user.click(screen.getByRole("button", { name: "Staff, Export as CSV: Yes, at first No" }));
    const bar = within(screen.getByRole("region", { name: "Unsaved changes" }));
    expect(bar.getByText(/Coach: Waive a fee, now yes and 1 more/)).toBeTruthy();
    await app.user.click(bar.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(app.askedFor("UpdateRolesPermissions")).toHaveLength(1));
    expect(app.askedFor("UpdateRolesPermissions")[0]?.variables["input"]).toEqual({
      changes: [
        { role: "coach", permission: "fees.waive", reach: "yes", seen_reach: "no" },
        { role: "staff", permission: "clients.export", reach: "no", seen_reach: "yes" },
      ],
    });
    expect(await screen.findByText("The permissions are saved")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Unsaved changes" })).toBeNull();
    expect(screen.getByRole("button", { name: "Staff, Export as CSV: No" })).toBeTruthy();
  });

  it("resets one cell or all cells to the defaults", async () => {
    const app = renderApp("/config/accounts/roles?permission=clients.export", AS_OWNER);
    await app.user.click(await screen.findByRole("button", { name: "Reset" }));
    await app.user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.getByRole("button", { name: "Staff, Export as CSV: No" })).toBeTruthy();
    await app.user.click(screen.getByRole("button", { name: "Discard" }));
    await app.user.click(screen.getByRole("button", { name: "Back to the first settings" }));
    expect(screen.getByText(/Staff: Export as CSV, now no/)).toBeTruthy();
  });

  it("keeps the changes if the server refuses them", async () => {
    const message = "Somebody else has just changed this role.";
    const app = renderApp("/config/accounts/roles", {
      ...AS_OWNER,
      UpdateRolesPermissions: () => ({ code: "stale_version", status: 409, message }),
    });
    await app.user.click(await screen.findByRole("button", { name: "Coach, Waive a fee: No" }));
    await app.user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(/has just changed this role/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Coach, Waive a fee: Yes, at first No" })).toBeTruthy();
  });

  it("explains a permission and who would get it", async () => {
    const app = renderApp("/config/accounts/roles", AS_OWNER);
    await app.user.click(await screen.findByRole("button", { name: "Staff, Waive a fee: No" }));
    await app.user.click(screen.getByRole("button", { name: "Waive a fee" }));
    const panel = within(screen.getByRole("dialog", { name: "Waive a fee" }));
    expect(panel.getByText("Let it pass.")).toBeTruthy();
    expect(panel.getByText("fees.waive")).toBeTruthy();
    expect(await panel.findByText(/1 person with the role Staff gains it: Noor/)).toBeTruthy();
  });

  it("is read-only for others, and the owners' column for everybody", async () => {
    renderApp("/config/accounts/roles", ONE_ACCOUNT);
    expect(await screen.findByText("Owners set what each role may do.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Staff, / })).toBeNull();
    expect(screen.getAllByText("Yes").length).toBeGreaterThan(0);
  });
});
