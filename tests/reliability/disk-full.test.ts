/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bayId } from "#tests/features/bookings/bookings/support.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { cloneDatabase, startTestServer } from "#tests/support/database/database-server.ts";
import { smallDisk, type SmallDisk } from "#tests/support/database/small-disk.ts";
import { startPlatform, type Person, type Platform, type Reply, type Venue } from "#tests/support/venue.ts";

const UNAVAILABLE = { status: 503, body: { error: "unavailable", request_id: expect.any(String) } };
/** Far more bookings than a full disk can take; the clock is set to 3 May 2027. */
const MANY = 600;

describe("a full disk", () => {
  let disk: SmallDisk | undefined;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let platform: Platform;
  let venue: Venue;
  let staff: Person;
  beforeAll(async () => {
    disk = smallDisk(256);
    if (!disk) return;
    server = await startTestServer(`${disk.folder}/server`);
    platform = await startPlatform({}, await cloneDatabase(server.server));
    venue = await platform.venue();
    staff = await venue.person("staff");
  });
  let free = (): void => undefined;
  afterAll(async () => {
    // A failed test leaves the disk full, which would prevent the teardown.
    free();
    await platform?.close();
    await server?.stop();
    disk?.remove();
  });

  /** Books one bay for one hour, a different one per number; idempotent, as each has its own key. */
  const bookHour = (number: number): Promise<Reply> => {
    const start = Temporal.Instant.from("2027-05-04T16:00:00Z").add({
      hours: 24 * Math.floor(number / 12) + (number % 12),
    });
    const body = {
      service_id: venue.catalogue.services[0]?.id,
      location_id: venue.locationId,
      resource_id: bayId(venue, 0),
      start_time: start.toString(),
      end_time: start.add({ hours: 1 }).toString(),
      guest: { first_name: "Booked", last_name: `Number ${number}` },
    };
    return staff.ask("createBooking", { body, headers: { "idempotency-key": `hour ${number}` } });
  };

  test("is answered as unavailable, loses no acknowledged write, and recovers when there is room", async ({ skip }) => {
    if (!disk) return skip("only root may mount a small disk");
    free = disk.fill();
    const acknowledged: number[] = [];
    let refused = 0;
    for (; refused < MANY; refused += 1) {
      const reply = await bookHour(refused);
      if (reply.status !== 201) {
        expect(reply).toMatchObject(UNAVAILABLE);
        break;
      }
      acknowledged.push(reply.body.id);
    }
    expect(refused).toBeLessThan(MANY);
    // Reads succeed, or are told to retry later.
    expect([200, 503]).toContain((await staff.ask("bookings")).status);

    free();
    await expect.poll(async () => (await bookHour(refused)).status).toBe(201);
    const { body: once } = await bookHour(refused);
    acknowledged.push(once.id);
    for (const id of acknowledged) expect((await staff.ask("booking", { params: { id } })).status).toBe(200);
    const { body: list } = await staff.ask("bookings", { query: { perPage: 1 } });
    expect(list.meta.total).toBe(acknowledged.length);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });
});
