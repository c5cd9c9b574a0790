import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { paths } from "#web/screen/paths.ts";
import { rememberSetUp } from "#web/screen/set-up-return.ts";
import { useCan } from "#web/session/session.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { OnboardingListFragment } from "./onboarding.generated.ts";
import { actOfStep, pathOfStep, STEP_TEXTS } from "./steps.ts";

interface StepRowProps {
  step: OnboardingListFragment["steps"][number];
  number: number;
  status: OnboardingListFragment;
  onBookingPage: () => void;
}

/** One step: done or not, what it is, and a link to where it is done. */
export function StepRow({ step: { key, is_done, is_optional, problem }, number, status, onBookingPage }: StepRowProps) {
  const { title, text } = STEP_TEXTS[key];
  return (
    <Row data-done={is_done || undefined}>
      <span className="mark" aria-hidden="true">
        {is_done ? <Icon name="check" size={14} /> : number}
      </span>
      <div className="what">
        <h2>
          {title}
          {is_done ? <span className="state done">Done</span> : null}
          {!is_done && is_optional ? <span className="state">Optional</span> : null}
        </h2>
        <p>{text}</p>
        {problem === null ? null : <p className="problem">Nothing can be booked yet. {problem}</p>}
      </div>
      <Way stepKey={key} status={status} isThere={is_done || problem !== null} onBookingPage={onBookingPage} />
    </Row>
  );
}

interface WayProps {
  stepKey: StepRowProps["step"]["key"];
  status: OnboardingListFragment;
  /** Done, or to be looked at again. */
  isThere: boolean;
  onBookingPage: () => void;
}

function Way({ stepKey, status, isThere, onBookingPage }: WayProps) {
  const { permission, title } = STEP_TEXTS[stepKey];
  const isPermitted = useCan(permission);
  const label = actOfStep(stepKey, status, isThere);
  const look = { variant: isThere ? "text" : "outlined", "aria-label": `${label}: ${title}` } as const;
  if (!isPermitted) {
    return (
      <RefusableButton {...look} refusal={refusalWithout(permission)}>
        {label}
      </RefusableButton>
    );
  }
  if (stepKey === "booking_page") {
    return (
      <Button {...look} component="a" href={paths.book} target="_blank" rel="noopener" onClick={onBookingPage}>
        {label}
      </Button>
    );
  }
  return (
    <Button {...look} component={Link} to={pathOfStep(stepKey, status, isThere)} onClick={rememberSetUp}>
      {label}
    </Button>
  );
}

const Row = styled("li")({
  display: "flex",
  alignItems: "center",
  gap: 12,
  padding: "12px 16px",
  "& .mark": {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: 24,
    height: 24,
    borderRadius: "50%",
    fontSize: 12,
    fontWeight: 600,
    fontVariantNumeric: "tabular-nums",
    color: "var(--text-2)",
    border: "1px solid var(--line)",
  },
  "&[data-done] .mark": { border: 0, color: "var(--green-t)", background: "var(--green-f)" },
  "& .what": { flex: 1, minWidth: 0 },
  "& h2": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 8px" },
  "& .state": { fontSize: 12, lineHeight: "16px", fontWeight: 500, color: "var(--text-3)" },
  "& .state.done": { color: "var(--green-t)" },
  "& p": { marginTop: 2, fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "& .problem": { color: "var(--amber-t)" },
  "& .MuiButton-root": { flex: "none" },
  "@media (max-width: 599.95px)": {
    flexWrap: "wrap",
    alignItems: "flex-start",
    "& .what": { flexBasis: "calc(100% - 48px)" },
    "& .MuiButton-root": { marginLeft: 36, minHeight: 40 },
  },
});
