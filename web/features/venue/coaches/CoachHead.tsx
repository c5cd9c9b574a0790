import { styled } from "@mui/material/styles";
import { initialsOf } from "#schema/shared/initials.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { PictureImage } from "#web/ui/picture/PictureImage.tsx";
import { Tag } from "#web/ui/state/Tag.tsx";
import { telHref } from "#web/ui/text/tel-href.ts";
import type { CoachRowFragment } from "./coaches.generated.ts";
import { lessonsText } from "./format-coach.ts";

/** The coach's details, locations and number of bookings. */
export function CoachHead({ coach, places }: { coach: CoachRowFragment; places: readonly Venue[] }) {
  const { first_name, last_name, picture, email, details, outlook } = coach;
  return (
    <Head>
      <span className="avatar" aria-hidden="true">
        {picture ? <PictureImage picture={picture} width="44px" /> : initialsOf(first_name, last_name)}
      </span>
      <div>
        <p className="places">
          {places.length === 0 ? <Tag>No location</Tag> : places.map(({ id, name }) => <Tag key={id}>{name}</Tag>)}
          {coach.availability_mode === "dates" ? <Tag>Named dates only</Tag> : null}
        </p>
        <p className="facts">
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
          {details.phone ? <a href={telHref(details.phone)}>{details.phone}</a> : null}
          <span>{lessonsText(outlook?.lessons_to_come ?? 0)}</span>
        </p>
        {details.bio ? <p className="bio">{details.bio}</p> : null}
      </div>
    </Head>
  );
}

const Head = styled("div")({
  display: "flex",
  gap: 12,
  alignItems: "center",
  flex: "none",
  padding: "12px 16px 8px",
  background: "var(--surface)",
  fontSize: 13,
  lineHeight: "20px",
  color: "var(--text-2)",
  "& .avatar": {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: 44,
    height: 44,
    borderRadius: "50%",
    background: "var(--sunken)",
    border: "1px solid var(--line)",
    fontSize: 15,
    fontWeight: 600,
    overflow: "hidden",
  },
  "& .avatar img": { width: "100%", height: "100%", objectFit: "cover" },
  "& > div": { minWidth: 0 },
  "& .places, & .facts": { display: "flex", flexWrap: "wrap", gap: "4px 8px" },
  "& .facts": { columnGap: 16, marginTop: 4, fontVariantNumeric: "tabular-nums" },
  "& .facts a:hover": { textDecoration: "underline" },
  "& .bio": { maxWidth: 640, overflow: "hidden", textOverflow: "ellipsis" },
});
