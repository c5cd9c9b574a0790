import type { OnboardingStatus } from "#schema/venue/onboarding/models.ts";
import type { Obstacle } from "./first-free-time.ts";
import type { SetUpFacts } from "./queries.ts";

/** Facts that cannot be derived from the company's other rows. */
export interface SaidFacts {
  isCompanyConfirmed: boolean;
  isBookingPageSeen: boolean;
  takesCards: boolean;
}

type Step = Omit<OnboardingStatus["steps"][number], "problem">;

/** What has to be there before a time can be booked at all. */
const FOR_A_TIME: readonly Step["key"][] = ["location", "resource", "service", "coach"];

/**
 * Returns what a venue needs before its first booking, in order. A bay is needed unless only lessons without one are sold; a
 * coach only if lessons are sold; card payments never.
 */
export function stepsOf(facts: SetUpFacts, said: SaidFacts): Step[] {
  const { has_open_location, has_resource, has_service, takes_resource, has_lesson, has_coach_hours } = facts;
  return [
    { key: "company", is_done: said.isCompanyConfirmed, is_optional: false },
    { key: "location", is_done: has_open_location, is_optional: false },
    { key: "resource", is_done: has_resource, is_optional: has_service && !takes_resource },
    { key: "service", is_done: has_service, is_optional: false },
    { key: "coach", is_done: has_coach_hours, is_optional: !has_lesson },
    { key: "payments", is_done: said.takesCards, is_optional: true },
    { key: "booking_page", is_done: said.isBookingPageSeen, is_optional: false },
  ];
}

/** Whether all is there that a time follows from, so that it can be asked whether there is one. */
export const canHaveTimes = (steps: readonly Step[]): boolean =>
  isComplete(steps.filter(({ key }) => FOR_A_TIME.includes(key)));

/** A step that is in the way of every time is not done, whatever is there. */
export function withObstacle(steps: readonly Step[], obstacle: Obstacle | null): OnboardingStatus["steps"] {
  return steps.map((step) =>
    step.key === obstacle?.key
      ? { ...step, is_done: false, is_optional: false, problem: obstacle.sentence }
      : { ...step, problem: null },
  );
}

export const isComplete = (steps: readonly Step[]): boolean =>
  steps.every(({ is_done, is_optional }) => is_done || is_optional);
