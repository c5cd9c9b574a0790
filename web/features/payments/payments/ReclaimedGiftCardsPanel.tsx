import { reclaimLook, reclaimText } from "#web/features/payments/shared/format-reclaim.ts";
import type { VenueFormats } from "#web/time/format.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Money } from "#web/ui/text/Money.tsx";
import { ListPanel } from "./ListPanel.tsx";
import { useReclaimedGiftCardsQuery, type ReclaimedGiftCardItemFragment } from "./reclaimed-gift-cards.generated.ts";

interface ReclaimedGiftCardsPanelProps {
  formats: VenueFormats;
  onClose: () => void;
}

/** Redeemed gift cards whose buyers got their money back: what of their credit was taken back, and what was spent. */
export function ReclaimedGiftCardsPanel({ formats, onClose }: ReclaimedGiftCardsPanelProps) {
  const query = useReclaimedGiftCardsQuery({ fetchPolicy: "cache-and-network" });
  return (
    <ListPanel
      title="Gift cards paid back"
      list={query.data?.reclaimedGiftCards}
      query={query}
      failedTitle="The gift cards did not load"
      empty={{ title: "Nothing was paid back", text: "No redeemed gift card was refunded in the last 30 days." }}
      intro="The buyers of these got their money back from the payment provider or through their bank, after the cards had become credit. What was left of the credit is taken back; what had been spent stays paid and is the venue’s loss."
      shows="newest"
      renderRow={(card) => <Reclaimed card={card} formats={formats} />}
      onClose={onClose}
    />
  );
}

function Reclaimed({ card, formats }: { card: ReclaimedGiftCardItemFragment; formats: VenueFormats }) {
  const look = reclaimLook(card);
  return (
    <>
      <span className="line">
        <b>{card.redeemed_by_name ?? card.recipient_name}</b>
        <Money {...card.amount} locale={formats.locale} />
      </span>
      <small>
        {card.plan_name}, from {card.buyer_name}
      </small>
      {look ? (
        <span>
          <StateChip tone={look.tone} icon={look.icon}>
            {look.label}
          </StateChip>
        </span>
      ) : null}
      <p>{reclaimText(card, formats.locale)}</p>
    </>
  );
}
