import { skipToken } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { Link } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { bookingOnSchedulePath, classPath } from "#web/screen/paths.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { useDebouncedText } from "#web/ui/form/use-debounced-text.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
import { useOnWindowFocus } from "#web/ui/page/use-on-window-focus.ts";
import { Fine, Quiet } from "#web/ui/text/Quiet.ts";
import { BlockedForm, type BlockedSent, type BlockedValues } from "./blocked-form.ts";
import { usePreviewBlockedTimeQuery, type BlockedConflictFragment } from "./blocked-times.generated.ts";
import { whenText } from "./BlockedCard.tsx";

interface BlockedConflictsProps {
  form: UseFormReturn<BlockedValues, unknown, BlockedSent>;
  venue: Venue;
  /** The blocked time being changed, which does not conflict with itself. */
  exceptId: number | undefined;
}

/** Existing bookings in the way, loaded as the form is filled in and again whenever the window gets focus. */
export function BlockedConflicts({ form, venue, exceptId }: BlockedConflictsProps) {
  const typed = useDebouncedText(JSON.stringify(useWatch({ control: form.control })));
  // The reason does not affect the query.
  const parsed = BlockedForm.safeParse({ ...JSON.parse(typed), reason: "-" });
  const { data, previousData, error, refetch } = usePreviewBlockedTimeQuery(
    parsed.success
      ? { variables: { input: questionOf(parsed.data, venue.id, exceptId) }, fetchPolicy: "network-only" }
      : skipToken,
  );
  useOnWindowFocus(parsed.success ? () => void refetch().catch(() => undefined) : undefined);
  if (!parsed.success) return <Quiet>Choose what and when to see conflicts.</Quiet>;
  if (error) return <Quiet role="alert">{Object.values(explain(error).fields)[0] ?? explain(error).message}</Quiet>;
  const preview = (data ?? previousData)?.previewBlockedTime;
  if (!preview) return <Quiet aria-busy="true">Checking what is booked…</Quiet>;
  const { conflicts, count } = preview;
  return (
    <Stack as="section" aria-label="What is booked then" aria-live="polite">
      <h3>{titleOf(conflicts)}</h3>
      <Fine>
        {conflicts.length === 0
          ? `The time can be blocked${count === 1 ? "" : `, ${count} weeks in all`}.`
          : "Move or cancel these first."}
      </Fine>
      <Rows>
        {conflicts.map((conflict) => (
          <Conflict key={`${conflict.kind} ${conflict.id}`} conflict={conflict} venue={venue} />
        ))}
      </Rows>
    </Stack>
  );
}

function questionOf(sent: BlockedSent, location_id: number, except_id: number | undefined) {
  const { kind: _kind, reason: _reason, colour: _colour, ...placed } = sent;
  return { ...placed, location_id, ...(except_id !== undefined && { except_id }) };
}

const NOUNS = {
  booking: ["booking", "bookings"],
  class_session: ["class", "classes"],
  blocked_time: ["blocked time", "blocked times"],
} as const;

/** "2 bookings and 1 class are in the way" */
function titleOf(conflicts: readonly BlockedConflictFragment[]): string {
  if (conflicts.length === 0) return "Nothing is booked then";
  const counted = (["booking", "class_session", "blocked_time"] as const).flatMap((kind) => {
    const count = conflicts.filter((one) => one.kind === kind).length;
    return count === 0 ? [] : [`${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`];
  });
  return `${new Intl.ListFormat("en-GB").format(counted)} ${conflicts.length === 1 ? "is" : "are"} in the way`;
}

function Conflict({ conflict, venue }: { conflict: BlockedConflictFragment; venue: Venue }) {
  const { name, detail } = conflict;
  const when = whenText(conflict, venue);
  const path = pathOf(conflict);
  return (
    <li>
      <Icon name="warning" size={14} />
      <span className="what">
        <b>{when}</b>
        {name}
        <small>{detail}</small>
      </span>
      {path ? (
        <Button
          component={Link}
          size="small"
          target="_blank"
          to={path}
          aria-label={`Open ${name}, ${when}, in a new tab`}
        >
          Open
        </Button>
      ) : null}
    </li>
  );
}

/** Path where it can be moved or cancelled. */
function pathOf({ kind, id, location_id, local_start }: BlockedConflictFragment): string | undefined {
  const { date } = wallTimeOf(local_start);
  if (kind === "booking") return bookingOnSchedulePath({ id, location_id, date });
  return kind === "class_session" ? classPath({ id, date }) : undefined;
}
