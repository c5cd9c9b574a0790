import { describe, expect, it } from "vitest";
import { bookLesson, staffedVenue, update } from "./support.ts";

const at = staffedVenue();

describe("accountActivities", () => {
  const sentences = async (id: number) =>
    (await at.admin.ask("accountActivities", { params: { id } })).body.data.map(
      ({ sentence, actor_name, on_behalf_of_name: behalf }: Record<string, string>) =>
        `${actor_name}${behalf ? ` for ${behalf}` : ""}: ${sentence}`,
    );

  it("lists what the person did and what happened to the account, in words, latest first", async () => {
    const booking = await bookLesson(at);
    await at.staff.ask("updateBooking", { params: { id: booking }, body: { version: 1, status: "no_show" } });
    await at.staff.ask("cancelBooking", { params: { id: booking } });
    await at.owner.ask("updateRolesPermissions", {
      body: { changes: [{ role: "staff", permission: "fees.waive", reach: "yes" }] },
    });
    await update(at.owner, at.staff.id, { version: 1, roles: ["staff", "coach"] });
    await at.staff.ask("createServiceCategory", { body: { name: "Lessons" } });
    expect(await sentences(at.staff.id)).toEqual([
      "Pat staff: Added service category Lessons",
      "Pat owner: Changed Pat staff’s roles (now staff, coach)",
      "Pat staff: Cancelled the booking of Gil Guest",
      "Pat staff: Booked for Gil Guest",
    ]);
    expect((await sentences(at.owner.id)).at(-1)).toBe("Pat owner: Set “Waive a fee” to allowed for staff");
  });

  it("names both people if one impersonated the other", async () => {
    const way = await at.admin.ask("startImpersonation", { body: { user_id: at.staff.id } });
    expect(way.status).toBe(201);
    expect(await sentences(at.staff.id)).toEqual(["Pat facility_admin: Asked to act as Pat staff"]);
  });

  it("includes an attempt to use an unknown link by a signed-in person", async () => {
    const given = { token: "x".repeat(43), password: "a password of some length" };
    expect((await at.staff.ask("resetPassword", { body: given })).status).toBeGreaterThanOrEqual(400);
    expect(await sentences(at.staff.id)).toEqual(["Pat staff: Came with a link that is no longer good"]);
  });

  it("requires the permission to read the audit log", async () => {
    expect((await at.staff.ask("accountActivities", { params: { id: at.staff.id } })).status).toBe(403);
    expect((await at.admin.ask("accountActivities", { params: { id: 999_999 } })).status).toBe(404);
  });
});
