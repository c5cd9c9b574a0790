import styled from "@emotion/styled";
import { Card } from "../frame/Card.tsx";
import type { BookLocationFragment } from "../frame/catalogue.generated.ts";
import { largestParty, useCatalogue } from "../frame/catalogue.ts";
import { formatPeople } from "../frame/format-venue.ts";

const LARGEST_TILE = 8;

interface PartyTilesProps {
  party: number;
  location: BookLocationFragment | undefined;
  onChange: (party: number) => void;
}

/** Party size comes first, since it decides what fits. */
export function PartyTiles({ party, location, onChange }: PartyTilesProps) {
  const most = Math.min(LARGEST_TILE, largestParty(useCatalogue(), location?.id));
  const tiles = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <Row>
      <h2 id="party-title">How many of you?</h2>
      <div role="radiogroup" aria-labelledby="party-title">
        {tiles.map((people) => (
          <label key={people}>
            <input type="radio" name="party" checked={people === party} onChange={() => onChange(people)} />
            <span>{people}</span>
          </label>
        ))}
      </div>
      {party > most ? (
        <p role="status">
          Online you can book for up to {formatPeople(most)}. For {formatPeople(party)}{" "}
          {location?.phone ? `call ${location.phone}.` : "ask the venue."}
        </p>
      ) : null}
    </Row>
  );
}

const Row = styled(Card)({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "10px 16px",
  padding: "12px 16px",
  "& p": { flexBasis: "100%", fontSize: 13, lineHeight: "20px", color: "var(--amber-t)" },
  "& div": { display: "flex", gap: 4 },
  "& label": { position: "relative", cursor: "pointer" },
  // The native radio overlays its tile and provides arrow keys, focus and name.
  "& input": { position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "pointer" },
  "& label span": {
    display: "grid",
    placeItems: "center",
    minWidth: 40,
    height: 40,
    border: "1px solid var(--line-strong)",
    borderRadius: "var(--r)",
    background: "var(--surface)",
    fontWeight: 600,
    fontVariantNumeric: "tabular-nums",
  },
  "& input:hover + span": { borderColor: "var(--primary)" },
  "& input:checked + span": { background: "var(--primary)", borderColor: "var(--primary)", color: "var(--on-primary)" },
  "& input:focus-visible + span": { outline: "2px solid var(--focus)", outlineOffset: 2 },
  "@media (max-width: 599.95px)": {
    "& div": { width: "100%" },
    "& label": { flex: 1 },
    "& label span": { minWidth: 0, height: 44 },
  },
});
