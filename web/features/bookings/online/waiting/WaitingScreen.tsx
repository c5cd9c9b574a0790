import styled from "@emotion/styled";
import { lazy, Suspense, useEffect, useRef } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { paths } from "#web/screen/paths.ts";
import { useCompany } from "#web/tenant/company.ts";
import { formatDay } from "#web/time/format-day.ts";
import { localAt } from "#web/time/wall-clock.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { Countdown } from "#web/ui/text/Countdown.tsx";
import { useCatalogue } from "../frame/catalogue.ts";
import { dateOf, formatTime, timeSpan } from "../frame/format-venue.ts";
import { useLinkToken } from "../frame/link-token.tsx";
import { LoadFailure } from "../frame/LoadFailure.tsx";
import { Notice } from "../frame/Notice.tsx";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { PublicButton, PublicLink } from "../frame/PublicButton.tsx";
import { formatOf } from "../own/own-booking.ts";
import { PolicyLines } from "../own/PolicyLines.tsx";
import type { Amount } from "../pay/HowMuch.tsx";
import { useCreditUse, useOwnCredit, type CreditUse } from "../pay/use-own-credit.ts";
import { WithCardPayments } from "../pay/WithCardPayments.tsx";
import { endedText, freeText, heldText, placeText, whatIsWaitedFor } from "./format-waiting.ts";
import { WaitCard } from "./JoinScreen.tsx";
import { PlaceFacts } from "./PlaceFacts.tsx";
import { useWaitingActs } from "./use-waiting-acts.ts";
import { useWaitingEntry } from "./use-waiting-entry.ts";
import type { OwnWaitingFragment } from "./waiting.generated.ts";
import { WhileWaiting } from "./WhileWaiting.tsx";

const OfferCredit = lazy(async () => ({ default: (await import("./OfferCredit.tsx")).OfferCredit }));
// Lazy-loaded with the card fields and the provider's library, only needed when something is paid.
const PayOffer = lazy(async () => ({ default: (await import("./PayOffer.tsx")).PayOffer }));

/** A waitlist entry by its mailed link: its status and the offered place. */
export function WaitingScreen() {
  const token = useLinkToken();
  const { name } = useCompany();
  useEffect(() => {
    document.title = `Waiting list · ${name}`;
  }, [name]);
  const { entry, error, refetch } = useWaitingEntry(token);
  if (entry) return <Standing entry={entry} onEnd={() => void refetch()} />;
  if (!error) return <PageSkeleton />;
  if (["not_found", "bad_argument"].includes(faultOf(error).code ?? "")) return <NoEntry />;
  return <LoadFailure title="The waiting list did not load" error={explain(error)} onRetry={() => void refetch()} />;
}

function NoEntry() {
  return (
    <Notice>
      <h1>This link leads to no waiting list</h1>
      <p>Open it from the mail again: a part may be missing. If it still does not work, call the venue.</p>
      <PublicLink data-look="main" to={paths.book}>
        Book a time
      </PublicLink>
    </Notice>
  );
}

interface EntryProps {
  entry: OwnWaitingFragment;
  /** The offer has expired. */
  onEnd: () => void;
}

function Standing({ entry, onEnd }: EntryProps) {
  const format = formatOf(useCatalogue(), entry.location.id);
  const { service, level, coach, location, party_size, local_start, local_end, status, is_free, offer } = entry;
  const isOffered = status === "offered" && offer !== null;
  const where = isOffered ? offer.resource?.name : undefined;
  const heading = useFocusAfter(`${status} ${is_free}`);
  return (
    <>
      {isOffered ? <OfferBanner entry={entry} onEnd={onEnd} /> : null}
      {is_free ? <FreeBanner entry={entry} /> : null}
      <WaitCard>
        <header>
          <p>{placeText(entry)}</p>
          <h1 tabIndex={-1} ref={heading}>
            {formatDay(dateOf(local_start), format, "withYear")},{" "}
            <span>{timeSpan(local_start, local_end, format)}</span>
          </h1>
          <b>{[service.name, level].filter(Boolean).join(", ")}</b>
          <PlaceFacts
            coach={coach?.name}
            people={party_size}
            locationId={location.id}
            locationName={location.name}
            bay={where}
          />
        </header>
        <Acts entry={entry} onEnd={onEnd} />
      </WaitCard>
    </>
  );
}

function Acts({ entry, onEnd }: EntryProps) {
  const { status, offer, offer_payment: due, waitlist_offers } = entry;
  const what = whatIsWaitedFor(entry);
  const { sending, problem, claim, take, goAway } = useWaitingActs(entry);
  const credit = useCreditUse(useOwnCredit(entry.payable_by_credit?.currency) ?? null);
  return (
    <footer>
      {problem ? (
        <Note tone="red" icon="warning" role="alert">
          {problem}
        </Note>
      ) : null}
      {status === "offered" && offer ? (
        <>
          <OfferTerms entry={entry} offer={offer} paysByCredit={credit.isUsed} />
          {due ? (
            <PayNow due={due} what={what} credit={credit} onTake={take} onExpired={onEnd} />
          ) : (
            <Take entry={entry} offer={offer} credit={credit} isSending={sending === "take"} onTake={take} />
          )}
          <PublicButton type="button" data-size="xl" aria-busy={sending === "leave"} onClick={() => void goAway()}>
            {waitlist_offers === "everybody" ? "No, give it back" : "No, give it to the next person"}
          </PublicButton>
        </>
      ) : null}
      {status === "waiting" ? (
        <WhileWaiting
          entry={entry}
          what={what}
          sending={sending}
          onClaim={() => void claim()}
          onLeave={() => void goAway()}
        />
      ) : null}
      {status === "waiting" || status === "offered" ? null : (
        <>
          <p role="status">{endedText(entry)}</p>
          <PublicLink data-look="main" to={paths.book}>
            Book a time
          </PublicLink>
        </>
      )}
    </footer>
  );
}

/** Moves the focus to the heading when a status change removed the focused control. */
function useFocusAfter(standing: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(standing);
  useEffect(() => {
    if (before.current === standing) return;
    before.current = standing;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [standing]);
  return heading;
}

interface TakeProps {
  entry: OwnWaitingFragment;
  offer: NonNullable<OwnWaitingFragment["offer"]>;
  credit: CreditUse;
  isSending: boolean;
  onTake: (credit: Amount | null) => Promise<void>;
}

/** Accepts a place paid at the venue, or paid with the member's credit. */
function Take({ entry, offer, credit, isSending, onTake }: TakeProps) {
  const { locale } = useCompany();
  const { payable_by_credit: payable } = entry;
  const used = payable && credit.isUsed ? Math.min(credit.left ?? 0, payable.amount) : 0;
  const { price } = offer;
  return (
    <>
      {payable && credit.left !== null ? (
        <Suspense fallback={null}>
          <OfferCredit credit={{ ...credit, of: () => used }} due={payable} restLabel="At the venue you pay" />
        </Suspense>
      ) : null}
      <PublicButton
        type="button"
        data-look="main"
        data-size="xl"
        aria-busy={isSending}
        onClick={() => void onTake(used === 0 ? null : { amount: used, currency: price.currency })}
      >
        Take the {whatIsWaitedFor(entry)} for {formatMoney(price.amount, price.currency, locale)}
      </PublicButton>
    </>
  );
}

interface OfferTermsProps extends Pick<TakeProps, "entry" | "offer"> {
  paysByCredit: boolean;
}

/** The price, the part due now, and the policy. */
function OfferTerms({ entry, offer, paysByCredit }: OfferTermsProps) {
  const { location, offer_payment: due, payable_by_credit } = entry;
  const { locale } = useCompany();
  const { price } = offer;
  return (
    <>
      <Total>
        <span>Total</span>
        <b>{formatMoney(price.amount, price.currency, locale)}</b>
      </Total>
      {due ? (
        <Total>
          <span>{payable_by_credit ? "Deposit, paid now" : "Deposit, paid by card now"}</span>
          <b>{formatMoney(due.deposit.amount, due.deposit.currency, locale)}</b>
        </Total>
      ) : null}
      <PolicyLines
        booking={{ ...offer, location }}
        mayMove={false}
        {...(due || paysByCredit ? { isPaidOnline: true } : {})}
      />
    </>
  );
}

function PayNow(props: Omit<Parameters<typeof PayOffer>[0], "payments">) {
  return (
    <WithCardPayments due={props.due.deposit.amount}>
      {(payments) =>
        payments ? (
          <PayOffer {...props} payments={payments} />
        ) : (
          <Note tone="red" icon="warning" role="alert">
            The venue takes no cards online at the moment. Ask there about this time.
          </Note>
        )
      }
    </WithCardPayments>
  );
}

function OfferBanner({ entry, onEnd }: EntryProps) {
  const { offered_until, location, waitlist_offers } = entry;
  const catalogue = useCatalogue();
  const venue = catalogue.locations.find(({ id }) => id === location.id);
  if (!offered_until) return null;
  const until = Date.parse(offered_until);
  const local = venue && localAt(until, venue);
  return (
    <Banner>
      <Icon name="hourglass" size={20} />
      <div>
        <b>{heldText(entry)}</b>
        {venue && local ? (
          <p>
            Until {formatTime(local, venue)} on {formatDay(dateOf(local), venue)},{" "}
            {waitlist_offers === "everybody" ? "then it is free for others again" : "then the next person gets it"}
          </p>
        ) : null}
      </div>
      <strong>
        <Countdown until={until} onEnd={onEnd} />
      </strong>
    </Banner>
  );
}

/** Nothing is held: the first to accept gets it. */
function FreeBanner({ entry }: { entry: OwnWaitingFragment }) {
  return (
    <Banner data-tone="green">
      <Icon name="check-circle" size={20} />
      <div>
        <b>{freeText(entry)}</b>
        <p>Everybody who is waiting was notified: first come, first served</p>
      </div>
    </Banner>
  );
}

const Total = styled("div")({ display: "flex", justifyContent: "space-between", fontVariantNumeric: "tabular-nums" });

const Banner = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 12,
  maxWidth: 560,
  margin: "24px auto 0",
  padding: "10px 16px 12px",
  borderRadius: "var(--r)",
  background: "var(--violet-f)",
  color: "var(--violet-t)",
  "&[data-tone=green]": { background: "var(--green-f)", color: "var(--green-t)" },
  "& div": { flex: 1 },
  "& p": { fontSize: 12, lineHeight: "16px", letterSpacing: 0 },
  "& strong": { fontSize: 18, lineHeight: "24px" },
  "@media (max-width: 599.95px)": { marginTop: 16 },
});
