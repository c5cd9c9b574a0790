import { screen, waitFor } from "@testing-library/react";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { showToast, showUndo } from "#web/ui/toast/toasts.tsx";
import { renderKit } from "./render-kit.tsx";

test("takes a deed back once and goes away", async () => {
  const onUndo = vi.fn<() => void>();
  const { user } = renderKit(null);
  act(() => void showUndo({ message: "C. Dubois moves to Bay 4, 18:30", detail: "price unchanged", onUndo }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(onUndo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText(/C. Dubois/)).toBeNull());
});

test("keeps an error until it is closed", async () => {
  const { user } = renderKit(null);
  act(() => void showToast({ message: "Failed to load resources", tone: "error" }));
  expect(await screen.findByText("Failed to load resources")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByText("Failed to load resources")).toBeNull());
});
