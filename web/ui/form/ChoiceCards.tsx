import { styled } from "@mui/material/styles";
import { useId } from "react";

export interface ChoiceCard {
  value: string;
  label: string;
  /** Secondary text below the label: "free until 19:30" */
  detail?: string;
  isDisabled?: boolean;
}

interface ChoiceCardsProps {
  label: string;
  /** Text after the label: "2 of 3 chosen" */
  hint?: string;
  cards: readonly ChoiceCard[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Allows any number of selections; defaults to one. */
  isMany?: boolean;
  error?: string;
}

/** A few options side by side: each with its name and what matters for the choice. */
export function ChoiceCards({ label, hint, cards, value, onChange, isMany = false, error }: ChoiceCardsProps) {
  const name = useId();
  const choose = (card: string) => {
    if (!isMany) return onChange([card]);
    onChange(cards.map((each) => each.value).filter((each) => value.includes(each) !== (each === card)));
  };
  return (
    <Cards aria-describedby={error ? `${name}-error` : undefined}>
      <legend>
        {label} {hint ? <span>{hint}</span> : null}
      </legend>
      <div className="cards">
        {cards.map((card) => (
          <label key={card.value}>
            <input
              type={isMany ? "checkbox" : "radio"}
              name={name}
              value={card.value}
              checked={value.includes(card.value)}
              disabled={card.isDisabled}
              onChange={() => choose(card.value)}
            />
            <span>
              <b>{card.label}</b>
              {card.detail ? <small> {card.detail}</small> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${name}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </Cards>
  );
}

const Cards = styled("fieldset")({
  "& legend": { marginBottom: 6, fontSize: 13, lineHeight: "20px", fontWeight: 500 },
  "& legend span": { marginLeft: 4, fontSize: 12, fontWeight: 400, color: "var(--text-2)" },
  "& .cards": { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(148px, 1fr))", gap: 8 },
  "& label": {
    position: "relative",
    display: "flex",
    gap: 8,
    padding: "7px 10px",
    border: "1px solid var(--control)",
    borderRadius: "var(--r-s)",
    fontSize: 13,
    lineHeight: "20px",
    cursor: "pointer",
    background: "var(--surface)",
  },
  "& label:has(:checked)": { borderColor: "var(--primary)", boxShadow: "inset 0 0 0 1px var(--primary)" },
  "& label:has(:focus-visible)": { outline: "2px solid var(--focus)", outlineOffset: 1 },
  "& label:has(:disabled)": { cursor: "default", color: "var(--text-2)", background: "var(--sunken)" },
  "& input": { flex: "none", width: 16, height: 16, margin: "2px 0 0", accentColor: "var(--primary)", outline: "none" },
  "& label > span": { minWidth: 0, overflowWrap: "anywhere" },
  "& b": { display: "block", fontWeight: 500 },
  "& small": { display: "block" },
  "& p": { marginTop: 6, fontSize: 12, lineHeight: "16px", color: "var(--red-t)" },
});
