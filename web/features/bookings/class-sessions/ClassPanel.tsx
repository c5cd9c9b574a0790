import { useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { WaitingSection } from "#web/features/bookings/shared/waiting/WaitingSection.tsx";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues, type Venue } from "#web/tenant/venue.ts";
import { offsetLabel, wallTimeOf } from "#web/time/wall-clock.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { LoadedPanel } from "#web/ui/page/LoadedPanel.tsx";
import { SidePanel } from "#web/ui/page/SidePanel.tsx";
import { Tag } from "#web/ui/state/Tag.tsx";
import { Facts } from "#web/ui/text/Facts.tsx";
import { Money } from "#web/ui/text/Money.tsx";
import { seatValues } from "./AddPersonDialog.tsx";
import { Attendance } from "./Attendance.tsx";
import { CancelClassDialog } from "./CancelClassDialog.tsx";
import { useClassDetailsQuery, type ClassDetailsFragment } from "./class-sessions.generated.ts";
import { Seats } from "./ClassList.tsx";
import { EditClassDialog } from "./EditClassDialog.tsx";
import { whenText } from "./format-class.ts";

interface ClassPanelProps {
  classId: number;
  /** Provides the time format if the class's own location is unknown. */
  venue: Venue;
  onClose: () => void;
}

/** One class date beside the list: time and place, attendees, actions. */
export function ClassPanel({ classId, venue, onClose }: ClassPanelProps) {
  const { data, error, refetch } = useClassDetailsQuery({
    variables: { id: classId },
    fetchPolicy: "cache-and-network",
  });
  return (
    <LoadedPanel
      title={`Class ${classId}`}
      failure="The class did not load"
      data={data?.classSession}
      error={error && explain(error)}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {(one) => <ClassDetails one={one} venue={venue} onClose={onClose} />}
    </LoadedPanel>
  );
}

function ClassDetails({ one, venue, onClose }: OneClassProps & { onClose: () => void }) {
  const { venues } = useVenues();
  const place = venues.find(({ id }) => id === one.location_id) ?? venue;
  return (
    <SidePanel
      title={one.name}
      subtitle={
        <div className="acts">
          <Seats of={one} />
          {one.level === null ? null : <Tag>{one.level}</Tag>}
        </div>
      }
      onClose={onClose}
      actions={<ClassActs one={one} venue={place} />}
    >
      <ClassFacts one={one} venue={place} />
      <Attendance one={one} venue={place} />
      <ClassWaiting one={one} venue={place} />
    </SidePanel>
  );
}

interface OneClassProps {
  one: ClassDetailsFragment;
  venue: Venue;
}

function ClassFacts({ one, venue }: OneClassProps) {
  const facts = [
    { label: "When", value: `${whenText(one, venue)}, ${offsetLabel(wallTimeOf(one.local_start).offset)}` },
    { label: "Where", value: [one.resource_name, one.location_name].filter(Boolean).join(", ") },
    { label: "Coach", value: one.coach_name },
    { label: "Seats", value: `${one.capacity - one.seats_left} of ${one.capacity} taken` },
    { label: "Price", value: <Money {...one.price} locale={venue.locale} /> },
    { label: "Held", value: one.series_id === null ? null : "Every week" },
  ];
  return <Facts labelWidth={88} facts={facts.filter(({ value }) => Boolean(value))} />;
}

/** The waitlist of a class; people can be added while it is full. */
function ClassWaiting({ one, venue }: OneClassProps) {
  const { id, name, service_id, location_id, start_time, end_time } = one;
  return (
    <WaitingSection
      place={{ class_session_id: id, service_id, location_id, start_time, end_time, party_size: 1 }}
      values={seatValues(one)}
      listName={`the waiting list of ${name}`}
      when={whenText(one, venue)}
      nobody="Nobody waits for a seat."
      canAdd={one.status === "scheduled" && one.seats_left === 0 && one.allowed_actions.includes("update")}
      venue={venue}
    />
  );
}

/** Edit and cancel; disabled with the reason where the API would refuse. */
function ClassActs({ one, venue }: OneClassProps) {
  const [dialog, setDialog] = useState<"edit" | "cancel" | null>(null);
  const refusal = useRefusal("bookings.write");
  const offers = (action: "update" | "cancel") =>
    one.allowed_actions.includes(action) || (refusal !== undefined && one.status === "scheduled");
  if (!offers("update") && !offers("cancel")) return null;
  return (
    <>
      {offers("update") ? (
        <RefusableButton refusal={refusal} onClick={() => setDialog("edit")}>
          Edit
        </RefusableButton>
      ) : null}
      {offers("cancel") ? (
        <RefusableButton refusal={refusal} color="error" onClick={() => setDialog("cancel")}>
          Cancel class
        </RefusableButton>
      ) : null}
      {dialog === "edit" ? <EditClassDialog one={one} venue={venue} onClose={() => setDialog(null)} /> : null}
      {dialog === "cancel" ? <CancelClassDialog one={one} venue={venue} onClose={() => setDialog(null)} /> : null}
    </>
  );
}
