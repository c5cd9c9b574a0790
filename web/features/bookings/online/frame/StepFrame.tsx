import styled from "@emotion/styled";
import { useEffect, useRef, type ReactNode } from "react";
import { useCompany } from "#web/tenant/company.ts";
import { BookFooter } from "./BookFooter.tsx";
import { StepList } from "./StepList.tsx";
import { STEP_NAMES, type Step } from "./steps.ts";

interface StepFrameProps {
  step: Step;
  children: ReactNode;
  summary: ReactNode;
}

const H1: Record<Step, (company: string) => string> = {
  what: (company) => `Book at ${company}`,
  when: () => "Choose a time",
  who: () => "Your details",
};

/** One step beside its summary. Coming from another step moves the focus to the heading. */
export function StepFrame({ step, children, summary }: StepFrameProps) {
  const company = useCompany();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${STEP_NAMES[step]} · ${company.name}`;
    if (!cameFromAnotherStep(step)) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step, company.name]);
  return (
    <>
      <h1 className="screen-reader-only" tabIndex={-1} ref={heading}>
        {H1[step](company.name)}
      </h1>
      <StepList current={step} />
      <Columns>
        <div>{children}</div>
        {summary}
      </Columns>
      <BookFooter />
    </>
  );
}

let shown: Step | undefined;

/** The first step shown keeps the browser's initial focus. */
function cameFromAnotherStep(step: Step): boolean {
  const isOther = shown !== undefined && shown !== step;
  shown = step;
  return isOther;
}

const Columns = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 328px",
  gap: 24,
  alignItems: "start",
  "@media (max-width: 899.95px)": { gridTemplateColumns: "minmax(0, 1fr) 264px", gap: 16 },
  "@media (max-width: 719.95px)": { display: "block" },
});
