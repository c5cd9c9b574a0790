import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { formatMoney } from "#schema/shared/format-money.ts";
import { PaymentsFrame } from "#web/features/payments/shared/card/PaymentsFrame.tsx";
import { useSession } from "#web/session/session.ts";
import { useCompany } from "#web/tenant/company.ts";
import { formatDay } from "#web/time/format-day.ts";
import { addDays } from "#web/time/wall-clock.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Preview } from "#web/ui/layout/Preview.ts";
import { useVenueFormats } from "../frame/catalogue.ts";
import { Notice } from "../frame/Notice.tsx";
import { PublicButton } from "../frame/PublicButton.tsx";
import { usePayChoice } from "../pay/PayFields.tsx";
import { isBuyerWhole, PurchaseColumns, PurchasePayCard, sendBuyerForm } from "../pay/PurchaseColumns.tsx";
import type { CardPayments } from "../pay/WithCardPayments.tsx";
import { BuyerCard } from "../who/BuyerCard.tsx";
import type { GiftCardOnSaleFragment } from "./gift-cards.generated.ts";
import { amountOf, cardOfChoice, giftForm, type GiftSale, type GiftSent, type GiftValues } from "./gift-form.ts";
import { GiftFields } from "./GiftFields.tsx";
import { focusFirstFault, useBuyGiftCard } from "./use-buy-gift-card.ts";

/** The recipients of the code and the receipt; a buyer without an address gets no receipt. */
export interface BoughtGiftCard {
  recipient_name: string;
  recipient_email: string;
  receipt_email: string | null;
  /** The later date on which the code is mailed; null if it was sent at once. */
  send_on: string | null;
}

interface BuyGiftCardProps {
  sale: GiftSale;
  payments: CardPayments;
  onBought: (bought: BoughtGiftCard) => void;
}

/** Recipient, amount, buyer and card. Lazy-loaded, only where gift cards are sold. */
export function BuyGiftCard({ payments, ...props }: BuyGiftCardProps) {
  return (
    <PaymentsFrame publishableKey={payments.publishable_key ?? ""} account={payments.connect_account ?? undefined}>
      <GiftForm {...props} />
    </PaymentsFrame>
  );
}

function GiftForm({ sale, onBought }: Omit<BuyGiftCardProps, "payments">) {
  const { cards, today } = sale;
  const formats = useVenueFormats();
  const { locale } = useCompany();
  const { session } = useSession();
  const person = session.status === "signed_in" ? session.person : undefined;
  const choosing = usePayChoice(person?.id);
  const [first] = cards;
  const schema = giftForm(sale, formats);
  const form = useForm<GiftValues, unknown, GiftSent>({
    resolver: zodResolver(schema),
    defaultValues: {
      choice: String(first?.plan_id ?? ""),
      own: "",
      recipient_name: "",
      recipient_email: "",
      message: "",
      send_on: today,
    },
  });
  const [choice, own] = useWatch({ control: form.control, name: ["choice", "own"] });
  const card = cardOfChoice(cards, choice);
  const amount = amountOf(card, choice, own);
  const currency = first?.amount.currency ?? "";
  const buying = useBuyGiftCard({
    schema,
    form,
    choice: choosing.choice,
    onBought: ({ recipient_name, recipient_email, send_on }, buyer) =>
      onBought({ recipient_name, recipient_email, send_on, receipt_email: buyer?.email ?? person?.email ?? null }),
  });
  const { confirm, takeWallet, isSending, problem, refunded } = buying;
  const { isValid } = form.formState;
  const look = () => void form.trigger().then((isWhole) => (isWhole ? undefined : focusFirstFault(form)));
  const mayOpenWallet = () => {
    const isWhole = isValid && (person !== undefined || isBuyerWhole());
    if (!isWhole) {
      look();
      sendBuyerForm();
    }
    return isWhole;
  };
  if (refunded !== undefined) return <Refunded message={refunded} />;
  const price = amount === undefined ? undefined : formatMoney(amount, currency, locale);
  const due = { amount: amount ?? 0, currency };
  return (
    <PurchaseColumns
      figures={<GiftFigures card={card} today={today} price={price} form={form} />}
      total={price === undefined ? "Choose an amount" : `${price} today`}
      isSending={isSending}
      submit={price === undefined ? "Pay" : `Pay ${price}`}
      hint="One-time charge."
      onPress={look}
    >
      <GiftFields form={form} sale={sale} />
      <BuyerCard title="Who buys it" confirm={confirm} emailHelp="Your receipt goes here" takesFocus={isValid} />
      <PurchasePayCard
        deposit={due}
        full={due}
        choosing={choosing}
        mayOpenWallet={mayOpenWallet}
        onWallet={(press) => {
          takeWallet(press);
          sendBuyerForm();
        }}
        problem={problem}
      />
    </PurchaseColumns>
  );
}

interface GiftFiguresProps {
  card: GiftCardOnSaleFragment | undefined;
  today: string;
  price: string | undefined;
  form: ReturnType<typeof useForm<GiftValues, unknown, GiftSent>>;
}

/** Summarizes the purchase before it is made. */
function GiftFigures({ card, today, price, form }: GiftFiguresProps) {
  const formats = useVenueFormats();
  const { control } = form;
  const [name, email, day] = useWatch({ control, name: ["recipient_name", "recipient_email", "send_on"] });
  const whom = [name.trim(), email.trim()].filter(Boolean).join(", ") || "the person you choose";
  const until = card?.expires_on ? formatDay(addDays(card.expires_on, -1), formats, "withYear") : null;
  return (
    <Preview aria-label="What will happen">
      <h3>What will happen</h3>
      <ul>
        {price === undefined ? null : (
          <li>
            <Icon name="card" size={16} />
            <span>
              {`Your card is charged ${price} today`}
              <small>{`The gift card is worth ${price}.`}</small>
            </span>
          </li>
        )}
        <li>
          <Icon name="mail" size={16} />
          <span>
            {`The code goes to ${whom}`}
            {day > today ? <small>{`On the morning of ${formatDay(day, formats, "withYear")}.`}</small> : null}
          </span>
        </li>
        <li>
          <Icon name="calendar" size={16} />
          <span>{until === null ? "It does not expire" : `It can be redeemed until ${until}`}</span>
        </li>
      </ul>
    </Preview>
  );
}

function Refunded({ message }: { message: string }) {
  return (
    <Notice role="alert">
      <h1>Nothing is bought, and your money comes back</h1>
      <p>{message}</p>
      <PublicButton type="button" data-look="main" onClick={() => window.location.reload()}>
        See the gift cards
      </PublicButton>
    </Notice>
  );
}
