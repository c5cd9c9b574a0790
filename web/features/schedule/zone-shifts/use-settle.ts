import { useApolloClient } from "@apollo/client/react";
import { useCallback, useMemo, useState } from "react";
import { showChangeFailure } from "#web/apollo/attempt-change.ts";
import type { Confirmation } from "#web/ui/dialog/confirmation.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import {
  useKeepInstantsMutation,
  useKeepWallTimesMutation,
  type SettledShiftsFragment,
  type ZoneShiftLineFragment,
} from "./zone-shifts.generated.ts";

type Kept = "wall_time" | "instant";

const QUESTIONS: Readonly<Record<Kept, (things: string) => Confirmation>> = {
  wall_time: (things) => ({
    title: `Keep the booked time of ${things}?`,
    text: "Each one is moved so that it starts at the time of day it was booked for. Clients get an email with a new calendar entry.",
    confirmLabel: "Keep the booked time",
    cancelLabel: "Decide later",
  }),
  instant: (things) => ({
    title: `Use the new time for ${things}?`,
    text: "Nothing is moved: on the clock, each one starts at its new time. Clients get an email that says so.",
    confirmLabel: "Use the new time",
    cancelLabel: "Decide later",
  }),
};

/** The selected shifts, and the actions that settle them; initially all are selected. */
export function useSettle(shifts: readonly ZoneShiftLineFragment[]) {
  const client = useApolloClient();
  const confirm = useConfirm();
  const [keepWallTimes] = useKeepWallTimesMutation();
  const [keepInstants] = useKeepInstantsMutation();
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [reasons, setReasons] = useState<ReadonlyMap<number, string>>(new Map());
  const [busy, setBusy] = useState<Kept>();
  const chosen = useMemo(() => new Set(shifts.map(({ id }) => id).filter((id) => !leftOut.has(id))), [shifts, leftOut]);
  const toggle = useCallback((id: number) => setLeftOut((before) => toggled(before, id)), []);

  const send = async (kept: Kept): Promise<SettledShiftsFragment | null | undefined> => {
    const variables = { input: { ids: [...chosen] } };
    if (kept === "instant") return (await keepInstants({ variables })).data?.keepInstants;
    return (await keepWallTimes({ variables })).data?.keepWallTimes;
  };
  const settle = async (kept: Kept) => {
    const things = countText(chosen.size, "entry", "entries");
    if (busy !== undefined || !(await confirm(QUESTIONS[kept](things)))) return;
    setBusy(kept);
    try {
      const done = await send(kept);
      if (done) showSettled(done);
      setReasons(new Map(done?.left.map(({ shift, reason }) => [shift.id, reason])));
      setLeftOut(new Set());
      await client.refetchQueries({ include: ["ZoneShiftList"] });
    } catch (error) {
      await showChangeFailure(client, "Nothing was decided", error);
    }
    setBusy(undefined);
  };
  return { chosen, toggle, reasons, settle, busy };
}

function toggled(before: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}

function showSettled({ settled, left }: SettledShiftsFragment): void {
  const message = `${countText(settled, "entry is", "entries are")} settled`;
  if (left.length === 0) showToast({ message, tone: "success" });
  else showToast({ message, detail: `${left.length} could not be moved and stay on the list` });
}
