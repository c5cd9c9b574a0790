import type { OperationId, Question } from "#tests/support/venue.ts";
import type { Act } from "./arbitrary-history.ts";
import type { Club } from "./club.ts";
import type { PaperMembership } from "./paper-membership.ts";
import { dateOf } from "./paper-plan.ts";

/** What is shown before it is done. */
export type Deed = Extract<Act, { act: "pause" | "resume" | "cancel" | "undo" | "change" }>;

interface Asked {
  act: Deed;
  paper: PaperMembership;
  membershipId: number;
  familySize: number;
}

/** How the desk asks for it, whether the paper refuses it, and what the paper notes of it. */
export function deedOf(club: Club, { act, paper, membershipId, familySize }: Asked) {
  const params = { id: membershipId };
  const ask = (operation: OperationId, question: (more: object) => Question) => (more: object) =>
    club.desk.ask(operation, question(more));
  if (act.act === "pause") {
    const from = paper.today + act.after;
    const until = from + act.days;
    const pause = { pause_start_at: dateOf(from), pause_end_at: dateOf(until) };
    return {
      refused: paper.refusesPause(from, until),
      note: () => paper.planPause(from, until),
      question: ask("pauseMembership", (more) => ({ params, body: { ...pause, ...more } })),
    };
  }
  if (act.act === "change") {
    const plan = club.planAt(act.plan);
    const change = { membership_id: membershipId, plan_id: plan.id };
    return {
      refused: paper.refusesChange(plan) || familySize > plan.familySize,
      note: () => paper.change(plan),
      question: ask("changeMembership", (more) => ({ body: { ...change, ...more } })),
    };
  }
  if (act.act === "cancel") {
    const question = ask("cancelMembership", (more) => ({ params, query: { ...more } }));
    return { refused: paper.refusesCancel(), note: () => paper.cancel(), question };
  }
  if (act.act === "undo") {
    const question = ask("undoCancelMembership", (body) => ({ params, body }));
    return { refused: paper.refusesUndo(), note: () => paper.undoCancel(), question };
  }
  const question = ask("resumeMembership", (body) => ({ params, body }));
  return { refused: paper.refusesResume(), note: () => paper.resume(), question };
}
