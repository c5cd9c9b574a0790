import { ThemeProvider } from "@mui/material/styles";
import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach } from "vitest";
import { theme } from "#web/theme/theme.ts";
import { LiveRegion } from "#web/ui/announce/LiveRegion.tsx";
import { ConfirmProvider } from "#web/ui/dialog/ConfirmProvider.tsx";
import { Toasts } from "#web/ui/toast/toasts.tsx";

// jsdom has no pointer capture, which sonner uses when a toast is pressed.
Element.prototype.setPointerCapture ??= () => {};

afterEach(cleanup);

/** Renders inside the providers that the kit's components need; returns the simulated user. */
export function renderKit(children: ReactNode) {
  const user = userEvent.setup();
  const wrap = (inner: ReactNode) => (
    <ThemeProvider theme={theme}>
      <ConfirmProvider>{inner}</ConfirmProvider>
      <LiveRegion />
      <Toasts />
    </ThemeProvider>
  );
  const { rerender } = render(wrap(children));
  return { user, rerender: (next: ReactNode) => rerender(wrap(next)) };
}
