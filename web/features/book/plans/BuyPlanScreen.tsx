import styled from "@emotion/styled";
import { lazy, useCallback, useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { loginPath, paths } from "#web/app/paths.ts";
import { useSession } from "#web/session/session.ts";
import { useCompany } from "#web/tenant/company.ts";
import { AppTheme } from "#web/theme/AppTheme.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { formatMoney } from "#schema/shared/format-money.ts";
import { BookFooter } from "../frame/BookFooter.tsx";
import { Notice } from "../frame/Notice.tsx";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { PublicAnchor, PublicLink } from "../frame/PublicButton.tsx";
import { planPath, PLANS_PATH } from "../frame/steps.ts";
import { WithCardPayments } from "../pay/WithCardPayments.tsx";
import type { Buyer } from "../pay/use-purchase.ts";
import { BuyerCard } from "../who/BuyerCard.tsx";
import { BuyColumns, type BuyFormProps, figuresOf, PLAN_EMAIL_HELP } from "./BuyColumns.tsx";
import {
  type PlanTileFragment,
  useMovePlanPreviewMutation,
  usePlanPurchasePreviewQuery,
  usePublicPlansQuery,
} from "./plans.generated.ts";
import { useBeginFree } from "./use-buy-plan.ts";
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
  if (plan && buyer !== undefined) return <Bought plan={plan} buyer={buyer} />;
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

/** The cost for the current user: of a new membership, or of changing their own. */
function usePreview(planId: number, membershipId: number | null) {
  const begun = usePlanPurchasePreviewQuery({
    variables: { id: planId },
    fetchPolicy: "network-only",
    skip: membershipId !== null,
  });
  const [move, moved] = useMovePlanPreviewMutation();
  const askMove = useCallback(() => {
    if (membershipId === null) return;
    // The error is kept in the mutation's result.
    move({ variables: { input: { membership_id: membershipId, plan_id: planId, dry_run: true } } }).catch(
      () => undefined,
    );
  }, [move, membershipId, planId]);
  useEffect(askMove, [askMove]);
  const previewed = begun.data?.planPurchasePreview;
  const figures = membershipId === null ? previewed && figuresOf(previewed) : moved.data?.changeMembership;
  return {
    data: figures && { ...figures, plan_id: planId, membership_id: membershipId, figures },
    error: begun.error ?? moved.error,
    askAgain: () => (membershipId === null ? void begun.refetch() : askMove()),
  };
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
  const { start, isSending, problem } = useBeginFree({ preview, onBought, onStale });
  if (session.status !== "signed_in") return <SignInFirst plan={plan} />;
  return (
    <BuyColumns
      {...props}
      isSending={isSending}
      submit={preview.membership_id === null ? `Begin ${plan.name}` : `Change to ${plan.name}`}
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
function Bought({ plan, buyer }: { plan: PlanTileFragment; buyer: Buyer | null }) {
  return (
    <Notice role="status">
      <h1>{`${plan.name} is yours`}</h1>
      <p>
        {buyer === null
          ? "It has begun. What it gives is taken off when you book."
          : `It has begun. A mail tells ${buyer.email} how to sign in: what the plan gives is taken off when you book while you are signed in.`}
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
  "& h1": { fontSize: 20, lineHeight: "28px", fontWeight: 600, letterSpacing: "-.017em", overflowWrap: "anywhere" },
});
