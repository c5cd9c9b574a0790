import type { ApolloCache } from "@apollo/client";

/** A location and its hours count their changes together: a change of one makes the version known of the other old. */
export function shareVersion(cache: ApolloCache, locationId: number, version: number): void {
  const owners = [
    { __typename: "Location", id: locationId },
    { __typename: "LocationHours", location_id: locationId },
  ];
  for (const owner of owners) cache.modify({ id: cache.identify(owner), fields: { version: () => version } });
}
