import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Icon, type IconName } from "#web/ui/icon/Icon.tsx";
import { IconLines } from "#web/ui/layout/IconLines.ts";
import { Card } from "./Card.tsx";
import { PublicButton } from "./PublicButton.tsx";

interface SummaryLine {
  icon: IconName;
  text: ReactNode;
}

export interface SummaryAction {
  label: string;
  isBusy?: boolean;
  onClick?: () => void;
  /** The id of the form that the button submits. */
  form?: string;
}

interface SummaryProps {
  title: string;
  lines: readonly SummaryLine[];
  /** Label and amount: "60 min" "$72.00". */
  price?: { label: string; amount: string };
  /** The tax included. */
  tax?: string | undefined;
  /** "Member price: $20.00 instead of $30.00" */
  member?: string | undefined;
  /** What a membership covers, and what it uses for that. */
  covered?: { label: string; amount: string; lines: readonly string[] };
  /** The amount paid by the member's credit. */
  credit?: string | undefined;
  /** The two lines beside the button on a phone. */
  brief: { title: ReactNode; detail: ReactNode };
  action: SummaryAction;
  /** Below the button. */
  hint: string;
}

/** What is being booked and the primary button: beside the page, on phones a bar at the bottom. */
export function Summary({ title, lines, price, tax, member, covered, credit, brief, action, hint }: SummaryProps) {
  const { label, isBusy = false, onClick, form } = action;
  return (
    <Aside as="aside" aria-label="Your booking">
      <div className="section wide">
        <h2>{title}</h2>
        <IconLines style={{ marginTop: 8 }}>
          {lines.map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} />
              <span>{text}</span>
            </li>
          ))}
        </IconLines>
      </div>
      {member ? (
        <div className="section">
          <p>{member}</p>
        </div>
      ) : null}
      {covered ? (
        <div className="section">
          <dl>
            <dt>{covered.label}</dt>
            <dd>{covered.amount}</dd>
          </dl>
          {covered.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ) : null}
      {credit ? (
        <div className="section">
          <dl>
            <dt>From your credit</dt>
            <dd>{credit}</dd>
          </dl>
        </div>
      ) : null}
      {price ? (
        <div className="section wide">
          <dl>
            <dt>{price.label}</dt>
            <dd>{price.amount}</dd>
          </dl>
          {tax ? <p>{tax}</p> : null}
        </div>
      ) : null}
      <div className="section act">
        <div className="brief">
          <b>{brief.title}</b>
          <small>{brief.detail}</small>
          {tax ? <small className="tax">{tax}</small> : null}
        </div>
        <PublicButton
          data-look="main"
          data-size="xl"
          type={form === undefined ? "button" : "submit"}
          form={form}
          onClick={onClick}
          aria-busy={isBusy}
        >
          {isBusy ? "One moment…" : label}
        </PublicButton>
        <p>{hint}</p>
      </div>
    </Aside>
  );
}

const Aside = styled(Card)({
  position: "sticky",
  top: 16,
  "& .section": { padding: 16 },
  "& .section + .section": { borderTop: "1px solid var(--line-soft)" },
  "& h2": { fontSize: 16, lineHeight: "24px", letterSpacing: "-.011em" },
  "& dl": { display: "grid", gridTemplateColumns: "1fr auto", fontSize: 14, fontVariantNumeric: "tabular-nums" },
  "& dt": { color: "var(--text-2)" },
  "& dd": { fontWeight: 600 },
  "& .section > p": { marginTop: 4, fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "& .act button": { width: "100%" },
  "& .act p": { marginTop: 8, fontSize: 12, lineHeight: "16px", textAlign: "center", color: "var(--text-3)" },
  "& .brief": { display: "none" },
  "@media (max-width: 719.95px)": {
    position: "sticky",
    top: "auto",
    bottom: 0,
    zIndex: 1,
    margin: "16px -16px 0",
    border: 0,
    borderTop: "1px solid var(--line)",
    borderRadius: 0,
    "& .wide, & .act p": { display: "none" },
    "& .act": { display: "flex", alignItems: "center", gap: 12, padding: "12px 16px" },
    "& .section + .act": { borderTop: 0 },
    "& .brief": { display: "block", flex: 1, minWidth: 0 },
    "& .brief b": { display: "block", overflowWrap: "anywhere" },
    "& .brief small": { fontVariantNumeric: "tabular-nums" },
    "& .brief .tax": { display: "block" },
    "& .act button": { width: "auto", flex: "none" },
  },
});
