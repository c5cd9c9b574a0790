import styled from "@emotion/styled";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Notice } from "./Notice.tsx";

const LOCK_TEXTS = {
  soft: "This account is locked because your trial has expired or there is no active subscription. Please choose a plan and subscribe to continue.",
  hard: "This account has been cancelled. To regain access, please re-subscribe to a plan. If you need assistance, contact support.",
} as const;

/** Replaces the booking page while the company is locked; visitors cannot do anything about it. */
export function LockedNotice({ reason }: { reason: "soft" | "hard" }) {
  return (
    <Locked>
      <span className="mark">
        <Icon name="lock" size={20} />
      </span>
      <h1>Booking is closed for now</h1>
      <p>{LOCK_TEXTS[reason]}</p>
    </Locked>
  );
}

const Locked = styled(Notice)({
  "& .mark": {
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
    marginBottom: 12,
    borderRadius: "50%",
    background: "var(--amber-f)",
    color: "var(--amber-t)",
  },
});
