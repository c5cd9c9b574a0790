import type { ZodType } from "zod";
import { faultOf } from "./http-fault.ts";

/** The current entity if a save was refused because somebody else saved first. */
export function newerEdition<Entity>(error: unknown, model: ZodType<Entity>): Entity | undefined {
  const { code, current } = faultOf(error);
  return code === "stale_version" ? model.safeParse(current).data : undefined;
}
