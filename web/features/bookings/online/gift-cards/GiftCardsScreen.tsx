import { lazy, useEffect, useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { paths } from "#web/screen/paths.ts";
import { useSession } from "#web/session/session.ts";
import { useCompany } from "#web/tenant/company.ts";
import { AppTheme } from "#web/theme/AppTheme.tsx";
import { formatDay } from "#web/time/format-day.ts";
import { BookFooter } from "../frame/BookFooter.tsx";
import { useVenueFormats } from "../frame/catalogue.ts";
import { LoadFailure } from "../frame/LoadFailure.tsx";
import { Notice } from "../frame/Notice.tsx";
import { PageHeading } from "../frame/PageHeading.tsx";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { PublicButton, PublicLink } from "../frame/PublicButton.tsx";
import { WithCardPayments } from "../pay/WithCardPayments.tsx";
import type { BoughtGiftCard } from "./BuyGiftCard.tsx";
import { useGiftCardsOnSaleQuery } from "./gift-cards.generated.ts";
import type { GiftSale } from "./gift-form.ts";

// Lazy-loaded with the card fields and the provider's library, only needed when something is paid.
const BuyGiftCard = lazy(async () => ({ default: (await import("./BuyGiftCard.tsx")).BuyGiftCard }));

/** The gift cards on sale, with a form to buy one for someone. */
export function GiftCardsScreen() {
  const { name } = useCompany();
  const { session } = useSession();
  const { data, error, refetch } = useGiftCardsOnSaleQuery({ fetchPolicy: "cache-and-network" });
  const [bought, setBought] = useState<BoughtGiftCard>();
  useEffect(() => {
    document.title = `Gift cards · ${name}`;
  }, [name]);
  const sale = data?.publicGiftCards;
  if (bought) return <Bought bought={bought} onAgain={() => setBought(undefined)} />;
  if (!sale) {
    if (!error) return <PageSkeleton />;
    return <LoadFailure title="The gift cards did not load" error={explain(error)} onRetry={() => void refetch()} />;
  }
  if (session.status === "loading") return <PageSkeleton />;
  if (sale.data.length === 0) return <NotSold>No gift cards are sold online here.</NotSold>;
  return (
    <AppTheme>
      <PageHeading>
        <h1>Give a gift card</h1>
        <p>We email its code to the person you choose. It pays for any booking here.</p>
      </PageHeading>
      <ByCard sale={{ cards: sale.data, today: sale.today }} onBought={setBought} />
      <BookFooter />
    </AppTheme>
  );
}

interface ByCardProps {
  sale: GiftSale;
  onBought: (bought: BoughtGiftCard) => void;
}

/** If the venue takes no cards online, gift cards are sold on site. */
function ByCard(props: ByCardProps) {
  return (
    <WithCardPayments due={props.sale.cards[0]?.amount.amount ?? 0}>
      {(payments) =>
        payments ? (
          <BuyGiftCard {...props} payments={payments} />
        ) : (
          <NotSold>Gift cards are sold at the venue: it takes no cards online.</NotSold>
        )
      }
    </WithCardPayments>
  );
}

function NotSold({ children }: { children: string }) {
  return (
    <Notice>
      <h1>No gift cards to buy now</h1>
      <p>{children}</p>
      <PublicLink data-look="main" to={paths.book}>
        Book a time
      </PublicLink>
    </Notice>
  );
}

/** Confirmation: where the code and the receipt are sent. */
function Bought({ bought, onAgain }: { bought: BoughtGiftCard; onAgain: () => void }) {
  const { recipient_name, recipient_email, receipt_email, send_on } = bought;
  const formats = useVenueFormats();
  const when = send_on === null ? "" : ` on the morning of ${formatDay(send_on, formats, "withYear")}`;
  return (
    <Notice role="status">
      <h1>{`The gift card for ${recipient_name} is paid`}</h1>
      <p>
        {`We email its code to ${recipient_email}${when}.`}
        {receipt_email === null ? null : ` Your receipt goes to ${receipt_email}.`}
      </p>
      <PublicLink data-look="main" to={paths.book}>
        Book a time
      </PublicLink>{" "}
      <PublicButton type="button" onClick={onAgain}>
        Give another gift card
      </PublicButton>
    </Notice>
  );
}
