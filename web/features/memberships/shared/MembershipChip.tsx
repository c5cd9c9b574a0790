import type { DayFormats } from "#web/time/format-day.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { formatStatus, STATUS_LOOKS } from "./format-membership.ts";
import type { MembershipRowFragment } from "./membership.generated.ts";

type Dated = Pick<MembershipRowFragment, "status" | "pause_from" | "pause_until" | "cancel_on" | "trial_until"> &
  Partial<Pick<MembershipRowFragment, "planned_change">>;

/** Status of a membership, with the date of its next change. */
export function MembershipChip({ row, formats }: { row: Dated; formats: DayFormats }) {
  const { tone, icon } = STATUS_LOOKS[row.status];
  return (
    <StateChip tone={tone} icon={icon}>
      {formatStatus(row, formats)}
    </StateChip>
  );
}
