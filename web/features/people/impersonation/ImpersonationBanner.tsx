import styled from "@emotion/styled";
import { lazy, Suspense, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { paths } from "#web/screen/paths.ts";
import { useSession, type Session } from "#web/session/session.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";

const ReasonDialog = lazy(async () => ({ default: (await import("./ReasonDialog.tsx")).ReasonDialog }));

/** Shown above every screen while impersonating: for whom, whether changes are allowed, and how to leave. */
export function ImpersonationBanner() {
  const { session, leaveImpersonation } = useSession();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const acting = actingIn(session);
  const bar = useRoomForBar(acting !== undefined);
  if (!acting) return null;
  const { person, impersonation } = acting;

  const leave = async () => {
    try {
      await leaveImpersonation();
      void navigate(paths.dashboard);
    } catch (error) {
      setFailure(explain(error).message);
    }
  };
  return (
    <>
      <Bar ref={bar} aria-label="Acting for somebody">
        <Icon name="person" size={16} />
        <p>
          <b>
            {impersonation.actor_name}, you act for {person.name}.
          </b>{" "}
          <span>
            {failure ?? (impersonation.reason === null ? "You are only looking around." : impersonation.reason)}
          </span>
        </p>
        {impersonation.reason === null ? (
          <button type="button" onClick={() => setIsAsking(true)}>
            Change something
          </button>
        ) : null}
        <button type="button" onClick={() => void leave()}>
          Leave
        </button>
      </Bar>
      {isAsking ? (
        <Suspense fallback={null}>
          <ReasonDialog name={person.name} onClose={() => setIsAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function actingIn(session: Session) {
  if (session.status !== "signed_in" || !session.person.impersonation) return undefined;
  return { person: session.person, impersonation: session.person.impersonation };
}

/** Reserves the bar's height on screens that fill the window. */
function useRoomForBar(isShown: boolean) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!isShown || !bar) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty("--above", `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty("--above");
    };
  }, [isShown]);
  return ref;
}

const Bar = styled("section")({
  position: "sticky",
  top: 0,
  zIndex: 1200,
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 44,
  padding: "4px 16px",
  fontSize: 13,
  lineHeight: "20px",
  color: "var(--amber-t)",
  background: "var(--amber-f)",
  borderBottom: "1px solid currentColor",
  "& p": { flex: 1, minWidth: 0 },
  "& button": {
    flex: "none",
    minHeight: 32,
    padding: "0 12px",
    border: "1px solid currentColor",
    borderRadius: "var(--r-s)",
    fontWeight: 500,
    background: "transparent",
  },
  "@media (max-width: 599.95px)": { flexWrap: "wrap", gap: "4px 8px", "& p": { flexBasis: "80%" } },
});
