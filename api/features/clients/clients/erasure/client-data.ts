import type { Call } from "#api/call/call.ts";
import { activities } from "#api/features/platform/audit-log/activities.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type { ClientData } from "#schema/clients/clients/erasure-models.ts";
import { client } from "../service.ts";
import { bookingsKept, familiesKept, mailKept, membershipsKept, notesOnActivities } from "./data-queries.ts";

const ACTIVITIES_AT_ONCE = 500;

/** Everything stored about one client, in readable form. */
export async function clientData(call: Call, id: number): Promise<ClientData> {
  const found = await client(call, id);
  const bookings = await bookingsKept(call.db, id);
  const memberships = await membershipsKept(call.db, id);
  const families = await familiesKept(call.db, id);
  const { marketing, messages } = await mailKept(call.db, id);
  return {
    exported_at: utcTextMs(call.now),
    client: found,
    bookings: bookings.map(({ price_amount, price_currency, start_time, end_time, notes, ...booking }) => ({
      ...booking,
      start_time: utcTextMs(start_time),
      end_time: utcTextMs(end_time),
      price: { amount: price_amount, currency: price_currency },
      notes: notes.map(presentNote),
    })),
    memberships: memberships.map(({ price_amount, currency, bills, shared_with, ...membership }) => ({
      ...membership,
      price: { amount: price_amount, currency },
      bills: bills.map((bill) => ({ ...bill, amount: { amount: bill.amount, currency: bill.currency } })),
      shared_with: shared_with.map(({ joined_at, left_at, name }) => ({
        name,
        joined_at: utcTextMs(Temporal.Instant.from(joined_at)),
        left_at: left_at && utcTextMs(Temporal.Instant.from(left_at)),
      })),
    })),
    families: families.map(({ joined_at, left_at, ...family }) => ({
      ...family,
      joined_at: utcTextMs(joined_at),
      left_at: left_at && utcTextMs(left_at),
    })),
    marketing,
    messages: messages.map(({ sent_at, ...message }) => ({ ...message, sent_at: utcTextMs(sent_at ?? call.now) })),
    activities: await activitiesKept(call, id),
  };
}

async function activitiesKept(call: Call, id: number): Promise<ClientData["activities"]> {
  const kept: ClientData["activities"] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await activities(call, { client_id: id }, { page, perPage: ACTIVITIES_AT_ONCE, total: false });
    const notes = Map.groupBy(
      await notesOnActivities(
        call.db,
        data.map((line) => line.id),
      ),
      ({ activity_id }) => Number(activity_id),
    );
    kept.push(
      ...data.map((line) => ({
        at: line.at,
        sentence: line.sentence,
        notes: (notes.get(line.id) ?? []).map(({ body, created_at }) => ({ body, created_at: utcTextMs(created_at) })),
      })),
    );
    if (data.length < ACTIVITIES_AT_ONCE) return kept;
  }
}

const presentNote = ({ body, created_at }: { body: string; created_at: string }) => ({
  body,
  created_at: utcTextMs(Temporal.Instant.from(created_at)),
});
