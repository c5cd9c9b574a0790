import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { AppTheme } from "#web/theme/AppTheme.tsx";
import { LiveRegion } from "#web/ui/announce/LiveRegion.tsx";
import { ConfirmProvider } from "#web/ui/dialog/ConfirmProvider.tsx";
import { Toasts } from "#web/ui/toast/toasts.tsx";
import { SchedulePage } from "./SchedulePage.tsx";

const KitPage = lazy(async () => ({ default: (await import("./KitPage.tsx")).KitPage }));
const ListPage = lazy(async () => ({ default: (await import("./ListPage.tsx")).ListPage }));
const FormPage = lazy(async () => ({ default: (await import("./FormPage.tsx")).FormPage }));

const wanted = new URLSearchParams(location.search);

function Page() {
  switch (wanted.get("page")) {
    case "kit":
      return <KitPage />;
    case "list":
      return <ListPage />;
    case "form":
      return <FormPage />;
    default:
      return (
        <main style={{ height: "100vh" }}>
          <h1 className="screen-reader-only">Schedule</h1>
          <SchedulePage
            week={wanted.has("week")}
            columnCount={Number(wanted.get("columns") ?? 12)}
            blockCount={Number(wanted.get("blocks") ?? 80)}
            list={wanted.has("list")}
          />
        </main>
      );
  }
}

const root = document.getElementById("root");
if (!root) throw new Error("The gallery's page has no #root");
performance.mark("render-start");
createRoot(root).render(
  <AppTheme>
    <ConfirmProvider>
      <Suspense>
        <Page />
      </Suspense>
    </ConfirmProvider>
    <LiveRegion />
    <Toasts />
  </AppTheme>,
);
requestAnimationFrame(() => setTimeout(() => performance.mark("render-end"), 0));
