import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { onFault } from "#web/apollo/fault-events.ts";
import { mayStayWhenLocked } from "./guard-rules.ts";
import { lockedPath } from "./paths.ts";

/** Goes to /locked as soon as a call is refused because the company is locked. */
export function LockRedirect() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(
    () =>
      onFault(({ status, code }) => {
        if (status !== 423 || mayStayWhenLocked(pathname)) return;
        void navigate(lockedPath(code === "account_locked_soft" ? "soft" : "hard"), { replace: true });
      }),
    [pathname, navigate],
  );
  return null;
}
