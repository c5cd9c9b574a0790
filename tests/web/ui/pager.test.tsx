import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Pager } from "#web/ui/page/Pager.tsx";
import { renderKit } from "./render-kit.tsx";

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

test("shows newer and older rows, and which of how many", async () => {
  const onPage = vi.fn<(page: number) => void>();
  const { user, rerender } = renderKit(<Pager page={2} perPage={8} total={20} noun="mail" onPage={onPage} />);
  expect(screen.getByText("9–16 of 20")).toBeTruthy();
  await user.click(button("Newer mail"));
  await user.click(button("Older mail"));
  expect(onPage.mock.calls).toEqual([[1], [3]]);
  rerender(<Pager page={3} perPage={8} total={20} onPage={onPage} />);
  expect(screen.getByText("17–20 of 20")).toBeTruthy();
  expect(button("Older").disabled).toBe(true);
});

test("is hidden if all rows fit on one page", () => {
  renderKit(<Pager page={1} perPage={8} total={8} onPage={() => {}} />);
  expect(screen.queryByRole("button")).toBeNull();
});
