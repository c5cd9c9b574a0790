import { useState } from "react";
import { z } from "zod";
import { VoidGiftCardInput } from "#schema/memberships/gift-cards/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import type { GiftCardState } from "#web/apollo/schema-types.generated.ts";
import { attempt } from "#web/apollo/show-failure.ts";
import { useDayFormats } from "#web/features/memberships/shared/use-day-formats.ts";
import { reclaimLook, reclaimText } from "#web/features/payments/shared/format-reclaim.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useRefusal } from "#web/session/use-refusal.ts";
import { formatDay, type DayFormats } from "#web/time/format-day.ts";
import { addDays } from "#web/time/wall-clock.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { ReasonInput } from "#web/ui/form/ReasonInput.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { Pager } from "#web/ui/page/Pager.tsx";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import type { Look } from "#web/ui/state/look.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import {
  useGiftCardCodeLazyQuery,
  useGiftCardsQuery,
  useRetryGiftCardRefundMutation,
  useVoidGiftCardMutation,
  type GiftCardRowFragment,
} from "./gift-cards.generated.ts";
import type { PlanRowFragment } from "./membership-plans.generated.ts";
import { SellGiftCardDialog } from "./SellGiftCardDialog.tsx";

const LOOKS: Record<GiftCardState, Look> = {
  active: { tone: "green", icon: "check-circle", label: "Can be redeemed" },
  redeemed: { tone: "grey", icon: "check-circle", label: "Redeemed" },
  expired: { tone: "amber", icon: "clock", label: "Expired" },
  void: { tone: "grey", icon: "ban", label: "Taken back" },
};

const NOT_BACK = { tone: "red", icon: "warning", label: "Money not given back" } as const;

/** Sold gift cards of a plan, with a button to sell another. */
export function SoldGiftCards({ plan }: { plan: PlanRowFragment }) {
  const [page, setPage] = useState(1);
  const query = useGiftCardsQuery({
    variables: { plan_id: plan.id, page },
    fetchPolicy: "cache-and-network",
  });
  const [isSelling, setIsSelling] = useState(false);
  const found = query.data?.giftCards;
  const refusal = useRefusal("payments.take");
  return (
    <PanelSection aria-label="Sold gift cards">
      <h3>Sold gift cards</h3>
      {plan.is_archived ? null : (
        <RefusableButton size="small" refusal={refusal} onClick={() => setIsSelling(true)}>
          Sell a gift card
        </RefusableButton>
      )}
      {found ? null : <Unloaded failure="The gift cards did not load" query={query} />}
      {found?.data.length === 0 ? <p>None yet.</p> : null}
      <Rows>
        {found?.data.map((card) => (
          <SoldCard key={card.id} card={card} />
        ))}
      </Rows>
      {found ? (
        <Pager page={page} perPage={found.meta.per_page} total={found.meta.total ?? 0} onPage={setPage} />
      ) : null}
      {isSelling ? <SellGiftCardDialog plan={plan} onClose={() => setIsSelling(false)} /> : null}
    </PanelSection>
  );
}

/** When its code is to be or was emailed, if the buyer chose a later day. */
function formatSending({ state, send_on, sent_at }: GiftCardRowFragment, formats: DayFormats): string | null {
  if (send_on === null) return null;
  const day = formatDay(send_on, formats, "withYear");
  if (sent_at !== null) return `code mailed on ${day}`;
  return state === "active" ? `code will be sent on ${day}` : "code never sent";
}

function SoldCard({ card }: { card: GiftCardRowFragment }) {
  const formats = useDayFormats();
  const [isVoiding, setIsVoiding] = useState(false);
  const refusal = useRefusal("payments.refund");
  const isNotBack = card.refund_state === "refund_failed";
  const { tone, icon, label } = isNotBack ? NOT_BACK : (reclaimLook(card) ?? LOOKS[card.state]);
  const reclaimed = reclaimText(card, formats.locale);
  const facts = [
    `From ${card.buyer_name}`,
    card.recipient_email,
    formatSending(card, formats),
    card.refund_state === "refunding" && "money on its way back to the card",
    card.redeemed_by_name && `redeemed by ${card.redeemed_by_name}`,
    card.expires_on && `until ${formatDay(addDays(card.expires_on, -1), formats, "withYear")}`,
  ];
  return (
    <li>
      <span className="what">
        <b>{card.recipient_name}</b>
        <small>{facts.filter(Boolean).join(", ")}</small>
        {card.refund_failure === null || card.refund_state === "refunded" ? null : (
          <small>{`The money could not be given back to the card: ${card.refund_failure}`}</small>
        )}
        {reclaimed === null ? null : <small>{reclaimed}</small>}
      </span>
      <b className="figures">{formatMoney(card.amount.amount, card.amount.currency, formats.locale)}</b>
      <div className="acts">
        <StateChip tone={tone} icon={icon}>
          {label}
        </StateChip>
        {card.state === "active" ? <Code card={card} /> : null}
        {isNotBack ? <GiveBackAgain card={card} /> : null}
        {card.state === "active" || card.state === "expired" ? (
          <RefusableButton
            size="small"
            color="error"
            refusal={refusal}
            aria-label={`Take back the card for ${card.recipient_name}`}
            onClick={() => setIsVoiding(true)}
          >
            Take back
          </RefusableButton>
        ) : null}
      </div>
      {isVoiding ? <VoidDialog card={card} onClose={() => setIsVoiding(false)} /> : null}
    </li>
  );
}

function GiveBackAgain({ card: { id, recipient_name } }: { card: GiftCardRowFragment }) {
  const [retry] = useRetryGiftCardRefundMutation();
  const refusal = useRefusal("payments.refund");
  const tryAgain = () => attempt("It could not be tried again", () => retry({ variables: { id } }));
  return (
    <RefusableButton
      size="small"
      refusal={refusal}
      aria-label={`Try again to give the money of the card for ${recipient_name} back`}
      onClick={() => void tryAgain()}
    >
      Try again
    </RefusableButton>
  );
}

/** Revealed on request only, so that passers-by cannot read it. */
function Code({ card: { id, recipient_name } }: { card: GiftCardRowFragment }) {
  const [ask, { data, error, loading }] = useGiftCardCodeLazyQuery({ fetchPolicy: "network-only" });
  const refusal = useRefusal("payments.take");
  const code = data?.giftCardCode?.code;
  if (code) return <code>{code}</code>;
  return (
    <>
      <RefusableButton
        size="small"
        refusal={refusal}
        loading={loading}
        aria-label={`Show the code for ${recipient_name}`}
        onClick={() => void ask({ variables: { id } })}
      >
        Show the code
      </RefusableButton>
      {error ? <small>{explain(error).message}</small> : null}
    </>
  );
}

const voidForm = z.object({ reason: VoidGiftCardInput.shape.reason });

function VoidDialog({ card, onClose }: { card: GiftCardRowFragment; onClose: () => void }) {
  const [takeBack] = useVoidGiftCardMutation();
  const { locale } = useDayFormats();
  const left = card.amount.amount - (card.reclaim?.amount.amount ?? 0);
  const amount = formatMoney(left, card.amount.currency, locale);
  return (
    <FormDialog
      title={`Take back the card for ${card.recipient_name}`}
      schema={voidForm}
      defaultValues={{ reason: "" }}
      submitLabel={`Refund ${amount}`}
      tone="danger"
      onSubmit={async ({ reason }) => {
        await takeBack({ variables: { id: card.id, input: { reason } } });
        showToast({
          message: "The gift card is taken back",
          detail:
            card.paid_by === "card"
              ? `${amount} goes back to the card of ${card.buyer_name}, usually within a few days`
              : `Refund ${amount} to ${card.buyer_name}`,
          tone: "success",
        });
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <p>Its code stops working, and the money goes back the way it was paid.</p>
          <ReasonInput control={control} name="reason" maxLength={300} autoFocus />
        </>
      )}
    </FormDialog>
  );
}
