import type { ReactNode } from "react";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";

interface DoorButtonProps {
  children: ReactNode;
  isSending: boolean;
  /** Why it cannot be pressed now. */
  refusal?: string | undefined;
}

/** Sends a form at the door. */
export function DoorButton({ children, isSending, refusal }: DoorButtonProps) {
  return (
    <RefusableButton type="submit" variant="contained" size="xl" fullWidth loading={isSending} refusal={refusal}>
      {children}
    </RefusableButton>
  );
}
