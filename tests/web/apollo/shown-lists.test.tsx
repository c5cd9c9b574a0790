import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";

const PLAN = gql`
  query Plan {
    plan
  }
`;
const CHANGE = gql`
  mutation Change {
    change {
      is_dry_run
    }
  }
`;

/** A screen that shows a plan, whose answers come when the test gives them. */
async function screenWithPlan() {
  const asked: ((plan: string) => void)[] = [];
  let isDryRun = false;
  const link = new ApolloLink(({ operationName }) => {
    if (operationName === "Change") {
      return new Observable((observer) => {
        observer.next({ data: { change: { __typename: "Change", is_dry_run: isDryRun } } });
        observer.complete();
      });
    }
    return new Observable((observer) => {
      asked.push((plan) => {
        observer.next({ data: { plan } });
        observer.complete();
      });
    });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useShownLists(["plan"]), { wrapper });
  const shown = client.watchQuery<{ plan: string }>({ query: PLAN });
  shown.subscribe(() => undefined);
  asked[0]?.("active");
  await expect.poll(() => shown.getCurrentResult().data?.plan).toBe("active");
  const change = (mode: { isDryRun: boolean }) => {
    ({ isDryRun } = mode);
    return client.mutate({ mutation: CHANGE, refetchQueries: result.current });
  };
  return { asked, shown, change };
}

it("asks for nothing again after a dry run, which changes nothing", async () => {
  const { asked, change } = await screenWithPlan();
  await change({ isDryRun: true });
  expect(asked).toHaveLength(1);
  await change({ isDryRun: false });
  expect(asked).toHaveLength(2);
});

it("takes no answer that was asked for before the change", async () => {
  const { asked, shown, change } = await screenWithPlan();
  void shown.refetch();
  await change({ isDryRun: false });
  expect(asked).toHaveLength(3);
  asked[1]?.("active");
  asked[2]?.("ending");
  await expect.poll(() => shown.getCurrentResult().data?.plan).toBe("ending");
});
