import type { ZodType } from "zod";
import { faultOf } from "./http-fault.ts";

/** The current entity if a save was refused because somebody else saved first. */
export function newerEdition<Entity>(error: unknown, model: ZodType<Entity>): Entity | undefined {
  const { code, current } = faultOf(error);
  return code === "stale_version" ? model.safeParse(current).data : undefined;
}

/** Saves. If somebody else saved first, resolves to what `meet` makes of their edition. */
export async function saveOrMeet<Entity, Result>(
  model: ZodType<Entity>,
  save: () => Promise<Result>,
  meet: (theirs: Entity) => Result,
): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    const theirs = newerEdition(error, model);
    if (!theirs) throw error;
    return meet(theirs);
  }
}
