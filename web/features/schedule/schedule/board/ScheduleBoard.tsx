import { styled } from "@mui/material/styles";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { useBookingActs } from "#web/features/bookings/shared/actions/use-booking-acts.ts";
import { EditBookingById } from "#web/features/bookings/shared/dialog/EditBookingDialog.tsx";
import { BookingPanel } from "#web/features/bookings/shared/panel/BookingPanel.tsx";
import { TakePaymentDialog, type PaidBooking } from "#web/features/payments/shared/TakePaymentDialog.tsx";
import { classPath, clientPath } from "#web/screen/paths.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { BESIDE_LIST, USUAL_WIDTH } from "#web/ui/page/SidePanel.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { ScheduleSkeleton } from "#web/ui/schedule-grid/ScheduleSkeleton.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { blockedOfBlock } from "../blocked-times/blocked-blocks.ts";
import type { BlockedTimeFragment } from "../blocked-times/blocked-times.generated.ts";
import { whenText } from "../blocked-times/BlockedCard.tsx";
import { BlockedDialogs } from "../blocked-times/BlockTimeDialog.tsx";
import { useBlockedActs } from "../blocked-times/use-blocked-acts.ts";
import { classOfBlock } from "../model/class-blocks.ts";
import { useGridModel } from "../model/use-grid-model.ts";
import type { ScheduleUrl } from "../use-schedule-url.ts";
import { DayList } from "./DayList.tsx";
import { GridOfLens } from "./GridOfLens.tsx";
import { ScheduleLegend } from "./ScheduleLegend.tsx";
import { ScheduleNote } from "./ScheduleNote.tsx";
import { toggled } from "./state-counts.ts";

interface ScheduleBoardProps {
  venue: Venue;
  url: ScheduleUrl;
}

/** Grid or list of the current lens, its legend, and a booking panel floating above the right edge. */
export function ScheduleBoard({ venue, url }: ScheduleBoardProps) {
  const { openId, setOpenId, hidden, setLens } = url;
  const acts = useBookingActs();
  const blockedActs = useBlockedActs();
  const [keptId, setKeptId] = useState<number>();
  const [editedId, setEditedId] = useState<number>();
  const [paid, setPaid] = useState<PaidBooking>();
  const [isDragging, setIsDragging] = useState(false);
  const shown = useGridModel(venue, url, isDragging);
  const { blocked } = shown;
  useResourcesFailure(shown.bookablesError);
  const open = useOpen({ venue, url, blocked, onEditBlocked: setKeptId });

  if (shown.error) {
    const retry = () => void shown.refetch();
    return <ErrorState title="The schedule did not load" error={explain(shown.error)} onRetry={retry} />;
  }
  if (shown.bookablesError) {
    return <BookablesError by={url.by} error={shown.bookablesError} onRetry={shown.retryBookables} />;
  }
  if (!shown.model || shown.isLoading) {
    return <BoardSkeleton view={url.view} />;
  }
  return (
    <Frame>
      <div className="board" data-covered={openId === undefined ? undefined : ""}>
        {shown.model.columns.length === 0 ? <NoColumns by={url.by} /> : null}
        {shown.model.columns.length > 0 && url.view !== "list" ? (
          <div className="grid">
            <GridOfLens
              venue={venue}
              url={url}
              shown={{ ...shown, model: shown.model }}
              acts={acts}
              blockedActs={blockedActs}
              onOpen={open}
              onEdit={setEditedId}
              onPay={setPaid}
              onDraggingChange={setIsDragging}
            />
          </div>
        ) : null}
        {shown.model.columns.length > 0 && url.view === "list" ? (
          <div className="list">
            <DayList bookings={shown.visible} blocked={blocked} model={shown.model} onOpen={open} />
          </div>
        ) : null}
        <ScheduleLegend
          bookings={shown.bookings}
          hidden={hidden}
          onToggle={(standing) => setLens({ hidden: toggled(hidden, standing) })}
          note={<ScheduleNote isOld={shown.isOld} />}
        />
      </div>
      {openId === undefined ? null : (
        <BookingPanel
          key={openId}
          bookingId={openId}
          onClose={() => setOpenId(null)}
          onOpen={setOpenId}
          clientPath={clientPath}
        />
      )}
      {editedId === undefined ? null : (
        <EditBookingById bookingId={editedId} venue={venue} onClose={() => setEditedId(undefined)} />
      )}
      <BlockedDialogs
        venue={venue}
        url={url}
        acts={blockedActs}
        kept={blocked.find(({ id }) => id === keptId)}
        onClose={() => setKeptId(undefined)}
      />
      {paid ? <TakePaymentDialog booking={paid} onClose={() => setPaid(undefined)} /> : null}
    </Frame>
  );
}

interface OpenInput extends ScheduleBoardProps {
  blocked: readonly BlockedTimeFragment[];
  onEditBlocked: (id: number) => void;
}

/** Opens a booking next to the grid, a class on its own screen, and a blocked time in its dialog. */
function useOpen({ venue, url: { date, setOpenId }, blocked, onEditBlocked }: OpenInput) {
  const navigate = useNavigate();
  return useCallback(
    (blockId: string) => {
      const classId = classOfBlock(blockId);
      const kept = blocked.find(({ id }) => id === blockedOfBlock(blockId));
      if (kept?.allowed_actions.includes("update")) onEditBlocked(kept.id);
      else if (kept) showToast({ message: `${kept.reason}: ${kept.target}`, detail: whenText(kept, venue) });
      else if (classId === undefined) setOpenId(Number(blockId));
      else void navigate(classPath({ id: classId, date }));
    },
    [setOpenId, navigate, date, blocked, venue, onEditBlocked],
  );
}

function BoardSkeleton({ view }: Pick<ScheduleUrl, "view">) {
  if (view !== "list") return <ScheduleSkeleton />;
  return (
    <Frame>
      <div className="board list">
        <RowsSkeleton rows={12} rowHeight={64} />
      </div>
    </Frame>
  );
}

interface BookablesErrorProps extends Pick<ScheduleUrl, "by"> {
  error: unknown;
  onRetry: () => void;
}

function BookablesError({ by, error, onRetry }: BookablesErrorProps) {
  const title = by === "coach" ? "The coaches did not load" : "The bays did not load";
  return <ErrorState title={title} error={explain(error)} onRetry={onRetry} />;
}

function NoColumns({ by }: Pick<ScheduleUrl, "by">) {
  return by === "coach" ? (
    <EmptyState title="Nobody teaches at this location">
      Coaches appear here once their working hours include this location.
    </EmptyState>
  ) : (
    <EmptyState title="This location has no bays">Add its bays under Resources.</EmptyState>
  );
}

// The panel floats: columns keep their place under the pointer that opened it.
const Frame = styled("div")({
  position: "relative",
  display: "flex",
  height: "100%",
  minHeight: 0,
  [`@media ${BESIDE_LIST}`]: {
    "& > aside": { position: "absolute", inset: "0 0 0 auto", zIndex: 10, boxShadow: "var(--float)" },
    "& .board[data-covered]": { "--covered": `${USUAL_WIDTH}px` },
    "& .board[data-covered] > :is(.list, section)": { marginRight: USUAL_WIDTH },
  },
  "& .board": { display: "flex", flexDirection: "column", flex: 1, minWidth: 0, minHeight: 0 },
  "& .grid, & .list": { flex: 1, minHeight: 0 },
  "& .list": {
    overflow: "auto",
    background: "var(--surface)",
    paddingBottom: "var(--thumb-room, 0px)",
    scrollPaddingBottom: "var(--thumb-room, 0px)",
  },
});

const DEFAULT_MESSAGE = "Please try again.";

/** Reports once that bays or coaches could not be loaded. */
function useResourcesFailure(error: unknown): void {
  useEffect(() => {
    if (error === undefined) return;
    const message = explain(error).message || DEFAULT_MESSAGE;
    return showToast({ message: `Failed to load resources: ${message}`, tone: "error" });
  }, [error]);
}
