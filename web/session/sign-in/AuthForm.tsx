import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { Countdown } from "#web/ui/text/Countdown.tsx";
import type { BackOff } from "./use-back-off.ts";

/** Form of a sign-in or password page: few fields, large enough for touch. */
export const AuthForm = styled("form")({
  display: "flex",
  flexDirection: "column",
  gap: 16,
  marginTop: 24,
  "& .MuiOutlinedInput-root": { minHeight: 44 },
  "& .MuiButton-sizeXl": { marginTop: 4 },
  "& .label": { width: "100%" },
  "& .label span:last-child": { marginLeft: "auto" },
  "& .label a": { fontSize: 13, fontWeight: 500, color: "var(--teal-t)" },
  "& .label a:hover": { textDecoration: "underline" },
});

interface AuthButtonProps {
  children: ReactNode;
  isSending: boolean;
  /** Why it cannot be submitted now. */
  refusal?: string | undefined;
}

export function AuthButton({ children, isSending, refusal }: AuthButtonProps) {
  return (
    <RefusableButton type="submit" variant="contained" size="xl" fullWidth loading={isSending} refusal={refusal}>
      {children}
    </RefusableButton>
  );
}

interface AuthErrorProps {
  problem: string | undefined;
  backOff?: BackOff;
  /** What there were too many of: "failed sign-ins". */
  tooMany?: string;
}

/** Why the last attempt failed: a wait with countdown, or the server's message. */
export function AuthError({ problem, backOff, tooMany }: AuthErrorProps) {
  if (backOff?.waitUntil !== undefined) {
    return (
      <Note tone="amber" icon="hourglass" role="alert">
        Too many {tooMany}. You can try again in <Countdown until={backOff.waitUntil} onEnd={backOff.endWait} />.
      </Note>
    );
  }
  if (!problem) return null;
  return (
    <Note tone="red" icon="warning" role="alert">
      {problem}
    </Note>
  );
}
