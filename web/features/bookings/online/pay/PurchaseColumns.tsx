import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Card, CardTitle } from "../frame/Card.tsx";
import { PublicButton } from "../frame/PublicButton.tsx";
import { BUYER_FORM_ID } from "../who/BuyerCard.tsx";
import { PayFields, type PayFieldsProps } from "./PayFields.tsx";

interface PurchaseColumnsProps {
  /** Summary of the charges to come. */
  figures: ReactNode;
  /** The amount charged today. */
  total: string;
  isSending: boolean;
  /** Label of the button that submits the buyer form. */
  submit: string;
  /** Below the button. */
  hint: string;
  /** Validates what is not part of the buyer form. */
  onPress?: () => void;
  children: ReactNode;
}

/** The purchase and the buyer, beside the figures and the submit button. */
export function PurchaseColumns(props: PurchaseColumnsProps) {
  const { figures, total, isSending, submit, hint, onPress, children } = props;
  return (
    <Columns>
      <div>{children}</div>
      <Card as="aside" aria-label="Your purchase">
        {figures}
        <div className="act">
          <b>{total}</b>
          <PublicButton
            data-look="main"
            data-size="xl"
            type="submit"
            form={BUYER_FORM_ID}
            aria-busy={isSending}
            onClick={onPress}
          >
            {isSending ? "One moment…" : submit}
          </PublicButton>
          <p>{hint}</p>
        </div>
      </Card>
    </Columns>
  );
}

/** The card that pays for a purchase. */
export function PurchasePayCard({ children, ...fields }: PayFieldsProps & { children?: ReactNode }) {
  return (
    <Card style={{ padding: 16 }}>
      <header style={{ display: "flex", flexWrap: "wrap", gap: "4px 8px", marginBottom: 12 }}>
        <CardTitle style={{ flex: 1 }}>Pay</CardTitle>
        <small className="safe">
          <Icon name="lock" size={14} /> Card data goes to the payment provider only
        </small>
      </header>
      <PayFields {...fields} />
      {children}
    </Card>
  );
}

/** The buyer form, which is separate from the card fields. */
const buyerForm = () => document.querySelector<HTMLFormElement>(`#${BUYER_FORM_ID}`);

export const sendBuyerForm = (): void => buyerForm()?.requestSubmit();

const OPTIONAL: readonly string[] = ["phone", "last_name"];

/** Returns whether a visitor has completed the buyer form. */
export const isBuyerWhole = (): boolean => [...(buyerForm()?.elements ?? [])].every(isFilled);

const isFilled = (field: Element): boolean =>
  !(field instanceof HTMLInputElement) || OPTIONAL.includes(field.name) || field.value.trim() !== "";

const Columns = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 328px",
  gap: 24,
  alignItems: "start",
  "& > div": { display: "grid", gap: 16, minWidth: 0 },
  "& aside": { position: "sticky", top: 16 },
  "& aside > *": { padding: 16 },
  "& .act": { display: "grid", gap: 8, borderTop: "1px solid var(--line-soft)" },
  "& .act b": { fontSize: 18, lineHeight: "28px", fontVariantNumeric: "tabular-nums" },
  "& .act p": { fontSize: 12, lineHeight: "16px", textAlign: "center", color: "var(--text-2)" },
  "& .safe": { display: "flex", alignItems: "center", gap: 4, fontSize: 12, color: "var(--text-2)" },
  "@media (max-width: 719.95px)": { gridTemplateColumns: "minmax(0, 1fr)", gap: 16, "& aside": { position: "static" } },
});
