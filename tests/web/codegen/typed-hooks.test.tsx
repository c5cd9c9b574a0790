import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider, skipToken } from "@apollo/client/react";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { expect, test } from "vitest";
import {
  useDeleteLocationMutation,
  useLocationListQuery,
  useLocationRowFragment,
  useUpdateLocationMutation,
  type LocationRowFragment,
} from "#web/features/venue/locations/locations.generated.ts";

const page = { page: 1, perPage: 10, sortBy: "name", sortDir: "asc" } as const;

/** Never called: the compiler (check:types) is the test. */
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
  const [update] = useUpdateLocationMutation();
  // @ts-expect-error what a write refreshes stands on its operation
  useUpdateLocationMutation({ refetchQueries: ["LocationList"] });
  // @ts-expect-error a change needs its variables
  void update({ variables: {} });
  // @ts-expect-error a body has the contract's types
  void update({ variables: { id: 1, input: { version: "1" } } });
  const [remove] = useDeleteLocationMutation();
  void remove({ variables: { id: 1, version: 1 } }).then(({ data }) => data?.deleteLocation?.id);
  return [total, name].join(" ");
}

const LIST = { locations: { __typename: "LocationPage", data: [], meta: { total: 7 } } };
const ANSWERS: Record<string, object> = {
  LocationList: LIST,
  DeleteLocation: { deleteLocation: { __typename: "Removed", id: 1 } },
  UpdateLocation: { updateLocation: null },
};

function askedOf(hook: () => unknown) {
  const asked: { name: string; variables: unknown }[] = [];
  const link = new ApolloLink(({ operationName: name = "", variables }) => {
    asked.push({ name, variables });
    return new Observable((observer) => {
      observer.next({ data: ANSWERS[name] });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const wrapper = ({ children }: PropsWithChildren) => <ApolloProvider client={client}>{children}</ApolloProvider>;
  renderHook(hook, { wrapper });
  return asked;
}

test("sends its variables and returns rows", async () => {
  const seen: { total?: number } = {};
  const asked = askedOf(() => {
    seen.total = useLocationListQuery({ variables: page }).data?.locations?.meta.total;
  });
  await waitFor(() => expect(seen.total).toBe(7));
  expect(asked).toEqual([{ name: "LocationList", variables: page }]);
});

test("reloads exactly the visible lists that the operation refreshes", async () => {
  const acts: { remove?: () => Promise<unknown>; update?: () => Promise<unknown> } = {};
  const asked = askedOf(() => {
    useLocationListQuery({ variables: page });
    const [remove] = useDeleteLocationMutation({ awaitRefetchQueries: true });
    const [update] = useUpdateLocationMutation({ awaitRefetchQueries: true });
    acts.remove = () => remove({ variables: { id: 1, version: 1 } });
    acts.update = () => update({ variables: { id: 1, input: { version: 1 } } });
  });
  const names = () => asked.map(({ name }) => name);
  await waitFor(() => expect(names()).toEqual(["LocationList"]));
  await act(() => acts.update?.());
  expect(names()).toEqual(["LocationList", "UpdateLocation"]);
  await act(() => acts.remove?.());
  expect(names()).toEqual(["LocationList", "UpdateLocation", "DeleteLocation", "LocationList"]);
});
