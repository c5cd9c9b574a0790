import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useVenues } from "#web/tenant/venue.ts";
import { formatMoment } from "#web/time/format.ts";
import { useNow } from "#web/time/use-now.ts";
import { ErrorState, type LoadError } from "#web/ui/page/ErrorState.tsx";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";

interface Activity {
  id: number;
  at: string;
  sentence: string;
  actor_name: string;
  on_behalf_of_name: string | null;
}

interface ActivityListProps<Line extends Activity> {
  list: { rows: readonly Line[]; isKnown: boolean; error: LoadError | null; onRetry: () => void };
  /** Name of the person whose activity this is; omitted from entries for their own actions. */
  name: string;
  /** Rendered below each entry. */
  renderNotes?: (line: Line) => ReactNode;
}

/** What was done, when and by whom, latest first. */
export function ActivityList<Line extends Activity>({ list, name, renderNotes }: ActivityListProps<Line>) {
  const { venue } = useVenues();
  const now = useNow();
  const { rows, isKnown, error, onRetry } = list;
  if (!isKnown) {
    return error ? (
      <ErrorState title="This did not load" error={error} onRetry={onRetry} />
    ) : (
      <TextSkeleton lines={4} />
    );
  }
  if (rows.length === 0) return <p>Nothing yet.</p>;
  return (
    <TimedLines>
      {rows.map((line) => (
        <li key={line.id}>
          <time dateTime={line.at}>{formatMoment(line.at, venue, now)}</time>
          <div>
            {line.sentence}
            <ByWhom line={line} name={name} />
            {renderNotes?.(line)}
          </div>
        </li>
      ))}
    </TimedLines>
  );
}

/** The actor, where it was not the person themselves; and on whose behalf, where it was somebody else's. */
function ByWhom({ line: { actor_name, on_behalf_of_name }, name }: { line: Activity; name: string }) {
  if (on_behalf_of_name) {
    return (
      <small>
        {actor_name} on behalf of {on_behalf_of_name}
      </small>
    );
  }
  return actor_name === name ? null : <small>{actor_name}</small>;
}

/** Lines that begin with when they were. */
export const TimedLines = styled("ol")({
  display: "grid",
  gap: 10,
  "& > li": { display: "grid", gridTemplateColumns: "116px minmax(0, 1fr)", gap: 8 },
  "& time": { color: "var(--text-2)" },
  "& li > div": { overflowWrap: "anywhere" },
  "& small": { display: "block" },
});
