import { useCallback, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { queryOf, readAnswers, withAnswers, type Answers } from "./answers.ts";
import { stepPath, type Step } from "./steps.ts";

/** A message from one step to the next, not part of the answers; lost on reload. */
export interface StepNotice {
  notice?: "hold_expired";
}

interface AnswersInUrl {
  answers: Answers;
  /** Replaces the history entry: the back button leaves the step instead of undoing each click. */
  answer: (changed: Partial<Answers>) => void;
  /** Goes to a step, changing answers on the way. */
  goTo: (step: Step, changed?: Partial<Answers>, options?: { replace?: boolean; state?: StepNotice }) => void;
}

/** The answers in the URL, with the two ways to change them. */
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
