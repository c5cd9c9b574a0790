/** Kinds of entities that an audit entry is about or references by id; a booking takes the name of the person it is for. */
export type NamedKind = "people" | "bookings" | "resources" | "services" | "locations";

/** Collects the ids of the entities whose names are needed. */
export class WantedNames {
  readonly ids: Readonly<Record<NamedKind, Set<number>>> = {
    people: new Set(),
    bookings: new Set(),
    resources: new Set(),
    services: new Set(),
    locations: new Set(),
  };

  add(kind: NamedKind, id: number | null): void {
    if (id !== null) this.ids[kind].add(id);
  }

  get isEmpty(): boolean {
    return Object.values(this.ids).every(({ size }) => size === 0);
  }
}

export type Names = (kind: NamedKind, id: number) => string | undefined;
