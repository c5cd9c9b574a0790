import { styled } from "@mui/material/styles";
import { useEffect, type ReactNode } from "react";
import { toast, Toaster } from "sonner";
import { Icon, type IconName } from "../icon/Icon.tsx";
import { stopSlowWork, useIsSlow } from "../pending/pending-work.ts";
import { useSecondsLeft } from "../text/Countdown.tsx";

const VISIBLE_TOASTS = 3;
const SHOWN_MS = 5000;
/** Long enough to read two sentences twice; hovering pauses the timer. */
const ERROR_SHOWN_MS = 12_000;
const UNDO_MS = 10_000;
/** Above the bottom bar, floating buttons and panel actions of a phone, which are likely to be pressed next. */
const OVER_THE_FOOT = { bottom: "calc(132px + env(safe-area-inset-bottom))" };

/** The page's single place for toasts: at most three, the oldest is removed, and never two errors. */
export function Toasts() {
  useSlowNotice();
  return (
    // Once it has seen the focus come, sonner sends it back to where it came from: whoever tabs on would tab in a circle.
    <div onFocusCapture={(event) => event.stopPropagation()}>
      <Toaster
        visibleToasts={VISIBLE_TOASTS}
        position="bottom-left"
        mobileOffset={OVER_THE_FOOT}
        expand
        gap={8}
        toastOptions={{ unstyled: true }}
        style={{ "--width": "560px" }}
      />
    </div>
  );
}

export interface ToastContent {
  message: ReactNode;
  /** Secondary text after the message: "price unchanged". */
  detail?: string | undefined;
  /** An error can be closed, and is replaced by the next one. */
  tone?: "plain" | "success" | "error";
  action?: { label: string; onClick: () => void };
}

const TONE_ICONS: Record<NonNullable<ToastContent["tone"]>, IconName> = {
  plain: "info",
  success: "check-circle",
  error: "warning",
};

let shownError: string | number | undefined;

/** Shows a toast; returns a function that removes it. */
export function showToast({ message, detail, tone = "plain", action }: ToastContent): () => void {
  if (tone === "error" && shownError !== undefined) toast.dismiss(shownError);
  const id = toast.custom(
    (toastId) => (
      <Card data-tone={tone} role={tone === "error" ? "alert" : undefined}>
        <Icon name={TONE_ICONS[tone]} />
        <ToastText message={message} detail={detail} />
        {action ? (
          <button type="button" onClick={dismissThen(toastId, action.onClick)}>
            {action.label}
          </button>
        ) : null}
        {tone === "error" ? <Close onClick={() => toast.dismiss(toastId)} /> : null}
      </Card>
    ),
    { duration: tone === "error" ? ERROR_SHOWN_MS : SHOWN_MS },
  );
  if (tone === "error") shownError = id;
  return () => void toast.dismiss(id);
}

/** Shows a notice while the server is slow, with a button to stop waiting. */
function useSlowNotice(): void {
  const isSlow = useIsSlow();
  useEffect(() => {
    if (!isSlow) return;
    const id = toast.custom(
      () => (
        <Card role="status">
          <Icon name="hourglass" />
          <ToastText message="Still trying…" detail="the server takes long to answer" />
          <button type="button" onClick={stopSlowWork}>
            Stop
          </button>
        </Card>
      ),
      { duration: Number.POSITIVE_INFINITY },
    );
    return () => void toast.dismiss(id);
  }, [isSlow]);
}

interface UndoContent {
  message: ReactNode;
  detail?: string | undefined;
  onUndo: () => void;
  /** Epoch milliseconds until which undoing is possible; defaults to ten seconds from now. */
  until?: number;
  /** Called when the offer is gone, taken or not. */
  onGone?: () => void;
}

/** Shows what was done and counts down the time to undo it. */
export function showUndo(content: UndoContent): () => void {
  const { message, detail, onUndo, until = Date.now() + UNDO_MS, onGone } = content;
  const id = toast.custom(
    (toastId) => (
      <Card>
        <Icon name="undo" />
        <ToastText message={message} detail={detail} />
        <button type="button" onClick={dismissThen(toastId, onUndo)}>
          Undo <SecondsLeft until={until} />
        </button>
      </Card>
    ),
    { duration: Math.max(0, until - Date.now()), onDismiss: onGone, onAutoClose: onGone },
  );
  return () => void toast.dismiss(id);
}

function dismissThen(toastId: string | number, act: () => void): () => void {
  return () => {
    toast.dismiss(toastId);
    act();
  };
}

function ToastText({ message, detail }: Pick<ToastContent, "message" | "detail">) {
  return (
    <span>
      {message}
      {detail ? <span className="detail"> · {detail}</span> : null}
    </span>
  );
}

function SecondsLeft({ until }: { until: number }) {
  return (
    <span className="figures left" aria-hidden="true">
      {useSecondsLeft(until)} s
    </span>
  );
}

function Close({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="close" aria-label="Close" onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}

const Card = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: "fit-content",
  minHeight: 44,
  maxWidth: "min(560px, calc(100vw - 32px))",
  padding: "8px 8px 8px 14px",
  borderRadius: "var(--r)",
  font: "400 13px/20px var(--font)",
  color: "var(--toast-text)",
  background: "var(--toast)",
  boxShadow: "var(--float)",
  "&[data-tone=error]": { boxShadow: "inset 3px 0 #e8635c, var(--float)" },
  "& > span": { flex: 1, paddingRight: 6 },
  "& .detail": { color: "var(--toast-text-2)" },
  "& .left": { fontWeight: 500, opacity: 0.8 },
  "& button": {
    minHeight: 28,
    padding: "0 10px",
    borderRadius: "var(--r-s)",
    fontWeight: 600,
    color: "var(--toast-action)",
    whiteSpace: "nowrap",
    "&:hover": { background: "rgb(255 255 255 / 8%)" },
    "&:focus-visible": { outlineColor: "#86aeff" },
    "@media (max-width: 599.95px)": { minHeight: 44 },
  },
  "& .close": { padding: 6, color: "var(--toast-text-2)" },
});
