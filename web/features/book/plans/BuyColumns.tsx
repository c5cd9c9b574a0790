import type { ReactNode } from "react";
import { FigureLines, Figures } from "#web/memberships/DryRunFigures.tsx";
import type { ChangeFiguresFragment } from "#web/memberships/membership.generated.ts";
import { useCompany } from "#web/tenant/company.ts";
import { useCatalogue } from "../frame/catalogue.ts";
import { PurchaseColumns } from "../pay/PurchaseColumns.tsx";
import type { Buyer } from "../pay/use-purchase.ts";
import { PlanTile } from "./PlanTile.tsx";
import type { PlanPurchasePreviewQuery, PlanTileFragment } from "./plans.generated.ts";

type Previewed = NonNullable<PlanPurchasePreviewQuery["planPurchasePreview"]>;

export const PLAN_EMAIL_HELP = "You sign in with it. The plan belongs to the client with this address here.";

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
    <PurchaseColumns
      figures={
        <Figures aria-label="What will happen">
          <h3>What will happen</h3>
          <FigureLines figures={preview.figures} formats={formats} />
        </Figures>
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
