import Button, { type ButtonProps } from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import { useState } from "react";
import { RefusableButton } from "./RefusableButton.tsx";

interface ActButtonProps extends Omit<ButtonProps, "onClick" | "loading"> {
  onAct: () => Promise<unknown>;
  /** Why the action is unavailable, as of a RefusableButton. */
  refusal?: string;
}

/** A button with an asynchronous action: busy while it runs and pressable once. Keeps focus in the meantime. */
export function ActButton({ onAct, refusal, children, sx, ...props }: ActButtonProps) {
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
  if (refusal !== undefined) {
    return (
      <RefusableButton {...props} refusal={refusal}>
        {children}
      </RefusableButton>
    );
  }
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
