import type { Permission } from "../auth/permissions.ts";

interface UndoRule {
  /** The calls whose changes can be put back by the same call. */
  actions: readonly string[];
  /** What whoever puts them back may do anyway. */
  permission: Permission;
  /** What the call can write; a change of anything else stays. */
  fields: readonly string[];
}

/** Kinds of things of which a change can be undone: nobody is mailed, no money moves, and no time is claimed by it. */
export const UNDO_RULES: Readonly<Record<string, UndoRule>> = {
  client: {
    actions: ["updateClient"],
    permission: "clients.write",
    fields: ["first_name", "last_name", "email", "contact_email", "phone"],
  },
  resource: {
    actions: ["updateResource"],
    permission: "catalog.write",
    fields: ["name", "location_id", "resource_type_id", "capacity", "position", "follows_location_hours", "hours"],
  },
  location: {
    actions: ["updateLocation"],
    permission: "locations.write",
    fields: [
      "name",
      "address_line",
      "city",
      "province_state",
      "country",
      "postal_code",
      "phone",
      "email",
      "timezone",
      "locale",
      "timeformat",
      "dateformat",
    ],
  },
};

/** Undoing is such a change itself. */
export const UNDO_ACTION = "undoChange";
