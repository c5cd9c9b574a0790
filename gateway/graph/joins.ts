import { type OpenApiDocument, wholeSelection } from "./openapi-documents.ts";

interface Join {
  on: string;
  field: string;
  type: string;
  /** The call that answers many at once; the keys of all rows go up in one question. */
  lookup: string;
  key: string;
  /** A key that may be null gives a field that may be null: else one guest would empty the whole list. */
  isOptional?: true;
  description: string;
}

/** Entities that a staff type reaches through one of its ids. */
const JOINS: readonly Join[] = [
  {
    on: "Booking",
    field: "client",
    type: "Client",
    lookup: "clientsByIds",
    key: "client_id",
    isOptional: true,
    description: "The client, or none for a guest",
  },
  {
    on: "Booking",
    field: "coach",
    type: "Coach",
    lookup: "coachesByIds",
    key: "coach_id",
    isOptional: true,
    description: "The coach, where it takes one",
  },
  {
    on: "Booking",
    field: "resource",
    type: "Resource",
    lookup: "resourcesByIds",
    key: "resource_id",
    isOptional: true,
    description: "The bay, where it takes one",
  },
  {
    on: "Booking",
    field: "service",
    type: "Service",
    lookup: "servicesByIds",
    key: "service_id",
    description: "What was booked",
  },
  {
    on: "Booking",
    field: "location",
    type: "Location",
    lookup: "locationsByIds",
    key: "location_id",
    description: "Where it takes place",
  },
  {
    on: "Resource",
    field: "location",
    type: "Location",
    lookup: "locationsByIds",
    key: "location_id",
    description: "The location that it stands in",
  },
  {
    on: "Coach",
    field: "outlook",
    type: "CoachOutlook",
    lookup: "coachOutlooksByIds",
    key: "id",
    description: "When the coach works next, and how much is booked",
  },
];

/** The joined fields as type extensions. */
export const joinFields = JOINS.map(
  ({ on, field, type, description }) => `extend type ${on} {\n  "${description}"\n  ${field}: ${type}\n}`,
).join("\n");

/** Names of the joined fields: each asks the REST platform once more. */
export const joinedFieldNames: ReadonlySet<string> = new Set(JOINS.map(({ field }) => field));

/** How Mesh answers the joined fields: one look-up for all rows. */
export function joinResolvers(v1: OpenApiDocument) {
  return JOINS.map((join) => ({
    targetTypeName: join.on,
    targetFieldName: join.field,
    sourceName: "v1",
    sourceTypeName: "Query",
    sourceFieldName: join.lookup,
    keyField: join.key,
    keysArg: "ids",
    // Without it answers are matched by position, and a booking shows another person.
    valueKeyField: "id",
    // REST answers whole entities anyway. With only what the document asks for, an alias inside a joined entity finds
    // nothing, and neither does a join of the joined entity, whose key nobody asked for.
    sourceSelectionSet: wholeSelection(v1, join.type),
  }));
}
