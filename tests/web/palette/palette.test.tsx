import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { onAnnouncement } from "#web/ui/announce/announce.ts";

const NOBODY = { clients: { data: [] }, bookings: { data: [] }, coaches: { data: [] } };
const client = (id: number, name: string) => ({
  __typename: "Client",
  id,
  name,
  email: `${id}@mail.example`,
  contact_email: null,
  phone: null,
});
const BOOKING = {
  __typename: "Booking",
  id: 31,
  location_id: 1,
  local_start: "2027-05-13T18:30:00-07:00",
  status: "confirmed",
  late_minutes: null,
  guest: { __typename: "Guest", first_name: "Margaux", last_name: "Tremblay" },
  client: null,
  resource: { __typename: "Resource", id: 2, name: "Bay 2" },
  service: { __typename: "Service", id: 3, name: "Simulator" },
};
const DESK = { ...PERSON, permissions: [...PERSON.permissions, "clients.read", "clients.write"] };
const THERE: Answers = {
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: DESK } }),
  LocationList: () => ({ data: { locations: { data: [], meta: { total: 0 } } } }),
  PaletteSearch: ({ search }) => ({
    data: {
      ...NOBODY,
      clients: { data: [client(7, `Found by ${String(search)}`)] },
      bookings: { data: [BOOKING] },
      coaches: { data: [{ __typename: "Coach", id: 4, name: "Tremaine Okafor" }] },
    },
  }),
};
const asked = (app: ReturnType<typeof renderApp>) =>
  app.askedFor("PaletteSearch").map(({ variables }) => variables["search"]);

async function openPalette(answers: Answers = THERE) {
  const app = renderApp("/locations", answers);
  await screen.findByRole("heading", { level: 1, name: "Locations" });
  await app.user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: /^Find/ });
  const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
  return { ...app, app, field, options };
}

describe("the command palette", () => {
  it("opens by Ctrl K with the focus in its field, offers actions and screens, and closes by Escape", async () => {
    const { user, field, options } = await openPalette();
    expect(document.activeElement).toBe(field);
    expect(options().join(" ")).toMatch(/New booking.*Dashboard.*Schedule.*Bookings.*Clients/);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("combobox", { name: /^Find/ })).toBeNull());
  });

  it("opens the screen chosen with the arrow keys", async () => {
    const { user, app, options } = await openPalette();
    await user.keyboard("clie");
    expect(options()).toEqual(["New client", "ClientsGC"]);
    await user.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(app.address()).toBe("/clients"));
    expect(screen.queryByRole("combobox", { name: /^Find/ })).toBeNull();
  });

  it("searches once when typing pauses, and links to client, booking and coach", async () => {
    const { user, app } = await openPalette();
    await user.keyboard("tremb");
    await screen.findByRole("option", { name: /Found by tremb/ });
    expect(asked(app)).toEqual(["tremb"]);
    expect(screen.getByRole("option", { name: /Margaux Tremblay.*18:30.*Bay 2.*Confirmed/ })).toBeTruthy();
    expect(screen.getByRole("option", { name: /Tremaine Okafor/ })).toBeTruthy();
    await user.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(app.address()).toContain("/schedule-overview?location=1&date=2027-05-13&booking=31"));
  });

  it("shows no results of another text than the one in the field", async () => {
    const { user, app } = await openPalette();
    await user.keyboard("anna");
    await screen.findByRole("option", { name: /Found by anna/ });
    await user.keyboard("b");
    expect(screen.queryByRole("option", { name: /Found by anna/ })).toBeNull();
    expect(screen.getByText("Searching…")).toBeTruthy();
    await screen.findByRole("option", { name: /Found by annab/ });
    expect(asked(app)).toEqual(["anna", "annab"]);
  });

  it("says how many results it has, or none", async () => {
    const said: string[] = [];
    const stop = onAnnouncement(({ text }) => said.push(text));
    const { user } = await openPalette({ ...THERE, PaletteSearch: () => ({ data: NOBODY }) });
    await user.keyboard("zz");
    await waitFor(() => expect(said).toContain("Nothing found"));
    await user.keyboard("{Backspace}{Backspace}dash");
    await waitFor(() => expect(said).toContain("1 found"));
    stop();
  });

  it("reports a failed search, and still opens screens", async () => {
    const { user } = await openPalette({
      ...THERE,
      PaletteSearch: () => ({ code: "rate_limited", status: 429, message: "Too many calls. Wait a minute." }),
    });
    await user.keyboard("dash");
    expect(await screen.findByText("Too many calls. Wait a minute.")).toBeTruthy();
    expect(screen.getByRole("option", { name: /Dashboard/ })).toBeTruthy();
  });

  it("offers only screens and actions that the person may use", async () => {
    const coach = { ...PERSON, roles: ["coach"], permissions: ["bookings.read"], own_permissions: ["bookings.write"] };
    const { user, app, options } = await openPalette({ ...THERE, Profile: () => ({ data: { userProfile: coach } }) });
    expect(options().join(" ")).not.toMatch(/New client|Walk-in|No-overlap proof|GraphiQL/);
    expect(options().join(" ")).toMatch(/New booking/);
    await user.keyboard("tremb");
    await waitFor(() => expect(app.askedFor("PaletteSearch")[0]?.variables).toMatchObject({ people: false }));
  });

  it("remembers recent screens for this person only", async () => {
    const { user, app } = await openPalette();
    await user.keyboard("tremb");
    await screen.findByRole("option", { name: /Found by tremb/ });
    await user.keyboard("{Enter}");
    await waitFor(() => expect(app.address()).toBe("/clients/7"));
    await user.keyboard("{Control>}k{/Control}");
    const recent = within(await screen.findByRole("group", { name: "Recent" }));
    expect(recent.getAllByRole("option").map((option) => option.textContent)).toEqual([
      expect.stringContaining("Found by tremb"),
    ]);
    expect(JSON.parse(sessionStorage.getItem("palette-recent") ?? "{}")).toMatchObject({ person_id: PERSON.id });
    sessionStorage.setItem("palette-recent", JSON.stringify({ person_id: 99, targets: [] }));
  });

  it("does not open while another dialog has the focus", async () => {
    const { user } = await openPalette();
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: /profile menu of/ }));
    await screen.findByRole("menu");
    await user.keyboard("{Control>}k{/Control}");
    expect(screen.queryByRole("combobox", { name: /^Find/ })).toBeNull();
  });
});
