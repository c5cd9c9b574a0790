import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { applyColorMode, storedColorMode } from "#web/theme/color-mode.ts";
import { App } from "./App.tsx";
import { createWebClient } from "./create-web-client.ts";

applyColorMode(storedColorMode());

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <App client={createWebClient()} />
  </StrictMode>,
);
