import { useState } from "react";
import { faultOf } from "#web/apollo/http-fault.ts";
import { showFailure } from "#web/apollo/show-failure.ts";
import { conflictingBookings } from "#web/features/bookings/shared/conflicts/conflicting-bookings.ts";
import {
  useListedConflicts,
  type ListedConflicts,
} from "#web/features/bookings/shared/conflicts/use-listed-conflicts.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";

interface HoursEditOptions<Draft> {
  /** The coach whose hours these are; absent for a location's hours. */
  coachId?: number;
  /** Sends the draft to the server. */
  save: (draft: Draft, keep_bookings: boolean) => Promise<unknown>;
  /** Toast shown after saving. */
  savedMessage: string;
  /** Refetches the hours. */
  onReload: () => Promise<unknown>;
}

export interface HoursEdit<Draft> extends Pick<ListedConflicts, "toKeep"> {
  /** The edited hours, or the saved ones if nothing was edited. */
  draft: Draft;
  edit: (draft: Draft) => void;
  /** Discards the edits. */
  forget: () => void;
  /** Saves; if bookings that fall outside were listed, saving again keeps them. */
  send: () => Promise<void>;
  isSaving: boolean;
  /** Bookings that the draft would leave outside; empty until the draft was sent. */
  outside: ListedConflicts["listed"];
  /** For a coach's hours: call after one of the bookings was reassigned or cancelled. */
  onResolved: ListedConflicts["look"] | undefined;
  /** Somebody else saved in the meantime. */
  isStale: boolean;
}

/** State of hours being edited, until they are saved. */
export function useHoursEdit<Draft>(saved: Draft, options: HoursEditOptions<Draft>): HoursEdit<Draft> {
  const [edited, setEdited] = useState<Draft>();
  const [isStale, setIsStale] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const { listed: outside, toKeep, list, look, forget: unlist } = useListedConflicts(options.coachId);
  const onResolved = options.coachId === undefined ? undefined : look;
  const draft = edited ?? saved;

  const edit = (next: Draft | undefined) => {
    setEdited(next);
    // A different draft may leave other bookings outside: the server lists them again.
    unlist();
  };
  const forget = () => {
    edit(undefined);
    setIsStale(false);
  };
  const refused = async (error: unknown) => {
    const left = conflictingBookings(error);
    if (left) return list(left);
    if (faultOf(error).code === "stale_version") {
      await options.onReload();
      return setIsStale(true);
    }
    showFailure("The hours were not saved", error);
  };
  const send = async () => {
    setIsSaving(true);
    try {
      await options.save(draft, toKeep.length > 0);
      forget();
      showToast({ message: options.savedMessage, tone: "success" });
    } catch (error) {
      await refused(error);
    } finally {
      setIsSaving(false);
    }
  };
  return { draft, edit, forget, send, isSaving, outside, onResolved, toKeep, isStale };
}
