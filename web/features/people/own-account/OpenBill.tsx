import { styled } from "@mui/material/styles";
import { cardBrand } from "#schema/payments/payments/card-brand.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { attempt } from "#web/apollo/show-failure.ts";
import { formatRefusal } from "#web/features/memberships/shared/format-membership.ts";
import {
  useCreateInvoicePaymentLinkMutation,
  usePayMembershipByCardMutation,
  type CurrentMembershipQuery,
} from "#web/features/memberships/shared/membership.generated.ts";
import { useSavedCardsQuery } from "#web/features/payments/shared/card/card-charges.generated.ts";
import { formatDay, type DayFormats } from "#web/time/format-day.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { useTakesCardsQuery } from "./pay-by-card.generated.ts";
import { PreferenceSwitch } from "./PreferenceRow.tsx";

type Membership = NonNullable<CurrentMembershipQuery["currentMembership"]>;

interface OwnBillProps {
  membership: Membership;
  formats: DayFormats;
}

/** The open amount, why the card was declined, and how to pay it here. */
export function OpenBill({ membership, formats }: OwnBillProps) {
  const { open_amount: open, status, invoices } = membership;
  const { data } = useTakesCardsQuery();
  const bill = invoices.findLast((one) => one.status === "open");
  if (open.amount <= 0) return null;
  const takesCards = data?.publicEcommerceConfig?.can_accept_payments === true;
  const isOverdue = status === "past_due" && bill?.card_refusal == null;
  const when = bill ? ` It ${isOverdue ? "was" : "is"} due on ${formatDay(bill.due_on, formats)}.` : "";
  const refusal = bill && formatRefusal(bill, formats);
  return (
    <Note tone="amber" icon="warning">
      {formatMoney(open.amount, open.currency, formats.locale)} is to be paid{" "}
      {takesCards ? "here by card, or at the desk." : "at the desk."}
      {when}
      {refusal ? <Said>{`Your card was refused: ${refusal}`}</Said> : null}
      {takesCards && bill ? <PayByCard invoiceId={bill.id} /> : null}
    </Note>
  );
}

/** Link to the page where a card is entered, which is a separate entry. */
function PayByCard({ invoiceId }: { invoiceId: number }) {
  const [create] = useCreateInvoicePaymentLinkMutation();
  const open = () =>
    attempt("The payment did not begin", async () => {
      const { data } = await create({ variables: { id: invoiceId } });
      const url = data?.createInvoicePaymentLink?.url;
      if (!url) throw new Error("The link came back empty.");
      globalThis.location.assign(url);
    });
  return (
    <Act>
      <ActButton variant="outlined" onAct={open}>
        Pay by card
      </ActButton>
    </Act>
  );
}

/** Whether a saved card is charged for future bills; only for those who have one. */
export function CardForBills({ membership }: { membership: Membership }) {
  const { id, client_id, pays_by_card, period_end, status } = membership;
  const { data } = useSavedCardsQuery({ variables: { id: client_id } });
  const [save] = usePayMembershipByCardMutation();
  const [card] = data?.clientPaymentMethods?.data ?? [];
  const hasBills = period_end !== null && status !== "cancelled";
  if (!hasBills || (!card && !pays_by_card)) return null;
  const change = (isOn: boolean) =>
    attempt("That was not saved", () => save({ variables: { id, input: { pays_by_card: isOn } } }));
  return (
    <PreferenceSwitch
      label="Pay each bill by card"
      effect={
        card
          ? `${cardBrand(card.brand)} ${card.last4}, the card you saved last, is charged on the day of each bill.`
          : "No card is saved here. Save one when you next pay by card."
      }
      isOn={pays_by_card}
      onChange={(isOn) => void change(isOn)}
    />
  );
}

const Said = styled("p")({ marginTop: 4 });
const Act = styled("div")({ marginTop: 8 });
