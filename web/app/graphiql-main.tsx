// First: the editor looks for its workers as soon as it is loaded.
import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ExplorePage } from "#web/features/graphiql/ExplorePage.tsx";
import { AppTheme } from "#web/theme/AppTheme.tsx";
import { applyColorMode, storedColorMode } from "#web/theme/color-mode.ts";
import { LiveRegion } from "#web/ui/announce/LiveRegion.tsx";

applyColorMode(storedColorMode());

const root = document.getElementById("root");
if (!root) throw new Error("graphiql.html has no #root");
createRoot(root).render(
  <StrictMode>
    <AppTheme>
      <LiveRegion />
      <ExplorePage />
    </AppTheme>
  </StrictMode>,
);
