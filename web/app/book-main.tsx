import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { applyColorMode, storedColorMode } from "#web/theme/color-mode.ts";
import { BookApp } from "./BookApp.tsx";

applyColorMode(storedColorMode());

const root = document.getElementById("root");
if (!root) throw new Error("book.html has no #root");
const page = createRoot(root);
// As a transition, the first render yields every few milliseconds: a slow phone stays responsive.
startTransition(() =>
  page.render(
    <StrictMode>
      <BookApp />
    </StrictMode>,
  ),
);
