import { styled } from "@mui/material/styles";
import { useState } from "react";
import { readTypedTime, type TimeEdge } from "./typed-time.ts";

interface TimeBoxProps {
  /** "Opens on Monday" */
  label: string;
  edge: TimeEdge;
  /** HH:MM; undefined if the last input was no valid time. */
  time: string | undefined;
  /** Formats a time in the venue's format. */
  write: (time: string) => string;
  onTime: (time: string | undefined) => void;
  describedBy: string | undefined;
}

/** A time in any usual notation; on blur it is reformatted as the venue writes it. */
export function TimeBox({ label, edge, time, write, onTime, describedBy }: TimeBoxProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Box
      aria-label={label}
      aria-invalid={time === undefined ? true : undefined}
      aria-describedby={describedBy}
      inputMode="text"
      autoComplete="off"
      value={typed ?? (time === undefined ? "" : write(time))}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        setTyped(event.target.value);
        onTime(readTypedTime(event.target.value, edge));
      }}
      onBlur={() => {
        // Invalid input stays as typed, so that it can be corrected.
        if (time !== undefined) setTyped(undefined);
      }}
    />
  );
}

const Box = styled("input")({
  width: 68,
  height: 30,
  padding: 0,
  border: 0,
  borderRadius: "var(--r-s)",
  background: "none",
  fontSize: 13,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  "&:focus-visible": { outlineOffset: -1 },
  "&[aria-invalid]": { color: "var(--red-t)" },
  "@media (max-width: 599.95px)": { height: 42, fontSize: 16, width: 64 },
});
