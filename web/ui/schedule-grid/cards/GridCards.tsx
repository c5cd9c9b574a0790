import type { ScheduleBlock, ScheduleGridProps } from "../types.ts";
import { BlockCard } from "./BlockCard.tsx";
import type { useBlockCard } from "./use-block-card.ts";
import type { useSlotCard } from "./use-slot-card.ts";

interface GridCardsProps extends Pick<ScheduleGridProps, "renderCard" | "renderSlot"> {
  blocks: readonly ScheduleBlock[];
  card: ReturnType<typeof useBlockCard>;
  slotCard: ReturnType<typeof useSlotCard>;
  /** Label of the slot under the cursor. */
  slotLabel: string;
}

/** Cards above the grid: at a block, or at a time of a strip. */
export function GridCards({ blocks, card, slotCard, slotLabel, renderCard, renderSlot }: GridCardsProps) {
  const block = blocks.find(({ id }) => id === card.card?.blockId);
  const { slot } = slotCard;
  return (
    <>
      {card.card && block && renderCard ? (
        <BlockCard
          card={card.card}
          label={block.title}
          onClose={card.close}
          onPointerEnter={card.keep}
          onPointerLeave={card.onPointerLeave}
        >
          {renderCard(block, card.close)}
        </BlockCard>
      ) : null}
      {slot && renderSlot ? (
        <BlockCard card={{ anchor: slot.anchor, byKey: true }} label={slotLabel} onClose={slotCard.close}>
          {renderSlot(slot.columnId, slot.start, slotCard.close)}
        </BlockCard>
      ) : null}
    </>
  );
}
