import { styled } from "@mui/material/styles";
import { useState } from "react";
import { readTypedTime, type TimeEdge } from "./typed-time.ts";

interface TimeBoxProps {
  /** "Opens on Monday" */
  label: string;
  edge: TimeEdge;
  /** HH:MM; undefined when what was typed last is no time. */
  time: string | undefined;
  /** As the venue writes times. */
  write: (time: string) => string;
  onTime: (time: string | undefined) => void;
  describedBy: string | undefined;
}

/** A time typed in any usual way; leaving the field writes it as the venue does. */
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
        // What is no time stays as it was typed, so that it can be put right.
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
