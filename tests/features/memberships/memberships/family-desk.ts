import { bayHour } from "#tests/features/bookings/bookings/support.ts";
import { minutes } from "#tests/features/memberships/allowances/support.ts";
import type { Person, Platform } from "#tests/support/venue.ts";
import { deskOf } from "./support.ts";

/** A desk whose client has a membership of eight hours that three people may use. */
export async function familyDesk(platform: Platform, terms: Record<string, unknown> = {}) {
  const desk = await deskOf(platform, { family_size: 3, benefits: [minutes(480)], ...terms });
  const { venue, staff, client, current } = desk;
  await desk.start();
  const { id } = await current();
  const add = (person: { id: number }, asker: Pick<Person, "ask"> = staff) =>
    asker.ask("addFamilyMember", { params: { id }, body: { client_id: person.id } });
  const remove = (
    person: { id: number },
    query: { dry_run?: boolean; dry_run_id?: string } = {},
    asker: Pick<Person, "ask"> = staff,
  ) => asker.ask("removeFamilyMember", { params: { id, clientId: person.id }, query });
  const hourOf = (person: { id: number }, hour: number, more: Record<string, unknown> = {}) =>
    bayHour(venue, {
      client_id: person.id,
      guest: undefined,
      start_time: `2027-05-04 ${hour}:00:00`,
      end_time: `2027-05-04 ${hour + 1}:00:00`,
      ...more,
    });
  const left = async () => (await current()).allowances[0]?.left as number;
  const family = async () =>
    (await current()).family.map(({ client_id, used_minutes, left_at }: Record<string, unknown>) => [
      client_id,
      used_minutes,
      left_at === null,
    ]);
  const shared = async (person: Person, asker: Pick<Person, "ask"> = person) =>
    (await asker.ask("sharedMemberships", { params: { id: person.id } })).body.data;
  const relative = await venue.person("client");
  return {
    ...desk,
    smallPlan: desk.family,
    payer: client,
    relative,
    id: id as number,
    add,
    remove,
    hourOf,
    left,
    family,
    shared,
  };
}
