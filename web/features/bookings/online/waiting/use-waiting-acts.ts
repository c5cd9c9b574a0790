import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { useLinkToken } from "../frame/link-token.tsx";
import { donePath } from "../frame/steps.ts";
import { ManagedBookingDocument } from "../own/own-bookings.generated.ts";
import type { Amount } from "../pay/HowMuch.tsx";
import {
  useClaimPlaceMutation,
  useLeaveWaitlistMutation,
  useTakeOfferMutation,
  type OwnWaitingFragment,
} from "./waiting.generated.ts";

export type WaitingAct = "claim" | "take" | "leave";

/** Claims a free place, books a held one, or leaves the list. Errors are shown and the entry is refetched. */
export function useWaitingActs(entry: OwnWaitingFragment) {
  const { status, waitlist_offers } = entry;
  const token = useLinkToken();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [claimPlace] = useClaimPlaceMutation();
  const [takeOffer] = useTakeOfferMutation();
  const [leave] = useLeaveWaitlistMutation();
  const [sending, setSending] = useState<WaitingAct>();
  const [problem, setProblem] = useState<string>();

  const act = async (what: WaitingAct, run: () => Promise<unknown>) => {
    if (sending) return;
    setSending(what);
    setProblem(undefined);
    try {
      await run();
    } catch (error) {
      setProblem(explain(error).message);
      await client.refetchQueries({ include: "active" });
    } finally {
      setSending(undefined);
    }
  };
  const claim = () => act("claim", () => claimPlace({ variables: { token } }));
  /** Pays this much with the client's credit; null: none. */
  const take = (credit: Amount | null) =>
    act("take", async () => {
      const { data } = await takeOffer({ variables: { token, input: { credit } } });
      const taken = data?.acceptWaitlistOffer;
      if (!taken) throw new Error("The booking came back empty.");
      const variables = { token: taken.manage_token };
      client.writeQuery({ query: ManagedBookingDocument, variables, data: { managedBooking: taken.booking } });
      void navigate(donePath(taken.manage_token), { replace: true });
    });
  const goAway = () =>
    act("leave", async () => {
      await leave({ variables: { token } });
      const given = waitlist_offers === "everybody" ? "You gave the place back." : "The place goes to the next person.";
      announce(status === "offered" ? given : "You have left the waiting list.");
    });
  return { sending, problem, claim, take, goAway };
}
