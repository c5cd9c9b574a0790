import styled from "@emotion/styled";
import { lazy, useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { formatMoney } from "#schema/shared/format-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { PlanChangeTimes } from "#web/features/memberships/shared/PlanChangeTimes.tsx";
import { loginPath, paths } from "#web/screen/paths.ts";
import { useSession } from "#web/session/session.ts";
import { useCompany } from "#web/tenant/company.ts";
import { AppTheme } from "#web/theme/AppTheme.tsx";
import { formatDay } from "#web/time/format-day.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { BookFooter } from "../frame/BookFooter.tsx";
import { Notice } from "../frame/Notice.tsx";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { PublicAnchor, PublicLink } from "../frame/PublicButton.tsx";
import { planPath, PLANS_PATH } from "../frame/steps.ts";
import type { Buyer } from "../pay/use-purchase.ts";
import { WithCardPayments } from "../pay/WithCardPayments.tsx";
import { BuyerCard } from "../who/BuyerCard.tsx";
import { BuyColumns, figuresOf, PLAN_EMAIL_HELP, useBookFormats, type BuyFormProps } from "./BuyColumns.tsx";
import { usePlanPurchasePreviewQuery, usePublicPlansQuery, type PlanTileFragment } from "./plans.generated.ts";
import { useBeginFree } from "./use-buy-plan.ts";
import { useMovePreview } from "./use-move-preview.ts";
import { useMoving } from "./use-moving.ts";

// Lazy-loaded with the card fields and the provider's library, only needed when something is paid.
const PayPlan = lazy(async () => ({ default: (await import("./PayPlan.tsx")).PayPlan }));

/** What one plan costs now and later, with the form to buy it on exactly these terms. */
export function BuyPlanScreen() {
  const id = Number(useParams()["id"]) || 0;
  const { session } = useSession();
  if (session.status === "loading") return <PageSkeleton />;
  // Another user sees other figures.
  const who = session.status === "signed_in" ? session.person.id : 0;
  return (
    <AppTheme>
      <BuyPlan key={`${id} ${who}`} id={id} />
    </AppTheme>
  );
}

function BuyPlan({ id }: { id: number }) {
  const moving = useMoving();
  const plans = usePublicPlansQuery({ fetchPolicy: "cache-and-network" });
  const preview = usePreview(id, moving.id);
  const [buyer, setBuyer] = useState<Buyer | null>();
  const plan = plans.data?.publicMembershipPlans?.data.find((one) => one.id === id);
  useTitle(plan);
  if (plan && buyer !== undefined) {
    return <Bought plan={plan} buyer={buyer} follows={preview.data?.figures.planned_change?.on ?? null} />;
  }
  const error = plans.error ?? preview.error;
  if (error) return <NotForSale message={explain(error).message} />;
  if (!preview.data || !plans.data) return <PageSkeleton />;
  if (!plan) return <NotForSale message="This plan is not for sale." />;
  return (
    <>
      <Heading>
        <h1>{moving.id === null ? `Buy ${plan.name}` : `Change to ${plan.name}`}</h1>
        <PublicLink data-look="quiet" data-size="small" to={`${PLANS_PATH}${moving.search}`}>
          All plans
        </PublicLink>
      </Heading>
      <When moving={preview.moving} />
      <BuyForm plan={plan} preview={preview.data} onBought={setBuyer} onStale={preview.askAgain} />
      <BookFooter />
    </>
  );
}

function useTitle(plan: PlanTileFragment | undefined) {
  const { name } = useCompany();
  useEffect(() => {
    document.title = `${plan?.name ?? "Membership"} · ${name}`;
  }, [name, plan?.name]);
}

function BuyForm({ preview, onStale, ...form }: Omit<BuyFormProps, "price">) {
  const { locale } = useCompany();
  const [isStale, setIsStale] = useState(false);
  const { amount, currency } = preview.due_now;
  const askAgain = () => {
    setIsStale(true);
    onStale();
  };
  const props = { ...form, preview, onStale: askAgain };
  return (
    <>
      {isStale ? (
        <Note tone="amber" icon="warning" role="status">
          Something has changed since you looked. These are the figures now.
        </Note>
      ) : null}
      {amount === 0 ? (
        <FreeForm {...props} price="" />
      ) : (
        <PaidForm {...props} price={formatMoney(amount, currency, locale)} />
      )}
    </>
  );
}

/** The cost for the current user: of a new membership, or of changing their own at the chosen time. */
function usePreview(planId: number, membershipId: number | null) {
  const begun = usePlanPurchasePreviewQuery({
    variables: { id: planId },
    fetchPolicy: "network-only",
    skip: membershipId !== null,
  });
  const moving = useMovePreview(planId, membershipId);
  const previewed = begun.data?.planPurchasePreview;
  const { times, begins } = moving;
  const figures =
    membershipId === null ? previewed && figuresOf(previewed) : times.find((one) => one.begins === begins)?.figures;
  return {
    data: figures && { ...figures, plan_id: planId, membership_id: membershipId, begins, figures },
    moving,
    error: begun.error ?? moving.error,
    askAgain: () => (membershipId === null ? void begun.refetch() : moving.askAgain()),
  };
}

/** The times to choose from, unless the plan that is left says when changes begin. */
function When({ moving: { times, begins, setBegins } }: { moving: ReturnType<typeof useMovePreview> }) {
  const formats = useBookFormats();
  if (times.length < 2) return null;
  return <PlanChangeTimes times={times} value={begins} onChange={setBegins} formats={formats} />;
}

function NotForSale({ message }: { message: string }) {
  return (
    <Notice role="alert">
      <h1>This cannot be bought now</h1>
      <p>{message}</p>
      <PublicLink data-look="main" to={PLANS_PATH}>
        See the plans
      </PublicLink>
    </Notice>
  );
}

/** If the venue takes no cards online, plans are sold on site. */
function PaidForm(props: BuyFormProps) {
  return (
    <WithCardPayments due={props.preview.due_now.amount}>
      {(payments) =>
        payments ? (
          <PayPlan {...props} payments={payments} />
        ) : (
          <NotForSale message="Plans are sold at the venue: it takes no cards online." />
        )
      }
    </WithCardPayments>
  );
}

/** A plan without a payment can be started only with an account. */
function FreeForm(props: BuyFormProps) {
  const { plan, preview, onBought, onStale } = props;
  const { session } = useSession();
  const { locale } = useCompany();
  const nothing = formatMoney(0, preview.due_now.currency, locale);
  const { start, isSending, problem } = useBeginFree({ preview, onBought, onStale });
  if (session.status !== "signed_in") return <SignInFirst plan={plan} />;
  return (
    <BuyColumns
      {...props}
      isSending={isSending}
      submit={preview.begins === null ? `Begin ${plan.name}` : `${CHANGE_LABELS[preview.begins]}, ${nothing} today`}
    >
      <BuyerCard confirm={start} emailHelp={PLAN_EMAIL_HELP} />
      {problem === undefined ? null : (
        <Note tone="red" icon="warning" role="alert">
          {problem}
        </Note>
      )}
    </BuyColumns>
  );
}

const CHANGE_LABELS = { now: "Change now", period_end: "Change when the period ends" };

function SignInFirst({ plan }: { plan: PlanTileFragment }) {
  return (
    <Notice>
      <h1>Sign in to begin free</h1>
      <p>{`${plan.name} begins without a payment, for members with an account.`}</p>
      {/* Full page loads: signing in belongs to another entry than this small page. */}
      <PublicAnchor data-look="main" href={loginPath(planPath(plan.id))}>
        Sign in
      </PublicAnchor>{" "}
      <PublicAnchor href={paths.register}>Create an account</PublicAnchor>
    </Notice>
  );
}

/** Confirmation: where the mail is sent, and how to continue. */
function Bought({ plan, buyer, follows }: { plan: PlanTileFragment; buyer: Buyer | null; follows: string | null }) {
  const formats = useBookFormats();
  if (follows !== null) {
    return (
      <Notice role="status">
        <h1>{`${plan.name} begins on ${formatDay(follows, formats)}`}</h1>
        <p>Until then you keep your plan and all that it gives. Your profile takes the change back until then.</p>
        <PublicAnchor data-look="main" href={paths.memberProfile}>
          See your plan
        </PublicAnchor>
      </Notice>
    );
  }
  return (
    <Notice role="status">
      <h1>{`${plan.name} is yours`}</h1>
      <p>
        {buyer === null
          ? "It's active. Your hours are used when you book."
          : `It's active. We emailed ${buyer.email} how to sign in. Sign in before you book to use your hours.`}
      </p>
      {buyer === null ? (
        <>
          <PublicLink data-look="main" to={paths.book}>
            Book a time
          </PublicLink>{" "}
          <PublicAnchor href={paths.memberProfile}>See your plan</PublicAnchor>
        </>
      ) : (
        <PublicAnchor data-look="main" href={loginPath(paths.book)}>
          Sign in
        </PublicAnchor>
      )}
    </Notice>
  );
}

const Heading = styled("header")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  padding: "20px 0 12px",
  "& h1": { overflowWrap: "anywhere" },
});
