import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { keepLabel } from "#web/features/bookings/shared/conflicts/conflicting-bookings.ts";
import { ConflictingBookings } from "#web/features/bookings/shared/conflicts/ConflictingBookings.tsx";
import { movePath } from "#web/screen/paths.ts";
import { useUnsavedEdits } from "#web/screen/use-unsaved-edits.ts";
import type { VenueFormats } from "#web/time/format.ts";
import { SaveBar } from "#web/ui/form/SaveBar.tsx";
import { Columns } from "#web/ui/layout/Columns.ts";
import { FullHeight } from "#web/ui/layout/FullHeight.ts";
import { ownProps } from "#web/ui/layout/own-props.ts";
import { Note } from "#web/ui/state/Note.tsx";
import type { HoursEdit } from "./use-hours-edit.ts";

interface HoursPageProps {
  hours: Omit<HoursEdit<unknown>, "edit">;
  formats: VenueFormats;
  /** Each change as text. */
  changes: readonly string[];
  /** Something is invalid: it is marked in place and blocks saving. */
  hasProblem: boolean;
  /** Shown when somebody else's change conflicts with this one. */
  staleTitle: string;
  /** The dates, next to the week. */
  beside: ReactNode;
  /** Viewport width in pixels from which the dates are next to the week. */
  besideFrom: 1024 | 1280;
  /** The week. */
  children: ReactNode;
}

/** Page for editing hours: the week, its dates and the bookings left outside; the bar at the bottom describes the change. */
export function HoursPage(props: HoursPageProps) {
  const { hours, formats, changes, hasProblem, staleTitle, beside, besideFrom, children } = props;
  const { outside, onResolved, toKeep, isStale, isSaving, forget, send } = hours;
  const isDirty = changes.length > 0 || hasProblem;
  useUnsavedEdits(isDirty);
  return (
    <FullHeight>
      <div className="fill" style={{ overflow: "auto" }}>
        <Columns inset aside={376} from={besideFrom}>
          {children}
          <Beside from={besideFrom}>
            {outside.length > 0 ? (
              <ConflictingBookings bookings={outside} formats={formats} movePath={movePath} onResolved={onResolved} />
            ) : null}
            {beside}
          </Beside>
        </Columns>
      </div>
      {isStale ? (
        <div style={{ padding: "0 16px 8px" }}>
          <Note tone="blue" icon="people" role="alert">
            <strong>{staleTitle}</strong>{" "}
            <Button variant="text" size="small" onClick={forget}>
              Take theirs
            </Button>{" "}
            or look at the change below and save to keep yours.
          </Note>
        </div>
      ) : null}
      {isDirty ? (
        <SaveBar
          changes={changes}
          saveLabel={toKeep.length > 0 ? keepLabel(toKeep) : "Save hours"}
          isSaving={isSaving}
          refusal={hasProblem ? "Correct the marked hours first." : undefined}
          onDiscard={forget}
          onSave={() => void send()}
        />
      ) : null}
    </FullHeight>
  );
}

// In a single column, problems that block saving come first.
const Beside = styled(
  "div",
  ownProps("from"),
)<{ from: number }>(({ from }) => ({
  [`@media (max-width: ${from - 0.05}px)`]: { "&:has([role=alert])": { order: -1 } },
}));
