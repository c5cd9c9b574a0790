import Button, { type ButtonProps } from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";

const REFUSED = { opacity: 0.55, cursor: "default" } as const;

interface RefusableButtonProps extends Omit<ButtonProps, "sx"> {
  /** Why the action is unavailable; the button then stays focusable and explains it. */
  refusal?: string;
}

/** A button shown to everybody that explains why somebody may not press it. */
export function RefusableButton({ refusal, onClick, ...button }: RefusableButtonProps) {
  if (refusal === undefined) return <Button {...button} onClick={onClick} />;
  return (
    <Tooltip title={refusal} describeChild>
      <Button {...button} type="button" aria-disabled sx={REFUSED} />
    </Tooltip>
  );
}
