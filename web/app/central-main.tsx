import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { applyColorMode, storedColorMode } from "#web/theme/color-mode.ts";
import { CentralApp } from "./CentralApp.tsx";

applyColorMode(storedColorMode());

const root = document.getElementById("root");
if (!root) throw new Error("central.html has no #root");
createRoot(root).render(
  <StrictMode>
    <CentralApp />
  </StrictMode>,
);
