import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { applyColorMode, storedColorMode } from "#web/theme/color-mode.ts";
import { BookApp } from "./BookApp.tsx";

applyColorMode(storedColorMode());

const root = document.getElementById("root");
if (!root) throw new Error("book.html has no #root");
createRoot(root).render(
  <StrictMode>
    <BookApp />
  </StrictMode>,
);
