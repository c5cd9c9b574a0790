import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { conflictingBookings } from "./conflicting-bookings.ts";
import { useListedConflicts, type ListedConflicts } from "./use-listed-conflicts.ts";

interface KeepConflicts extends Pick<ListedConflicts, "listed" | "toKeep" | "look"> {
  /** Submits; submitting again unchanged after the bookings were listed keeps them. */
  attempt: <Values extends FieldValues, Sent extends FieldValues>(
    form: UseFormReturn<Values, unknown, Sent>,
    send: (keep_bookings: boolean) => Promise<unknown>,
  ) => Promise<FormRefusal | void>;
}

/** Lets a form proceed despite a coach's bookings: they are listed first, and submitting again unchanged keeps them. */
export function useKeepConflicts(coachId: number): KeepConflicts {
  const { listed, toKeep, list, forget, look } = useListedConflicts(coachId);
  return {
    listed,
    toKeep,
    look,
    attempt: async (form, send) => {
      try {
        await send(toKeep.length > 0);
      } catch (error) {
        const bookings = conflictingBookings(error);
        if (!bookings) {
          forget();
          throw error;
        }
        list(bookings);
        // Edited values may conflict with other bookings.
        const edits = form.watch(() => {
          edits.unsubscribe();
          forget();
        });
        // The list itself explains the refusal.
        return {};
      }
    },
  };
}
