// Imported first: the editor looks for its workers as soon as it is loaded.
import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { applyColorMode, storedColorMode } from "#web/theme/color-mode.ts";
import { App } from "./App.tsx";
import { createWebClient } from "./create-web-client.ts";
import { ExplorerRoutes } from "./ExplorerRoutes.tsx";

applyColorMode(storedColorMode());

const root = document.getElementById("root");
if (!root) throw new Error("graphiql.html has no #root");
createRoot(root).render(
  <StrictMode>
    <App client={createWebClient()} routes={<ExplorerRoutes />} />
  </StrictMode>,
);
