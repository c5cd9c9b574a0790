import Button, { type ButtonProps } from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import { useState } from "react";

interface ActButtonProps extends Omit<ButtonProps, "onClick" | "loading"> {
  onAct: () => Promise<unknown>;
}

/** A button with an asynchronous action: busy while it runs and pressable once. Keeps focus in the meantime. */
export function ActButton({ onAct, children, sx, ...props }: ActButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await onAct();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      {...props}
      aria-busy={isBusy || undefined}
      onClick={() => void press()}
      sx={[...(Array.isArray(sx) ? sx : [sx]), isBusy && BUSY]}
    >
      {children}
      {isBusy ? <CircularProgress className="busy" size={16} aria-hidden="true" /> : null}
    </Button>
  );
}

// The label keeps its space, so that neighboring elements do not move.
const BUSY = {
  position: "relative",
  "&, &:hover": { color: "transparent" },
  "& > .MuiButton-startIcon": { visibility: "hidden" },
  "& > .busy": { position: "absolute", inset: 0, margin: "auto", color: "var(--text-3)" },
  "&.MuiButton-contained > .busy": { color: "var(--on-primary)" },
};
