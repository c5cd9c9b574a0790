import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useCompany } from "#web/tenant/company.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { PictureImage } from "#web/ui/picture/PictureImage.tsx";
import { Card, CardTitle } from "../frame/Card.tsx";
import type { BookServiceFragment } from "../frame/catalogue.generated.ts";
import { formatPrice, lowestPrice } from "../frame/format-price.ts";
import { formatPeople } from "../frame/format-venue.ts";
import type { ServiceGroup as Group } from "./service-groups.ts";

interface ServiceGroupProps extends Omit<Group, "key"> {
  chosen: BookServiceFragment | undefined;
  hasPictures: boolean;
  party: number;
  onChoose: (service: BookServiceFragment) => void;
  /** Inside the chosen row: its lengths, and the coaches of a lesson. */
  children: ReactNode;
}

/** Services under one heading with their lowest price; the chosen row expands. */
export function ServiceGroup(props: ServiceGroupProps) {
  const { title, hint, services, chosen, party, hasPictures, onChoose, children } = props;
  return (
    <Frame>
      <CardTitle>
        {title} <small>{hint}</small>
      </CardTitle>
      {services.map((service) => (
        <div key={service.id} className="row" data-chosen={isFor(service, chosen)}>
          <ServiceChoice
            service={service}
            party={party}
            hasPictures={hasPictures}
            checked={isFor(service, chosen)}
            onChoose={onChoose}
          />
          {isFor(service, chosen) ? <div className="open">{children}</div> : null}
        </div>
      ))}
    </Frame>
  );
}

/** Returns whether a row represents the choice; the classes row represents any class. */
function isFor(row: BookServiceFragment, chosen: BookServiceFragment | undefined): boolean {
  return row.kind === "class" ? chosen?.kind === "class" : row.id === chosen?.id;
}

interface ServiceChoiceProps extends Pick<ServiceGroupProps, "party" | "onChoose"> {
  service: BookServiceFragment;
  checked: boolean;
  /** Whether any service has a picture: the others then reserve its space. */
  hasPictures: boolean;
}

function ServiceChoice({ service, party, checked, onChoose, hasPictures }: ServiceChoiceProps) {
  const { locale } = useCompany();
  const price = lowestPrice(service.durations);
  const isTooSmall = service.kind !== "class" && party > service.max_party_size;
  return (
    <label data-too-small={isTooSmall} data-pictures={hasPictures}>
      <input
        type="radio"
        name="service"
        checked={checked}
        disabled={isTooSmall && !checked}
        onChange={() => onChoose(service)}
      />
      <span className="picture">
        {service.picture ? <PictureImage picture={service.picture} width="144px" /> : <Icon name="brand" size={20} />}
      </span>
      <span className="words">
        <b>{service.name}</b>
        <small>
          {service.description ?? `Up to ${formatPeople(service.max_party_size)}`}
          {isTooSmall ? <em> For up to {formatPeople(service.max_party_size)}.</em> : null}
        </small>
      </span>
      {price ? (
        <span className="price">
          {service.durations.length > 1 ? "from " : null}
          <b>{formatPrice(price, locale)}</b>
        </span>
      ) : null}
    </label>
  );
}

const Frame = styled(Card)({
  marginTop: 16,
  overflow: "hidden",
  "& > h2": { padding: "12px 16px 8px" },
  "& .row": { borderTop: "1px solid var(--line-soft)" },
  "& .row[data-chosen=true]": { background: "var(--selected)", boxShadow: "inset 3px 0 var(--primary)" },
  "& .row > label": {
    display: "grid",
    gridTemplateColumns: "16px minmax(0, 1fr) auto",
    alignItems: "center",
    gap: 14,
    minHeight: 60,
    padding: "10px 16px",
    cursor: "pointer",
  },
  "& .picture": { display: "none" },
  "& .row > label[data-pictures=true]": { gridTemplateColumns: "auto 16px minmax(0, 1fr) auto" },
  "& [data-pictures=true] > .picture": {
    order: -1,
    display: "grid",
    placeItems: "center",
    width: 144,
    aspectRatio: "8 / 5",
    overflow: "hidden",
    borderRadius: "var(--r)",
    background: "var(--primary-soft)",
    color: "var(--teal-t)",
  },
  "& .picture img": { width: "100%", height: "100%", objectFit: "cover" },
  "& .row > label:hover": { background: "var(--hover)" },
  "& .row[data-chosen=true] > label:hover": { background: "none" },
  "& .row > label:has(:focus-visible)": { outline: "2px solid var(--focus)", outlineOffset: -2 },
  "& .row > label > input": {
    appearance: "none",
    width: 16,
    height: 16,
    margin: 0,
    border: "1.5px solid var(--control)",
    borderRadius: "50%",
    background: "var(--surface)",
    outline: "none",
    "&:checked": { border: "5px solid var(--primary)" },
  },
  "& .words b": { display: "block" },
  "& .words small": { fontSize: 13, lineHeight: "20px" },
  "& .words em": { fontStyle: "normal", fontWeight: 500, color: "var(--amber-t)" },
  "& .price": { fontSize: 13, color: "var(--text-2)", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  "& .price b": { fontSize: 14, color: "var(--text)" },
  "& .open": { display: "grid", gap: 12, padding: "0 16px 14px 46px" },
  "@media (max-width: 599.95px)": {
    "& .open": { paddingLeft: 16 },
    "& [data-pictures=true] > .picture": { width: 88 },
    "& .row > label[data-pictures=true]": { gap: 10 },
  },
});
