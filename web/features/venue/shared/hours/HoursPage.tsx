import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { keepLabel } from "#web/features/bookings/shared/conflicts/conflicting-bookings.ts";
import { ConflictingBookings } from "#web/features/bookings/shared/conflicts/ConflictingBookings.tsx";
import { movePath } from "#web/screen/paths.ts";
import { useUnsavedEdits } from "#web/screen/use-unsaved-edits.ts";
import type { VenueFormats } from "#web/time/format.ts";
import { SaveBar } from "#web/ui/form/SaveBar.tsx";
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
    <Page data-beside-from={besideFrom}>
      <div className="body">
        <div className="cards">
          {children}
          <div className="beside">
            {outside.length > 0 ? (
              <ConflictingBookings bookings={outside} formats={formats} movePath={movePath} onResolved={onResolved} />
            ) : null}
            {beside}
          </div>
        </div>
      </div>
      {isStale ? (
        <div className="stale">
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
    </Page>
  );
}

const ONE_COLUMN = {
  "& .cards": { gridTemplateColumns: "minmax(0, 1fr)" },
  // In a single column, problems that block saving come first.
  "& .beside:has([role=alert])": { order: -1 },
};

const Page = styled("div")({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  "& .body": { flex: 1, minHeight: 0, overflow: "auto" },
  "& .cards": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 376px",
    gap: 16,
    alignItems: "start",
    padding: 16,
  },
  "& .beside": { display: "grid", gap: 16 },
  "& .stale": { padding: "0 16px 8px" },
  "@media (max-width: 1023.95px)": { "&[data-beside-from='1024']": ONE_COLUMN },
  "@media (max-width: 1279.95px)": { "&[data-beside-from='1280']": ONE_COLUMN },
});
