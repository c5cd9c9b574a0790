import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { beginWork } from "#web/ui/pending/pending-work.ts";
import { showToast, showUndo } from "#web/ui/toast/toasts.tsx";
import { renderKit } from "./render-kit.tsx";

afterEach(() => vi.useRealTimers());

test("undoes an action once and closes", async () => {
  const onUndo = vi.fn<() => void>();
  const { user } = renderKit(null);
  act(() => void showUndo({ message: "C. Dubois moves to Bay 4, 18:30", detail: "price unchanged", onUndo }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(onUndo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText(/C. Dubois/)).toBeNull());
});

test("shows an error that can be closed, and never two at once", async () => {
  const { user } = renderKit(null);
  act(() => void showToast({ message: "Failed to load resources", tone: "error" }));
  expect(await screen.findByText("Failed to load resources")).toBeTruthy();
  act(() => void showToast({ message: "The hours were not saved", tone: "error" }));
  expect(await screen.findByText("The hours were not saved")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Failed to load resources")).toBeNull());
  await user.click(await screen.findByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByText("The hours were not saved")).toBeNull());
});

test("closes an error by itself after enough time to read it", async () => {
  vi.useFakeTimers();
  renderKit(null);
  await act(async () => void showToast({ message: "Failed to load resources", tone: "error" }));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText("Failed to load resources")).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.queryByText("Failed to load resources")).toBeNull();
});

test("says after two seconds that it is still trying, and can be cancelled", async () => {
  vi.useFakeTimers();
  const { user } = renderKit(null);
  const stop = vi.fn<() => void>();
  const end = beginWork(stop);
  await act(() => vi.advanceTimersByTimeAsync(1900));
  expect(screen.queryByText(/^Still trying/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText(/^Still trying/)).toBeTruthy();
  vi.useRealTimers();
  await user.click(screen.getByRole("button", { name: "Stop" }));
  expect(stop).toHaveBeenCalledTimes(1);
  act(() => end());
  await waitFor(() => expect(screen.queryByText(/^Still trying/)).toBeNull());
});

test("lets keyboard users tab past it, without moving their focus back", async () => {
  const { user } = renderKit(<button type="button">Before</button>);
  act(() => void showToast({ message: "It is moved", action: { label: "Show it", onClick: () => undefined } }));
  const action = await screen.findByRole("button", { name: "Show it" });
  screen.getByRole("button", { name: "Before" }).focus();
  for (let press = 0; press < 5 && document.activeElement !== action; press++) await user.tab();
  expect(document.activeElement).toBe(action);
  await user.tab();
  // The last stop of the page: the next one is the browser's own.
  expect(document.activeElement).toBe(document.body);
});
