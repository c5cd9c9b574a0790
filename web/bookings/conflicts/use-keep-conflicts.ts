import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { conflictingBookings } from "./conflicting-bookings.ts";
import { type ListedConflicts, useListedConflicts } from "./use-listed-conflicts.ts";

interface KeepConflicts extends Pick<ListedConflicts, "listed" | "toKeep" | "look"> {
  /** Sends; the same once more, after the bookings were listed, keeps them. */
  attempt: <Values extends FieldValues, Sent extends FieldValues>(
    form: UseFormReturn<Values, unknown, Sent>,
    send: (keep_bookings: boolean) => Promise<unknown>,
  ) => Promise<FormRefusal | void>;
}

/** A form's way past the bookings of a coach: they are listed first, and what is sent again unchanged keeps them. */
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
        // Other answers may have other bookings in their way.
        const edits = form.watch(() => {
          edits.unsubscribe();
          forget();
        });
        // The list itself says what is the matter.
        return {};
      }
    },
  };
}
