import { styled } from "@mui/material/styles";
import { Suspense, useMemo, type ReactNode } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { RenderErrorBoundary } from "#web/features/platform/diagnostics/RenderErrorBoundary.tsx";
import { LeaveGuard } from "#web/screen/LeaveGuard.tsx";
import { Main, SkipLink } from "#web/screen/Main.tsx";
import { PublicLayout } from "#web/screen/PublicLayout.tsx";
import { LoadFailed, PageLoading } from "#web/screen/WholePage.tsx";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import { isClientOnly, usePerson } from "#web/session/session.ts";
import { PublicVenueProvider, VenueProvider } from "#web/tenant/VenueProvider.tsx";
import { HiddenColumnsContext } from "#web/ui/grid/hidden-columns.ts";
import { RowsSkeleton, TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { LiveChanges } from "../live/LiveChanges.tsx";
import { PaletteProvider } from "../palette/CommandPalette.tsx";
import { TourProvider } from "../tour/TourProvider.tsx";
import { PhoneBar } from "./phone/PhoneBar.tsx";
import { SetUpReturn } from "./SetUpReturn.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { TopBar } from "./TopBar.tsx";
import { useReadableContacts } from "./use-readable-contacts.ts";

/** Frame of all staff screens; survives a screen that crashes. */
export function StaffLayout() {
  const { pathname } = useLocation();
  useReadableContacts();
  return (
    <VenueProvider
      loading={<PageLoading />}
      failed={(error, retry) => <LoadFailed title="The locations did not load" error={error} onRetry={retry} />}
    >
      <LeaveGuard>
        <PaletteProvider>
          <TourProvider>
            <LiveChanges />
            <SkipLink />
            <Frame>
              <Sidebar />
              <div className="right">
                <TopBar />
                <SetUpReturn />
                <Main className="screen">
                  <RenderErrorBoundary key={pathname}>
                    <Suspense fallback={<RowsSkeleton />}>
                      <KeptColumns>
                        <Outlet />
                      </KeptColumns>
                    </Suspense>
                  </RenderErrorBoundary>
                </Main>
                <PhoneBar />
              </div>
            </Frame>
          </TourProvider>
        </PaletteProvider>
      </LeaveGuard>
    </VenueProvider>
  );
}

const Frame = styled("div")({
  display: "flex",
  height: "calc(100dvh - var(--above, 0px))",
  overflow: "hidden",
  "& .right": { flex: 1, display: "flex", flexDirection: "column", minWidth: 0, minHeight: 0 },
  "& .screen": { flex: 1, minHeight: 0, overflow: "hidden" },
});

const NONE: readonly string[] = [];

/** Stores the columns that a person hides in their preferences. */
function KeptColumns({ children }: { children: ReactNode }) {
  const [{ columns }, changePreferences] = usePreferences();
  const value = useMemo(
    () => ({
      hiddenOf: (grid: string) => columns.find((kept) => kept.grid === grid)?.hidden ?? NONE,
      hide: (grid: string, fields: readonly string[]) =>
        changePreferences((now) => {
          const others = now.columns.filter((kept) => kept.grid !== grid);
          return { columns: fields.length === 0 ? others : [...others, { grid, hidden: [...fields] }] };
        }),
    }),
    [columns, changePreferences],
  );
  return <HiddenColumnsContext value={value}>{children}</HiddenColumnsContext>;
}

/** Frame of personal screens: the staff frame, or the venue's name for clients and before a second factor is set up. */
export function AccountLayout() {
  const person = usePerson();
  useReadableContacts();
  if (!isClientOnly(person) && !person.must_set_up_two_factor) return <StaffLayout />;
  return (
    <LeaveGuard>
      <PublicVenueProvider>
        <PublicLayout offersBooking>
          <Column>
            <Suspense fallback={<TextSkeleton lines={6} />}>
              <Outlet />
            </Suspense>
          </Column>
        </PublicLayout>
      </PublicVenueProvider>
    </LeaveGuard>
  );
}

const Column = styled("div")({ width: "100%", maxWidth: 1080 });
