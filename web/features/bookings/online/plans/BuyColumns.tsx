import type { ReactNode } from "react";
import type { PlanChangeTime } from "#web/apollo/schema-types.generated.ts";
import { FigureLines } from "#web/features/memberships/shared/DryRunFigures.tsx";
import type { ChangeFiguresFragment } from "#web/features/memberships/shared/membership.generated.ts";
import { useCompany } from "#web/tenant/company.ts";
import { Preview } from "#web/ui/layout/Preview.ts";
import { useCatalogue } from "../frame/catalogue.ts";
import { PurchaseColumns } from "../pay/PurchaseColumns.tsx";
import type { Buyer } from "../pay/use-purchase.ts";
import type { PlanPurchasePreviewQuery, PlanTileFragment } from "./plans.generated.ts";
import { PlanTile } from "./PlanTile.tsx";

type Previewed = NonNullable<PlanPurchasePreviewQuery["planPurchasePreview"]>;

export const PLAN_EMAIL_HELP = "You'll sign in with it. The plan is tied to this address.";

/** For starting a plan or for changing a membership to it. */
export type Preview = Pick<Previewed, "due_now" | "charges" | "dry_run_id"> & {
  plan_id: number;
  membership_id: number | null;
  /** When a change of plan begins; null for a new membership. */
  begins: PlanChangeTime | null;
  figures: ChangeFiguresFragment;
};

/** Returns the figures of a new membership in the form used for all membership actions. */
export const figuresOf = ({ takes_cards: _cards, plan_id: _plan, ...previewed }: Previewed): ChangeFiguresFragment => ({
  ...previewed,
  is_dry_run: true,
  charges_before: [],
  access_again_from: null,
  days_credited: 0,
  allowances_before: [],
  bookings_to_come: 0,
  planned_change: null,
  credit: { amount: 0, currency: previewed.due_now.currency },
  credited: { amount: 0, currency: previewed.due_now.currency },
  to_credit: { amount: 0, currency: previewed.due_now.currency },
  lapsing: { amount: 0, currency: previewed.due_now.currency },
});

export interface BuyFormProps {
  plan: PlanTileFragment;
  preview: Preview;
  /** The formatted amount charged today. */
  price: string;
  onBought: (buyer: Buyer | null) => void;
  onStale: () => void;
}

interface BuyColumnsProps extends Omit<BuyFormProps, "onBought" | "onStale"> {
  isSending: boolean;
  /** Label of the button that submits the buyer form. */
  submit: string;
  children: ReactNode;
}

/** Dates as the first location writes them. */
export function useBookFormats() {
  const { locale } = useCompany();
  const [location] = useCatalogue().locations;
  return location ?? { locale, dateformat: "D MMM YYYY" };
}

/** The plan and the buyer, beside the figures and the submit button. */
export function BuyColumns({ plan, preview, price, isSending, submit, children }: BuyColumnsProps) {
  const formats = useBookFormats();
  return (
    <PurchaseColumns
      figures={
        <Preview aria-label="What will happen">
          <h3>What will happen</h3>
          <FigureLines figures={preview.figures} formats={formats} />
        </Preview>
      }
      total={price === "" ? "Nothing today" : `${price} today`}
      isSending={isSending}
      submit={submit}
      hint={preview.charges.length > 0 ? "Later bills come on the days shown." : "No bill follows."}
    >
      <PlanTile plan={plan} />
      {children}
    </PurchaseColumns>
  );
}
