import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { describe, expect, it } from "vitest";
import { staleReads } from "#api/changes/stale-reads.ts";
import { ACTIVE, booking, bookings, renderProfile } from "#tests/features/people/own-account/render-member-profile.tsx";
import { useCancelMyBookingMutation } from "#web/features/bookings/online/own/own-bookings.generated.ts";
import { useCancelBookingMutation } from "#web/features/bookings/shared/actions/actions.generated.ts";
import { useSharedMembershipsQuery } from "#web/features/memberships/shared/family.generated.ts";
import { useCurrentMembershipQuery } from "#web/features/memberships/shared/membership.generated.ts";

const NOTHING = {
  cancelBooking: null,
  cancelPublicBooking: null,
  currentMembership: null,
  sharedMemberships: null,
};

/** What was asked while a client's membership is on the screen and a booking is cancelled. */
async function askedAround(useCancel: typeof useCancelBookingMutation | typeof useCancelMyBookingMutation) {
  const asked: string[] = [];
  const link = new ApolloLink(({ operationName = "" }) => {
    asked.push(operationName);
    return new Observable((observer) => {
      observer.next({ data: NOTHING });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const wrapper = ({ children }: PropsWithChildren) => <ApolloProvider client={client}>{children}</ApolloProvider>;
  const { result } = renderHook(
    () => {
      useCurrentMembershipQuery({ variables: { id: 1 }, fetchPolicy: "network-only" });
      useSharedMembershipsQuery({ variables: { id: 1 }, fetchPolicy: "network-only" });
      return useCancel()[0];
    },
    { wrapper },
  );
  await waitFor(() => expect(asked).toHaveLength(2));
  await act(async () => void (await result.current({ variables: { id: 7, version: 1 } })));
  return asked.slice(3).toSorted();
}

describe("after a booking is cancelled", () => {
  it.each([
    ["at the desk", useCancelBookingMutation],
    ["by its client", useCancelMyBookingMutation],
  ])("%s, the remaining allowance is loaded again", async (_, useCancel) => {
    expect(await askedAround(useCancel)).toEqual(["CurrentMembership", "SharedMemberships"]);
  });

  it("anywhere, open screens are told to reload the remaining allowance", () => {
    for (const action of [null, "cancelBooking", "cancelPublicBooking", "cancelManagedBooking"]) {
      expect(staleReads("booking", action)).toEqual(expect.arrayContaining(["currentMembership", "sharedMemberships"]));
    }
  });

  it("on another page, the profile shows the remaining allowance when it is opened again", async () => {
    let left = 360;
    let coming = [booking];
    const [hours] = ACTIVE.allowances;
    renderProfile(
      {},
      {
        CurrentMembership: () => ({ data: { currentMembership: { ...ACTIVE, allowances: [{ ...hours, left }] } } }),
        MyBookings: () => bookings(coming),
      },
    );
    expect(await screen.findByText("6 of 8 hours left, 3 end on Mon 31 May")).toBeTruthy();
    expect(screen.queryByText(/Nothing is booked/)).toBeNull();
    left = 420;
    coming = [];
    fireEvent.focus(window);
    expect(await screen.findByText("7 of 8 hours left, 3 end on Mon 31 May")).toBeTruthy();
    expect(await screen.findByText(/Nothing is booked/)).toBeTruthy();
  });
});
