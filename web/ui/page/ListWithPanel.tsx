import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

interface ListWithPanelProps {
  /** The list and its toolbar. */
  children: ReactNode;
  /** Details of the open row; null if none is open. */
  panel: ReactNode;
  className?: string;
}

/** A list in the full height, with the open row's details next to it. */
export function ListWithPanel({ children, panel, className }: ListWithPanelProps) {
  return (
    <Frame className={className}>
      <div className="list">{children}</div>
      {panel}
    </Frame>
  );
}

const Frame = styled("div")({
  display: "flex",
  flex: 1,
  height: "100%",
  minHeight: 0,
  "& > .list": { display: "flex", flexDirection: "column", flex: 1, minWidth: 0, minHeight: 0 },
});
