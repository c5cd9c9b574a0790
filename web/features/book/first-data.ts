import { firstData } from "#web/tenant/first-data.ts";
import type { BookCatalogueQuery } from "./catalogue.generated.ts";

/** What came with the page's HTML; null where there is none, as after a visit to another page of the app. */
export function readFirstCatalogue(): BookCatalogueQuery | null {
  const { locations, services, service_categories, resource_types } = firstData();
  const catalogue = {
    publicLocations: locations,
    publicServices: services,
    publicServiceCategories: service_categories,
    publicResourceTypes: resource_types,
  };
  return isWhole(catalogue) ? catalogue : null;
}

/** The gateway copies its API's answers, so rows are not checked again; a call that was refused is null. */
function isWhole(catalogue: Record<keyof BookCatalogueQuery, unknown>): catalogue is BookCatalogueQuery {
  return Object.values(catalogue).every(
    (page) => typeof page === "object" && page !== null && "data" in page && Array.isArray(page.data),
  );
}
