import type { Call } from "#api/call/call.ts";
import { notFound } from "#api/errors/errors.ts";
import { valueOrThrow } from "#api/errors/verdict.ts";
import { bookableTime } from "#api/features/schedule/availability/bookable-time.ts";
import type { LessonSubstitutes } from "#schema/bookings/bookings/substitute-models.ts";
import { findBooking } from "../list/list-queries.ts";
import { coachNames } from "../reference-queries.ts";
import { deskRequest } from "./desk-move.ts";

/** Other coaches for a lesson at its time and in its bay: those who teach it there, work then and are free. */
export async function lessonSubstitutes(call: Call, id: number): Promise<LessonSubstitutes> {
  const { db, tenant } = call;
  const lesson = await findBooking(db, tenant.tenant_id, id);
  if (!lesson) throw notFound("booking");
  const found = { booking_id: id, version: lesson.version };
  if (lesson.coach_id === null) return { ...found, data: [] };
  const request = { ...valueOrThrow(deskRequest(lesson, {})), coach_id: null };
  const time = await bookableTime(call, request, "staff");
  const ids = time.passes ? (time.value.coach_ids ?? []) : [];
  const others = ids.filter((coachId) => coachId !== lesson.coach_id);
  return { ...found, data: await coachNames(db, tenant.tenant_id, others) };
}
