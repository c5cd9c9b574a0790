import styled from "@emotion/styled";
import { Suspense, useMemo } from "react";
import { Outlet } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { lockReason, useCompany } from "#web/tenant/company.ts";
import { skipToken } from "@apollo/client/react";
import { BookHeader } from "./BookHeader.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { LockedNotice } from "./LockedNotice.tsx";
import { type BookCatalogueQuery, useBookCatalogueQuery, useBookPlacesQuery } from "./catalogue.generated.ts";
import { type Catalogue, CatalogueContext } from "./catalogue.ts";
import { readFirstCatalogue } from "./first-data.ts";
import { PageSkeleton } from "./PageSkeleton.tsx";

/** The public page around its steps: who the venue is above, where it is below, and the lock instead of it all. */
export function BookFrame() {
  const company = useCompany();
  const lock = lockReason(company);
  return (
    <Page>
      <BookHeader />
      <main>{lock ? <LockedNotice reason={lock} /> : <WithCatalogue />}</main>
    </Page>
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
    locations: publicLocations?.data ?? [],
    services: publicServices?.data ?? [],
    categories: publicServiceCategories?.data ?? [],
    resourceTypes: new Map(publicResourceTypes?.data.map(({ id, name }) => [id, name])),
    places,
  };
}

const Page = styled("div")({
  minHeight: "calc(100dvh - var(--above, 0px))",
  "& main": { maxWidth: 1080, margin: "0 auto", padding: "0 24px 32px" },
  // The bar at a phone's foot must not cover what has the focus.
  "& main :is(button, a, input, textarea, [tabindex])": { scrollMargin: "16px 0 104px" },
  "@media (max-width: 719.95px)": { "& main": { padding: "0 16px 16px" } },
});
