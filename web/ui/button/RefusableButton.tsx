import Button, { type ButtonProps } from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";

const REFUSED = { opacity: 0.55, cursor: "default" } as const;

interface RefusableButtonProps extends Omit<ButtonProps, "sx"> {
  /** Why the act cannot be done; the button then stays in reach of the keyboard and says so. */
  refusal?: string;
}

/** A button that is there for everybody and tells who may not press it why. */
export function RefusableButton({ refusal, onClick, ...button }: RefusableButtonProps) {
  if (refusal === undefined) return <Button {...button} onClick={onClick} />;
  return (
    <Tooltip title={refusal} describeChild>
      <Button {...button} type="button" aria-disabled sx={REFUSED} />
    </Tooltip>
  );
}
