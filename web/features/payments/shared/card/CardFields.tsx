import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { CardCvcElement, CardExpiryElement, CardNumberElement } from "@stripe/react-stripe-js";
import { useMemo, useState, type ReactNode } from "react";
import { useColorMode } from "#web/theme/color-mode.ts";
import { Note } from "#web/ui/state/Note.tsx";

/** State of the three fields as reported by the provider's library; their contents never reach us. */
export interface CardState {
  isComplete: boolean;
  error: string | undefined;
}

interface FieldChange {
  elementType: string;
  complete: boolean;
  error: { message: string } | undefined;
}

/** Number, expiry and security code, in fields hosted by the provider. */
export function CardFields({ onChange }: { onChange: (state: CardState) => void }) {
  const [fields, setFields] = useState<Record<string, FieldChange>>({});
  const color = useTextColor();
  const options = useMemo(() => ({ style: { base: { fontSize: "14px", lineHeight: "20px", color } } }), [color]);
  const changed = (change: FieldChange) => {
    const next = { ...fields, [change.elementType]: change };
    setFields(next);
    onChange(stateOf(Object.values(next)));
  };
  const { error } = stateOf(Object.values(fields));
  return (
    <Fields>
      <Labelled label="Card number" isWide>
        <CardNumberElement options={options} onChange={changed} />
      </Labelled>
      <Labelled label="Expiry">
        <CardExpiryElement options={options} onChange={changed} />
      </Labelled>
      <Labelled label="Security code">
        <CardCvcElement options={options} onChange={changed} />
      </Labelled>
      {error === undefined ? null : (
        <div className="wide">
          <Note tone="red" icon="warning" role="alert">
            {error}
          </Note>
        </div>
      )}
    </Fields>
  );
}

function stateOf(fields: readonly FieldChange[]): CardState {
  return {
    isComplete: fields.length === 3 && fields.every(({ complete, error }) => complete && !error),
    error: fields.find(({ error }) => error)?.error?.message,
  };
}

/** The provider's iframe inherits no styles: it gets the page's color, again whenever the color scheme changes. */
function useTextColor(): string {
  useColorMode();
  useMediaQuery("(prefers-color-scheme: dark)", { noSsr: true });
  return getComputedStyle(document.body).color;
}

function Labelled({ label, isWide = false, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? "wide" : undefined}>
      <span className="label">{label}</span>
      <div className="field">{children}</div>
    </div>
  );
}

const Fields = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: 12,
  "& .wide": { gridColumn: "1 / -1" },
  "& .label": { display: "block", marginBottom: 4, fontSize: 13, lineHeight: "20px", fontWeight: 500 },
  "& .field": {
    minHeight: 44,
    padding: "11px 12px",
    border: "1px solid var(--control)",
    borderRadius: "var(--r-s)",
    fontSize: 14,
    lineHeight: "20px",
    background: "var(--surface)",
  },
  "& .field:focus-within": { outline: "2px solid var(--focus)", outlineOffset: -1 },
});
