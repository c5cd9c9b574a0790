import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { LoadedDialog } from "#web/ui/dialog/LoadedDialog.tsx";
import { renderKit } from "./render-kit.tsx";

const acts = () => ({ onRetry: vi.fn<() => void>(), onClose: vi.fn<() => void>() });

const dialog = (props: { data?: string; error?: { message: string } } & ReturnType<typeof acts>) => (
  <LoadedDialog
    title="Take payment"
    data={props.data}
    error={props.error}
    onRetry={props.onRetry}
    onClose={props.onClose}
  >
    {(data) => <p>{data}</p>}
  </LoadedDialog>
);

test("shows that it is loading, and can be cancelled", async () => {
  const wired = acts();
  const { user, rerender } = renderKit(dialog(wired));
  expect(await screen.findByRole("dialog", { name: "Take payment" })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("Loading");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(wired.onClose).toHaveBeenCalledOnce();
  rerender(dialog({ ...wired, data: "$99.50" }));
  expect(screen.getByText("$99.50")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("shows why it did not load, and tries again", async () => {
  const wired = acts();
  const { user } = renderKit(dialog({ ...wired, error: { message: "The server is busy." } }));
  expect(await screen.findByText("The server is busy.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(wired.onRetry).toHaveBeenCalledOnce();
});

test("shows available data at once without a placeholder", () => {
  renderKit(dialog({ ...acts(), data: "$99.50" }));
  expect(screen.getByText("$99.50")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});
