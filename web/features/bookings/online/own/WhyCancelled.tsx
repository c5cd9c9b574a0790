import styled from "@emotion/styled";
import { useId, useState } from "react";
import {
  CANCELLATION_REASONS,
  CancellationReason,
  LONGEST_CANCEL_NOTE,
} from "#schema/bookings/bookings/cancellation.ts";

/** Why a client cancels; empty if they do not say. */
export interface CancelWhy {
  reason?: CancellationReason;
  note?: string;
}

/** Asks for an optional reason, and for a note once one is chosen. */
export function WhyCancelled({ onChange }: { onChange: (why: CancelWhy) => void }) {
  const [why, setWhy] = useState<CancelWhy>({});
  const id = useId();
  const change = (next: CancelWhy) => {
    setWhy(next);
    onChange(next);
  };
  const choose = (value: string) => {
    const reason = CancellationReason.options.find((one) => one === value);
    change(reason ? { ...why, reason } : {});
  };
  return (
    <Fields>
      <label htmlFor={`${id}-reason`}>Reason (optional)</label>
      <select id={`${id}-reason`} value={why.reason ?? ""} onChange={(event) => choose(event.target.value)}>
        <option value="">I would rather not say</option>
        {CancellationReason.options.map((one) => (
          <option key={one} value={one}>
            {CANCELLATION_REASONS[one]}
          </option>
        ))}
      </select>
      {why.reason ? (
        <>
          <label htmlFor={`${id}-note`}>Note to the venue (optional)</label>
          <input
            id={`${id}-note`}
            type="text"
            maxLength={LONGEST_CANCEL_NOTE}
            value={why.note ?? ""}
            onChange={(event) => change({ ...why, note: event.target.value })}
          />
        </>
      ) : null}
    </Fields>
  );
}

const Fields = styled("div")({
  display: "grid",
  gap: 4,
  width: "100%",
  maxWidth: 360,
  "& label": { fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "& label ~ label": { marginTop: 8 },
  "& select, & input": {
    width: "100%",
    height: 44,
    padding: "0 10px",
    border: "1px solid var(--control)",
    borderRadius: "var(--r-s)",
    background: "var(--surface)",
    color: "var(--text)",
    fontSize: 16,
  },
  "& option": { background: "var(--raised)", color: "var(--text)" },
});
