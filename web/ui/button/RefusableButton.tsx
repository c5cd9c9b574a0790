import Button, { type ButtonProps } from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";

interface RefusableButtonProps extends ButtonProps {
  /** Why the act cannot be done; the button then stays in reach of the keyboard and says so. */
  refusal?: string;
}

/** A button that is there for everybody and tells who may not press it why. */
export function RefusableButton({ refusal, onClick, sx, ...button }: RefusableButtonProps) {
  if (refusal === undefined) return <Button {...button} sx={sx} onClick={onClick} />;
  return (
    <Tooltip title={refusal} describeChild>
      <Button {...button} type="button" aria-disabled sx={{ ...sx, opacity: 0.55, cursor: "default" }} />
    </Tooltip>
  );
}
