import styled from "@emotion/styled";
import { locationOf, useCatalogue } from "./catalogue.ts";
import { mapLink } from "./map-link.ts";
import { useAnswers } from "./use-answers.ts";

/** The venue's address and contact details. */
export function BookFooter() {
  const { answers } = useAnswers();
  const location = locationOf(useCatalogue(), answers);
  if (!location) return null;
  const address = [location.address_line, location.city].filter(Boolean).join(", ");
  if (!address && !location.phone) return null;
  return (
    <Foot>
      {address ? <span>{address}</span> : null}
      {location.phone ? <a href={`tel:${location.phone.replaceAll(/[^\d+]/g, "")}`}>{location.phone}</a> : null}
      {address ? (
        <a href={mapLink(address)} target="_blank" rel="noreferrer">
          Directions
        </a>
      ) : null}
    </Foot>
  );
}

const Foot = styled("footer")({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 16px",
  marginTop: 32,
  paddingTop: 16,
  borderTop: "1px solid var(--line)",
  fontSize: 12,
  lineHeight: "24px",
  letterSpacing: 0,
  color: "var(--text-3)",
  fontVariantNumeric: "tabular-nums",
  "& a": { textDecoration: "underline", textUnderlineOffset: 3 },
});
