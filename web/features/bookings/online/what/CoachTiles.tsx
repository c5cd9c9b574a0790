import styled from "@emotion/styled";
import { initialsOf } from "#schema/shared/initials.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { PictureImage } from "#web/ui/picture/PictureImage.tsx";
import type { BookCoachFragment } from "../frame/catalogue.generated.ts";
import { Tiles } from "./DurationLadder.tsx";
import { Tile } from "./Tile.tsx";

interface CoachTilesProps {
  coaches: readonly BookCoachFragment[];
  /** Undefined: any coach. */
  chosen: number | undefined;
  onChange: (coach: number | undefined) => void;
}

/** Chooses a coach, or any who is free. */
export function CoachTiles({ coaches, chosen, onChange }: CoachTilesProps) {
  if (coaches.length < 2) return null;
  return (
    <Tiles role="radiogroup" aria-label="Coach">
      <CoachTile>
        <input type="radio" name="coach" checked={chosen === undefined} onChange={() => onChange(undefined)} />
        <span className="face">
          <Icon name="people" size={14} />
        </span>
        <b>Any coach</b>
      </CoachTile>
      {coaches.map(({ id, name, first_name, last_name, picture }) => (
        <CoachTile key={id}>
          <input type="radio" name="coach" checked={id === chosen} onChange={() => onChange(id)} />
          <span className="face" aria-hidden="true">
            {picture ? (
              <PictureImage picture={{ ...picture, alt: "" }} width="40px" />
            ) : (
              initialsOf(first_name, last_name)
            )}
          </span>
          <b>{name}</b>
        </CoachTile>
      ))}
    </Tiles>
  );
}

const CoachTile = styled(Tile)({
  flexDirection: "row",
  alignItems: "center",
  justifyContent: "flex-start",
  gap: 8,
  minHeight: 48,
  padding: "6px 8px",
  "& b": { flex: 1, minWidth: 0, fontSize: 13, lineHeight: "16px", fontWeight: 500 },
  "& .face": {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: 28,
    height: 28,
    borderRadius: "50%",
    background: "var(--grey-f)",
    color: "var(--grey-t)",
    fontSize: 11,
    fontWeight: 600,
    textTransform: "uppercase",
    overflow: "hidden",
  },
  "& .face:has(img)": { width: 40, height: 40 },
  "& .face img": { width: "100%", height: "100%", objectFit: "cover" },
});
