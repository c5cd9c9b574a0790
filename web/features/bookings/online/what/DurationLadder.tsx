import styled from "@emotion/styled";
import { useCompany } from "#web/tenant/company.ts";
import type { BookServiceFragment } from "../frame/catalogue.generated.ts";
import { formatPrice } from "../frame/format-price.ts";
import { Tile } from "./Tile.tsx";

interface DurationLadderProps {
  service: BookServiceFragment;
  duration: number | undefined;
  onChange: (minutes: number) => void;
}

/** The lengths of a service with their prices. */
export function DurationLadder({ service, duration, onChange }: DurationLadderProps) {
  const { locale } = useCompany();
  return (
    <Tiles role="radiogroup" aria-label="Length">
      {service.durations.map(({ duration_minutes, price, peak_price }) => (
        <Tile key={duration_minutes}>
          <input
            type="radio"
            name="duration"
            checked={duration_minutes === duration}
            onChange={() => onChange(duration_minutes)}
          />
          <b>{duration_minutes} min</b>
          <small>
            {formatPrice(price, locale)}
            {peak_price ? `, peak ${formatPrice(peak_price, locale)}` : null}
          </small>
        </Tile>
      ))}
    </Tiles>
  );
}

/** Tiles in responsive columns: four, or two on a phone. */
export const Tiles = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(126px, 1fr))",
  gap: 8,
});
