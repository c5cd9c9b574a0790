import { ChangeList } from "#web/features/platform/shared/ChangeList.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import type { ScheduleChangeLineFragment } from "./history.generated.ts";
import { CHANGE_LOOKS } from "./past-model.ts";

interface ChangesSinceProps {
  changes: readonly ScheduleChangeLineFragment[];
  /** Total number of changes. */
  count: number;
}

/** What was added, moved and cancelled since, by whom and when, latest first. */
export function ChangesSince({ changes, count }: ChangesSinceProps) {
  if (changes.length === 0) return <p>Nothing of this day has changed since.</p>;
  const lines = changes.map(({ kind, subject, entry }) => {
    const { tone, icon, label } = CHANGE_LOOKS[kind];
    return {
      ...entry,
      // Additions have no previous values.
      changes: kind === "added" ? [] : entry.changes,
      lead: (
        <b>
          <StateChip tone={tone} icon={icon}>
            {label}
          </StateChip>{" "}
          {subject}
        </b>
      ),
    };
  });
  return (
    <>
      <ChangeList changes={lines} />
      {count > changes.length ? (
        <p>{countText(count - changes.length, "more change stands", "more changes stand")} in the audit log.</p>
      ) : null}
    </>
  );
}
