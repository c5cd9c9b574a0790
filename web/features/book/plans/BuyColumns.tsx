import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { FigureLines, Figures } from "#web/memberships/DryRunFigures.tsx";
import type { ChangeFiguresFragment } from "#web/memberships/membership.generated.ts";
import { useCompany } from "#web/tenant/company.ts";
import { Card } from "../frame/Card.tsx";
import { useCatalogue } from "../frame/catalogue.ts";
import { PublicButton } from "../frame/PublicButton.tsx";
import { BUYER_FORM_ID } from "./BuyerForm.tsx";
import { PlanTile } from "./PlanTile.tsx";
import type { PlanPurchasePreviewQuery, PlanTileFragment } from "./plans.generated.ts";
import type { Buyer } from "./use-buy-plan.ts";

type Previewed = NonNullable<PlanPurchasePreviewQuery["planPurchasePreview"]>;

/** Of a plan that begins, or of a membership that moves to it. */
export type Preview = Pick<Previewed, "due_now" | "charges" | "dry_run_id"> & {
  plan_id: number;
  membership_id: number | null;
  figures: ChangeFiguresFragment;
};

/** The figures of a new membership, as those of any act on one are shown. */
export const figuresOf = ({ takes_cards: _cards, plan_id: _plan, ...previewed }: Previewed): ChangeFiguresFragment => ({
  ...previewed,
  is_dry_run: true,
  charges_before: [],
  access_again_from: null,
  days_credited: 0,
  credited: { amount: 0, currency: previewed.due_now.currency },
});

export interface BuyFormProps {
  plan: PlanTileFragment;
  preview: Preview;
  /** What is charged today, as it is written. */
  price: string;
  onBought: (buyer: Buyer | null) => void;
  onStale: () => void;
}

interface BuyColumnsProps extends Omit<BuyFormProps, "onBought" | "onStale"> {
  isSending: boolean;
  /** On the button that sends who buys. */
  submit: string;
  children: ReactNode;
}

/** The plan and who buys it, beside what will happen and the one button. */
export function BuyColumns({ plan, preview, price, isSending, submit, children }: BuyColumnsProps) {
  const { locale } = useCompany();
  const [location] = useCatalogue().locations;
  const formats = location ?? { locale, dateformat: "D MMM YYYY" };
  return (
    <Columns>
      <div>
        <PlanTile plan={plan} />
        {children}
      </div>
      <Card as="aside" aria-label="Your purchase">
        <Figures aria-label="What will happen">
          <h3>What will happen</h3>
          <FigureLines figures={preview.figures} formats={formats} />
        </Figures>
        <div className="act">
          <b>{price === "" ? "Nothing today" : `${price} today`}</b>
          <PublicButton data-look="main" data-size="xl" type="submit" form={BUYER_FORM_ID} aria-busy={isSending}>
            {isSending ? "One moment…" : submit}
          </PublicButton>
          <p>{preview.charges.length > 0 ? "Later bills come on the days shown." : "No bill follows."}</p>
        </div>
      </Card>
    </Columns>
  );
}

const Columns = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 328px",
  gap: 24,
  alignItems: "start",
  "& > div": { display: "grid", gap: 16, minWidth: 0 },
  "& aside": { position: "sticky", top: 16 },
  "& aside > *": { padding: 16 },
  "& .act": { display: "grid", gap: 8, borderTop: "1px solid var(--line-soft)" },
  "& .act b": { fontSize: 18, lineHeight: "28px", fontWeight: 600, fontVariantNumeric: "tabular-nums" },
  "& .act p": { fontSize: 12, lineHeight: "16px", textAlign: "center", color: "var(--text-2)" },
  "& .safe": { display: "flex", alignItems: "center", gap: 4, fontSize: 12, color: "var(--text-2)" },
  "@media (max-width: 719.95px)": {
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 16,
    "& aside": { position: "static" },
  },
});
