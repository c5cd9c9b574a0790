import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import type { StatusAction } from "#schema/bookings/bookings/status-actions.ts";
import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { TakePaymentButton } from "#web/features/payments/shared/TakePaymentButton.tsx";
import { bookingTodayPath } from "#web/screen/paths.ts";
import { useCan } from "#web/session/session.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { toneClass } from "#web/ui/state/tone.ts";
import { nameOf, taskActs, taskDetail, taskLook, taskTime, taskTitle } from "./format-task.ts";
import type { Task } from "./todo.ts";

interface TodoRowProps {
  task: Task;
  /** "Bay 6" */
  place: string;
  day: VenueDay;
  now: number;
  locale: string;
  isBusy: boolean;
  onAct: (action: StatusAction) => void;
}

/** One task: what it is, since when, and its actions. */
export function TodoRow({ task, place, day, now, locale, isBusy, onAct }: TodoRowProps) {
  const { tone, icon } = taskLook(task.kind);
  const title = taskTitle(task, place);
  const path = bookingTodayPath(task.booking.id);
  const acts = taskActs(task);
  const mayPay = useCan("payments.take") && task.kind === "unpaid";
  return (
    <Row>
      <span className={`sign ${toneClass(tone)}`}>
        <Icon name={icon} />
      </span>
      <div className="words">
        <Link to={path}>{title}</Link>
        <span className="detail">{taskDetail(task, place, locale)}</span>
      </div>
      <span className="time">{taskTime(task, day, now)}</span>
      <div className="acts">
        {acts.map(({ label, action }) => (
          <Button key={action} aria-label={`${label}: ${title}`} loading={isBusy} onClick={() => onAct(action)}>
            {label}
          </Button>
        ))}
        {mayPay ? (
          <TakePaymentButton
            booking={{ id: task.booking.id, name: nameOf(task.booking), partySize: task.booking.party_size, locale }}
            ariaLabel={`Take payment: ${title}`}
          />
        ) : null}
        {acts.length === 0 && !mayPay ? (
          <Button component={Link} to={path} aria-label={`Open: ${title}`}>
            Open
          </Button>
        ) : null}
      </div>
    </Row>
  );
}

const Row = styled("li")({
  display: "grid",
  gridTemplateColumns: "16px minmax(0, 1fr) auto minmax(168px, auto)",
  alignItems: "center",
  gap: 16,
  minHeight: 40,
  padding: "3px 16px",
  borderTop: "1px solid var(--line-soft)",
  fontSize: 13,
  lineHeight: "20px",
  "& .sign": { color: "var(--t)" },
  "& .words": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& .words a": { fontWeight: 500 },
  "& .words a:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
  "& .words a:focus-visible": { outlineOffset: -2 },
  "& .detail": { color: "var(--text-2)", "&::before": { content: '" · "' } },
  "& .time": { fontSize: 12, color: "var(--text-3)", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  "& .acts": { justifyContent: "flex-end" },
  "& .acts > *": { flex: 1 },
  "& .acts > :only-child": { flex: "none", minWidth: 88 },
  "@media (max-width: 1279.95px)": { "& .words": { whiteSpace: "normal" } },
  "@media (max-width: 599.95px)": {
    gridTemplateColumns: "16px minmax(0, 1fr) auto",
    gap: "0 12px",
    padding: "10px 16px",
    "& .sign": { alignSelf: "start", marginTop: 2 },
    "& .words a": { display: "block", fontSize: 14 },
    "& .detail::before": { content: "none" },
    "& .time": { gridColumn: 2 },
    // Two actions get their own line; a single one is at the edge.
    "& .acts": { gridColumn: 2, justifyContent: "flex-start", marginTop: 6 },
    "& .acts > *": { flex: "none" },
    "& .acts:has(> :only-child)": { gridArea: "1 / 3 / 3", marginTop: 0 },
    "& .acts > :only-child": { width: "auto" },
  },
});
