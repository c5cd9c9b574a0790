import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

interface ListWithPanelProps {
  /** What stands over the list and the list itself. */
  children: ReactNode;
  /** What of the list is open; null while nothing is. */
  panel: ReactNode;
  className?: string;
}

/** A list in all the height there is, and beside it what is open of it. */
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
