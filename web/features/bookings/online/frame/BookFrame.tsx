import { skipToken } from "@apollo/client/react";
import styled from "@emotion/styled";
import { Suspense, useMemo } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { paths } from "#web/screen/paths.ts";
import { lockReason, useCompany } from "#web/tenant/company.ts";
import { firstData } from "#web/tenant/first-data.ts";
import { stopSlowWork, useIsSlow } from "#web/ui/pending/pending-work.ts";
import { PictureImage } from "#web/ui/picture/PictureImage.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { BookHeader } from "./BookHeader.tsx";
import { useBookCatalogueQuery, useBookPlacesQuery, type BookCatalogueQuery } from "./catalogue.generated.ts";
import { bookableLocations, CatalogueContext, type Catalogue } from "./catalogue.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { LockedNotice } from "./LockedNotice.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";

/** Layout of the public pages: header, content and footer; a notice replaces the content of a locked company. */
export function BookFrame() {
  const company = useCompany();
  const lock = lockReason(company);
  const isFirstStep = useLocation().pathname === paths.book;
  return (
    <Page>
      <BookHeader />
      <main>
        {company.cover && isFirstStep ? <Cover picture={company.cover} width="100vw" isFirst /> : null}
        <div className="column">
          <SlowNote />
          {lock ? <LockedNotice /> : <WithCatalogue />}
        </div>
      </main>
    </Page>
  );
}

/** Tells the user that a request is slow, and lets them cancel it. */
function SlowNote() {
  const isSlow = useIsSlow();
  if (!isSlow) return null;
  return (
    <SlowFrame>
      <Note tone="amber" icon="hourglass" role="status">
        Still trying: the server takes long to answer.{" "}
        <button type="button" onClick={stopSlowWork}>
          Stop
        </button>
      </Note>
    </SlowFrame>
  );
}

function WithCatalogue() {
  const first = useMemo(() => readFirstCatalogue(), []);
  const query = useBookCatalogueQuery(first ? skipToken : {});
  const { data: places } = useBookPlacesQuery();
  const loaded = first ?? query.data;
  const catalogue = useMemo(() => (loaded ? catalogueOf(loaded, places) : undefined), [loaded, places]);
  if (query.error && !catalogue) {
    return (
      <LoadFailure title="The page did not load" error={explain(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  if (!catalogue) return <PageSkeleton />;
  return (
    <CatalogueContext value={catalogue}>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </CatalogueContext>
  );
}

function catalogueOf(loaded: BookCatalogueQuery, places: Catalogue["places"]): Catalogue {
  const { publicLocations, publicServices, publicServiceCategories, publicResourceTypes } = loaded;
  return {
    locations: bookableLocations(publicLocations?.data ?? [], places),
    services: publicServices?.data ?? [],
    categories: publicServiceCategories?.data ?? [],
    resourceTypes: new Map(publicResourceTypes?.data.map(({ id, name }) => [id, name])),
    places,
  };
}

/** Returns the data embedded in the page's HTML; null if there is none, as after navigating from elsewhere in the app. */
function readFirstCatalogue(): BookCatalogueQuery | null {
  const { locations, services, service_categories, resource_types } = firstData();
  const catalogue = {
    publicLocations: locations,
    publicServices: services,
    publicServiceCategories: service_categories,
    publicResourceTypes: resource_types,
  };
  return isWhole(catalogue) ? catalogue : null;
}

/** The gateway embeds API responses unchanged, so rows are not validated again; a refused call is null. */
function isWhole(catalogue: Record<keyof BookCatalogueQuery, unknown>): catalogue is BookCatalogueQuery {
  return Object.values(catalogue).every(
    (page) => typeof page === "object" && page !== null && "data" in page && Array.isArray(page.data),
  );
}

/** Fixed height, so that the layout does not shift when the picture loads. */
const Cover = styled(PictureImage)({
  display: "block",
  width: "100%",
  height: 208,
  objectFit: "cover",
  "@media (max-width: 719.95px)": { height: 136 },
});

const Page = styled("div")({
  minHeight: "calc(100dvh - var(--above, 0px))",
  "& .column": { maxWidth: 1080, margin: "0 auto", padding: "0 24px 32px" },
  // The fixed bar at the bottom of a phone must not cover the focused element.
  "& main :is(button, a, input, textarea, [tabindex])": { scrollMargin: "16px 0 104px" },
  "@media (max-width: 719.95px)": { "& .column": { padding: "0 16px 16px" } },
});

const SlowFrame = styled("div")({ position: "sticky", top: 8, zIndex: 5, marginTop: 8, "& button": { minHeight: 24 } });
