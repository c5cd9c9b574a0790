import type { Permission } from "#schema/people/sign-in/permissions.ts";

interface UndoRule {
  /** The calls whose changes the same call can revert. */
  actions: readonly string[];
  /** The permission required, the same as for making the change. */
  permission: Permission;
  /** The fields that the call can write; changes to other fields are kept. */
  fields: readonly string[];
}

/** The kinds of entities whose changes can be undone: undoing them mails nobody, moves no money and claims no time. */
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

/** Undoing is itself such a change. */
export const UNDO_ACTION = "undoChange";
