import { useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { conflictingBookings } from "#web/bookings/conflicts/conflicting-bookings.ts";
import { type ListedConflicts, useListedConflicts } from "#web/bookings/conflicts/use-listed-conflicts.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";

interface HoursEditOptions<Draft> {
  /** Whose hours they are; of a location's none. */
  coachId?: number;
  /** Sends the draft. */
  save: (draft: Draft, keep_bookings: boolean) => Promise<unknown>;
  /** What is said once it is saved. */
  savedMessage: string;
  /** Asks for the hours as they stand now. */
  onReload: () => Promise<unknown>;
}

export interface HoursEdit<Draft> extends Pick<ListedConflicts, "toKeep"> {
  /** As edited, else as saved. */
  draft: Draft;
  edit: (draft: Draft) => void;
  /** Drops what was edited. */
  forget: () => void;
  /** Saves; once bookings were listed that fall outside, the same again keeps them. */
  send: () => Promise<void>;
  isSaving: boolean;
  /** Bookings that the draft would leave outside; none before it was sent. */
  outside: ListedConflicts["listed"];
  /** Of a coach: to be called after one of them was given to another coach or cancelled. */
  onResolved: ListedConflicts["look"] | undefined;
  /** Somebody else saved meanwhile. */
  isStale: boolean;
}

/** Hours while they are edited, until they are saved. */
export function useHoursEdit<Draft>(saved: Draft, options: HoursEditOptions<Draft>): HoursEdit<Draft> {
  const [edited, setEdited] = useState<Draft>();
  const [isStale, setIsStale] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const { listed: outside, toKeep, list, look, forget: unlist } = useListedConflicts(options.coachId);
  const onResolved = options.coachId === undefined ? undefined : look;
  const draft = edited ?? saved;

  const edit = (next: Draft | undefined) => {
    setEdited(next);
    // Other hours may leave other bookings outside: the server says so again.
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
    const { message, fields } = explain(error);
    showToast({ message: "The hours were not saved", detail: Object.values(fields)[0] ?? message, tone: "error" });
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
