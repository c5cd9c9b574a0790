import styled from "@emotion/styled";
import { Card } from "../frame/Card.tsx";
import type { BookLocationFragment } from "../frame/catalogue.generated.ts";
import { Tiles } from "./DurationLadder.tsx";
import { Tile } from "./Tile.tsx";

interface LocationChoiceProps {
  locations: readonly BookLocationFragment[];
  chosen: number | undefined;
  onChange: (location: number) => void;
}

/** Where, asked only by a company with more than one place. */
export function LocationChoice({ locations, chosen, onChange }: LocationChoiceProps) {
  if (locations.length < 2) return null;
  return (
    <Places>
      <h2 id="location-title">Where?</h2>
      <Tiles role="radiogroup" aria-labelledby="location-title">
        {locations.map(({ id, name, city }) => (
          <Tile key={id}>
            <input type="radio" name="location" checked={id === chosen} onChange={() => onChange(id)} />
            <b>{name}</b>
            {city ? <small>{city}</small> : null}
          </Tile>
        ))}
      </Tiles>
    </Places>
  );
}

const Places = styled(Card)({
  display: "grid",
  gap: 10,
  marginBottom: 16,
  padding: "12px 16px",
  "& h2": { fontSize: 14, lineHeight: "20px", fontWeight: 600 },
  "& > div": { gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))" },
});
