import { newBookingPath, paths, walkInPath } from "#web/screen/paths.ts";
import type { SessionPersonFragment } from "#web/session/session.generated.ts";
import { STAFF_GROUPS, STAFF_SCREENS } from "../layouts/staff-screens.ts";
import type { Target } from "./target.ts";

/** Actions and screens available to this person. */
export function screenTargets(person: SessionPersonFragment): Target[] {
  return [...acts(person), ...screens(person)];
}

function acts({ permissions, own_permissions }: SessionPersonFragment): Target[] {
  const may = (permission: string) => permissions.includes(permission) || own_permissions.includes(permission);
  const targets: Target[] = [];
  if (may("bookings.write")) targets.push(act("New booking", newBookingPath, "calendar"));
  // A coach books their own lessons only; walk-ins are for the desk.
  if (permissions.includes("bookings.write")) targets.push(act("Walk-in", walkInPath, "check-in"));
  if (permissions.includes("clients.write")) targets.push(act("New client", `${paths.clients}?edit=new`, "person-add"));
  return targets;
}

function screens(person: SessionPersonFragment): Target[] {
  const grouped = STAFF_GROUPS.flatMap(({ label: note, icon, screens: inside }) =>
    inside.filter(({ isFor }) => isFor?.(person) ?? true).map((screen) => ({ ...screen, icon, note })),
  );
  const targets = [...STAFF_SCREENS, ...grouped].map<Target>((screen) => ({
    key: `screen ${screen.path}`,
    group: "Go to",
    ...pick(screen),
  }));
  targets.push({ ...screen("Your profile", paths.profile, "person"), goKey: "p" });
  targets.push({ ...screen("Public booking page", paths.book, "open-outside"), isOtherPage: true });
  if (person.permissions.includes("graph.explore")) {
    targets.push({ ...screen("GraphiQL", paths.graphiql, "braces"), isOtherPage: true });
  }
  return targets;
}

type Shown = Pick<Target, "label" | "path" | "icon" | "note" | "goKey">;

function pick({ label, path, icon, note, goKey }: Shown): Shown {
  return { label, path, icon, ...(note && { note: `in ${note}` }), ...(goKey && { goKey }) };
}

function screen(label: string, path: string, icon: Target["icon"]): Target {
  return { key: `screen ${path}`, group: "Go to", label, path, icon };
}

function act(label: string, path: string, icon: Target["icon"]): Target {
  return { key: `act ${path}`, group: "Do", label, path, icon };
}
