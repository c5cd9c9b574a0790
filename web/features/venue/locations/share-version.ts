import type { ApolloCache } from "@apollo/client";

/** A location and its hours share one version: changing one makes the cached version of the other stale. */
export function shareVersion(cache: ApolloCache, locationId: number, version: number): void {
  const owners = [
    { __typename: "Location", id: locationId },
    { __typename: "LocationHours", location_id: locationId },
  ];
  for (const owner of owners) cache.modify({ id: cache.identify(owner), fields: { version: () => version } });
}
