import { attempt } from "#web/apollo/show-failure.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useRemoveFamilyMemberMutation } from "./family.generated.ts";

interface Leaving {
  client_id: number;
  client_name: string;
}

interface Words {
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  done: string;
  bookings: (count: number) => string;
}

const removing = ({ client_name }: Leaving): Words => ({
  title: `Remove ${client_name} from this membership?`,
  confirmLabel: "Remove",
  cancelLabel: `Keep ${client_name}`,
  done: `${client_name} no longer uses this membership`,
  bookings: (count) => {
    const one = count === 1;
    return `${count} ${one ? "booking" : "bookings"} to come that the membership covers ${one ? "stays" : "stay"} booked. If ${one ? "it is" : "they are"} cancelled, what ${one ? "it" : "they"} used comes back to the membership.`;
  },
});

/** Asks for confirmation, listing what happens to their bookings, then does exactly that. */
export function useFamilyRemoval(membershipId: number, wordsOf: (leaving: Leaving) => Words = removing) {
  const [remove] = useRemoveFamilyMemberMutation();
  const confirm = useConfirm();
  return async (leaving: Leaving) => {
    const variables = { id: membershipId, clientId: leaving.client_id };
    const { title, confirmLabel, cancelLabel, done, bookings } = wordsOf(leaving);
    await attempt("Nobody was removed", async () => {
      const { data } = await remove({ variables: { ...variables, dry_run: true } });
      const shown = data?.removeFamilyMember;
      if (!shown) return;
      const rest = shown.bookings_to_come > 0 ? ` ${bookings(shown.bookings_to_come)}` : "";
      const text = `New bookings are no longer covered by it.${rest}`;
      if (!(await confirm({ title, text, confirmLabel, cancelLabel, tone: "danger" }))) return;
      await remove({ variables: { ...variables, dry_run: false, dry_run_id: shown.dry_run_id } });
      showToast({ message: done, tone: "success" });
    });
  };
}

/** Texts for leaving somebody else's membership oneself. */
export const leaving = (sharedBy: string): Words => ({
  title: `Leave the membership that ${sharedBy} shares?`,
  confirmLabel: "Leave",
  cancelLabel: "Stay in it",
  done: "You no longer use this membership",
  bookings: (count) =>
    count === 1 ? "Your upcoming booking stays." : `Your ${count} bookings to come that it covers stay booked.`,
});
