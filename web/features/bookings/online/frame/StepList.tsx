import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { queryOf } from "./answers.ts";
import { STEP_NAMES, stepPath, STEPS, type Step } from "./steps.ts";
import { useAnswers } from "./use-answers.ts";

/** Shows the current step; earlier steps are links that keep their answers. */
export function StepList({ current }: { current: Step }) {
  const { answers } = useAnswers();
  const at = STEPS.indexOf(current);
  return (
    <nav aria-label="Steps">
      <List>
        {STEPS.map((step, index) => (
          <li key={step} data-state={stateOf(index, at)} aria-current={index === at ? "step" : undefined}>
            <span className="number">{index < at ? <Icon name="check" size={12} /> : index + 1}</span>
            {index < at ? (
              <Link to={{ pathname: stepPath(step), search: queryOf(answers) }}>{STEP_NAMES[step]}</Link>
            ) : (
              STEP_NAMES[step]
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

function stateOf(index: number, at: number): "done" | "current" | "ahead" {
  if (index === at) return "current";
  return index < at ? "done" : "ahead";
}

const List = styled("ol")({
  display: "flex",
  alignItems: "center",
  gap: 8,
  height: 56,
  fontSize: 13,
  color: "var(--text-3)",
  "& li": { display: "flex", alignItems: "center", gap: 8, minHeight: 24 },
  "& li + li::before": { content: '""', width: 32, height: 1, background: "var(--line-strong)" },
  "& .number": {
    display: "grid",
    placeItems: "center",
    width: 20,
    height: 20,
    border: "1px solid var(--line-strong)",
    borderRadius: "50%",
    fontSize: 12,
    lineHeight: 1,
    fontWeight: 600,
    letterSpacing: 0,
    color: "var(--text-2)",
  },
  "& [data-state=current]": { color: "var(--text)", fontWeight: 600 },
  "& [data-state=current] .number": {
    background: "var(--primary)",
    borderColor: "var(--primary)",
    color: "var(--on-primary)",
  },
  "& [data-state=done] .number": {
    background: "var(--primary-soft)",
    borderColor: "transparent",
    color: "var(--primary-soft-text)",
  },
  "& a": { lineHeight: "24px", textDecoration: "underline", textUnderlineOffset: 3 },
  "@media (max-width: 599.95px)": { height: 44, gap: 6, fontSize: 12, "& li + li::before": { width: 12 } },
});
