import styled from "@emotion/styled";
import { PictureImage } from "#web/ui/picture/PictureImage.tsx";
import { Card } from "../frame/Card.tsx";
import type { BookLocationFragment } from "../frame/catalogue.generated.ts";
import { Tiles } from "./DurationLadder.tsx";
import { Tile } from "./Tile.tsx";

interface LocationChoiceProps {
  locations: readonly BookLocationFragment[];
  chosen: number | undefined;
  onChange: (location: number) => void;
}

/** Chooses the location; shown only if the company has several. */
export function LocationChoice({ locations, chosen, onChange }: LocationChoiceProps) {
  if (locations.length < 2) return null;
  return (
    <Places>
      <h2 id="location-title">Where?</h2>
      <Tiles role="radiogroup" aria-labelledby="location-title">
        {locations.map(({ id, name, city, picture }) => (
          <Tile key={id}>
            <input type="radio" name="location" checked={id === chosen} onChange={() => onChange(id)} />
            {picture ? <PictureImage picture={{ ...picture, alt: "" }} width="240px" /> : null}
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
  "& img": {
    width: "100%",
    height: "auto",
    aspectRatio: "8 / 4",
    marginBottom: 6,
    objectFit: "cover",
    borderRadius: "var(--r-s)",
  },
  "& > div": { gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))" },
});
