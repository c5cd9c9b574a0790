import { Icon } from "#web/ui/icon/Icon.tsx";
import { IconLines } from "#web/ui/layout/IconLines.ts";
import { useCatalogue } from "../frame/catalogue.ts";
import { formatPeople } from "../frame/format-venue.ts";

interface PlaceFactsProps {
  coach: string | undefined;
  people: number;
  locationId: number;
  locationName: string | undefined;
  /** The bay that is held. */
  bay?: string | undefined;
}

/** Coach, party size and location of a waitlist entry. */
export function PlaceFacts({ coach, people, locationId, locationName, bay }: PlaceFactsProps) {
  const venue = useCatalogue().locations.find(({ id }) => id === locationId);
  return (
    <IconLines>
      {coach === undefined ? null : (
        <li>
          <Icon name="coach" size={16} /> {coach}
        </li>
      )}
      <li>
        <Icon name="people" size={16} /> {formatPeople(people)}
      </li>
      <li>
        <Icon name="location" size={16} />
        {[bay, locationName, venue?.address_line, venue?.city].filter(Boolean).join(", ")}
      </li>
    </IconLines>
  );
}
