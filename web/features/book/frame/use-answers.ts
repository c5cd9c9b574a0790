import { useCallback, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { type Answers, queryOf, readAnswers, withAnswers } from "./answers.ts";
import { type Step, stepPath } from "./steps.ts";

/** What a step says to the one it leads to, beside the answers; gone after a reload. */
export interface StepNotice {
  notice?: "hold_expired";
}

interface AnswersInUrl {
  answers: Answers;
  /** Changes answers in place: the back button leaves the step, it does not undo each press. */
  answer: (changed: Partial<Answers>) => void;
  /** Goes to a step, with answers changed on the way. */
  goTo: (step: Step, changed?: Partial<Answers>, options?: { replace?: boolean; state?: StepNotice }) => void;
}

/** The answers in the address, and the two ways to change them. */
export function useAnswers(): AnswersInUrl {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const answers = useMemo(() => readAnswers(query), [query]);
  const answer = useCallback(
    (changed: Partial<Answers>) =>
      void navigate(queryOf(withAnswers(answers, changed)), { replace: true, preventScrollReset: true }),
    [answers, navigate],
  );
  const goTo = useCallback<AnswersInUrl["goTo"]>(
    (step, changed = {}, options = {}) =>
      void navigate({ pathname: stepPath(step), search: queryOf(withAnswers(answers, changed)) }, options),
    [answers, navigate],
  );
  return { answers, answer, goTo };
}
