import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider, skipToken } from "@apollo/client/react";
import { renderHook, waitFor } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { expect, test } from "vitest";
import {
  type LocationRowFragment,
  refetchLocationListQuery,
  useDeleteLocationMutation,
  useLocationListQuery,
  useLocationRowFragment,
  useUpdateLocationMutation,
} from "#web/features/locations/locations.generated.ts";

const page = { page: 1, perPage: 10, sortBy: "name", sortDir: "asc" } as const;

/** Never runs: the compiler (check:types) is the test. */
export function TypedHooks({ id, row }: { id?: number; row: LocationRowFragment & { __typename: "Location" } }) {
  const list = useLocationListQuery(id ? { variables: page } : skipToken);
  const total: number | undefined = list.data?.locations?.meta.total;
  // @ts-expect-error a row may be missing
  void list.data?.locations?.data[0].id;
  // @ts-expect-error rows have no such field
  void list.data?.locations?.data[0]?.nothing;
  // @ts-expect-error variables are required
  useLocationListQuery({});
  // @ts-expect-error an enum takes its own values only
  useLocationListQuery({ variables: { ...page, sortDir: "sideways" } });
  const live = useLocationRowFragment(row);
  const name: string | undefined = live.complete ? live.data.name : undefined;
  const [update] = useUpdateLocationMutation({ refetchQueries: [refetchLocationListQuery(page)] });
  // @ts-expect-error a change needs its variables
  void update({ variables: {} });
  // @ts-expect-error a body has the contract's types
  void update({ variables: { id: 1, input: { version: "1" } } });
  const [remove] = useDeleteLocationMutation();
  void remove({ variables: { id: 1, version: 1 } }).then(({ data }) => data?.deleteLocation?.id);
  return [total, name].join(" ");
}

test("asks with its variables and answers rows", async () => {
  const asked: unknown[] = [];
  const link = new ApolloLink((operation) => {
    asked.push(operation.variables);
    return new Observable((observer) => {
      observer.next({ data: { locations: { __typename: "LocationPage", data: [], meta: { total: 7 } } } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const wrapper = ({ children }: PropsWithChildren) => <ApolloProvider client={client}>{children}</ApolloProvider>;

  const { result } = renderHook(() => useLocationListQuery({ variables: page }), { wrapper });

  await waitFor(() => expect(result.current.data?.locations?.meta.total).toBe(7));
  expect(asked).toEqual([page]);
});
