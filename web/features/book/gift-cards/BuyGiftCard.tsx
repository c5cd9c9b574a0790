import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { useSession } from "#web/session/session.ts";
import { Figures } from "#web/memberships/DryRunFigures.tsx";
import { PaymentsFrame } from "#web/money/PaymentsFrame.tsx";
import { useCompany } from "#web/tenant/company.ts";
import { formatDay } from "#web/time/format-day.ts";
import { addDays } from "#web/time/wall-clock.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { formatMoney } from "#web/ui/text/format-money.ts";
import { useCatalogue } from "../frame/catalogue.ts";
import { Notice } from "../frame/Notice.tsx";
import { PublicButton } from "../frame/PublicButton.tsx";
import { usePayChoice } from "../pay/PayFields.tsx";
import { isBuyerWhole, PurchaseColumns, PurchasePayCard, sendBuyerForm } from "../pay/PurchaseColumns.tsx";
import type { CardPayments } from "../pay/use-card-payments.ts";
import { BuyerCard } from "../who/BuyerCard.tsx";
import { amountOf, cardOfChoice, giftForm, type GiftSent, type GiftValues } from "./gift-form.ts";
import type { GiftCardOnSaleFragment } from "./gift-cards.generated.ts";
import { GiftFields } from "./GiftFields.tsx";
import { focusFirstFault, useBuyGiftCard } from "./use-buy-gift-card.ts";

/** Where the code of a gift card went, and its receipt; none goes to a buyer without an address. */
export interface BoughtGiftCard {
  recipient_name: string;
  recipient_email: string;
  receipt_email: string | null;
}

interface BuyGiftCardProps {
  cards: readonly GiftCardOnSaleFragment[];
  payments: CardPayments;
  onBought: (bought: BoughtGiftCard) => void;
}

/** For whom, how much, who buys it and the card that pays: loaded where gift cards are sold, and nowhere else. */
export function BuyGiftCard({ payments, ...props }: BuyGiftCardProps) {
  return (
    <PaymentsFrame publishableKey={payments.publishable_key ?? ""} account={payments.connect_account ?? undefined}>
      <GiftForm {...props} />
    </PaymentsFrame>
  );
}

function GiftForm({ cards, onBought }: Omit<BuyGiftCardProps, "payments">) {
  const { locale } = useCompany();
  const { session } = useSession();
  const person = session.status === "signed_in" ? session.person : undefined;
  const choosing = usePayChoice(person?.id);
  const [first] = cards;
  const schema = giftForm(cards, locale);
  const form = useForm<GiftValues, unknown, GiftSent>({
    resolver: zodResolver(schema),
    defaultValues: {
      choice: String(first?.plan_id ?? ""),
      own: "",
      recipient_name: "",
      recipient_email: "",
      message: "",
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
    onBought: ({ recipient_name, recipient_email }, buyer) =>
      onBought({ recipient_name, recipient_email, receipt_email: buyer?.email ?? person?.email ?? null }),
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
      figures={<GiftFigures card={card} price={price} form={form} />}
      total={price === undefined ? "Choose an amount" : `${price} today`}
      isSending={isSending}
      submit={price === undefined ? "Pay" : `Pay ${price}`}
      hint="Charged once. Nothing follows."
      onPress={look}
    >
      <GiftFields form={form} cards={cards} />
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
  price: string | undefined;
  form: ReturnType<typeof useForm<GiftValues, unknown, GiftSent>>;
}

/** What will happen, before it does. */
function GiftFigures({ card, price, form }: GiftFiguresProps) {
  const { locale } = useCompany();
  const [location] = useCatalogue().locations;
  const formats = location ?? { locale, dateformat: "D MMM YYYY" };
  const [name, email] = useWatch({ control: form.control, name: ["recipient_name", "recipient_email"] });
  const until = card?.expires_on ? formatDay(addDays(card.expires_on, -1), formats, "withYear") : null;
  return (
    <Figures aria-label="What will happen">
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
          <span>{`The code goes to ${[name.trim(), email.trim()].filter(Boolean).join(", ") || "the person you choose"}`}</span>
        </li>
        <li>
          <Icon name="calendar" size={16} />
          <span>{until === null ? "It does not expire" : `It can be redeemed until ${until}`}</span>
        </li>
      </ul>
    </Figures>
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
