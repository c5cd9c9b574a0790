import styled from "@emotion/styled";
import { useEffect } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { paths } from "#web/screen/paths.ts";
import { useCompany } from "#web/tenant/company.ts";
import { BookFooter } from "../frame/BookFooter.tsx";
import { locationOf, useCatalogue } from "../frame/catalogue.ts";
import { LoadFailure } from "../frame/LoadFailure.tsx";
import { Notice } from "../frame/Notice.tsx";
import { PageHeading } from "../frame/PageHeading.tsx";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { PublicLink } from "../frame/PublicButton.tsx";
import { planPath } from "../frame/steps.ts";
import { useAnswers } from "../frame/use-answers.ts";
import { useCardPaymentsQuery } from "../pay/pay.generated.ts";
import { usePublicPlansQuery, type PlanTileFragment } from "./plans.generated.ts";
import { PlanTile } from "./PlanTile.tsx";
import { useMoving } from "./use-moving.ts";

/** Memberships and packs on sale. */
export function PlansScreen() {
  const { name } = useCompany();
  const moving = useMoving();
  const { data, error, refetch } = usePublicPlansQuery({ fetchPolicy: "cache-and-network" });
  useEffect(() => {
    document.title = `Memberships · ${name}`;
  }, [name]);
  const plans = data?.publicMembershipPlans?.data.filter(({ is_gift_card }) => !is_gift_card);
  if (!plans) {
    if (!error) return <PageSkeleton />;
    return <LoadFailure title="The plans did not load" error={explain(error)} onRetry={() => void refetch()} />;
  }
  if (plans.length === 0) {
    return (
      <Notice>
        <h1>No memberships are on sale here</h1>
        <p>{`Everything at ${name} is booked one time after another.`}</p>
        <PublicLink data-look="main" to={paths.book}>
          Book a time
        </PublicLink>
      </Notice>
    );
  }
  const memberships = plans.filter(({ id, billing_period }) => billing_period !== "custom" && id !== moving.from);
  // Non-renewing plans are held in addition to a membership, so no membership can change to them.
  const packs = moving.id === null ? plans.filter(({ billing_period }) => billing_period === "custom") : [];
  return (
    <>
      <PageHeading>
        <h1>{moving.id === null ? "Memberships" : "Change your plan"}</h1>
        <p>
          {moving.id === null
            ? "You see exactly what is charged, now and later, before you pay."
            : "Choose a plan to see what it costs to begin it now, or when your period ends."}
        </p>
        {moving.id !== null && memberships.length === 0 ? <p>No other plan is on sale now.</p> : null}
      </PageHeading>
      <Tiles plans={memberships} />
      {packs.length > 0 ? (
        <>
          {memberships.length > 0 ? (
            <PageHeading>
              <h2>Packs</h2>
              <p>Pay once. Use them with or without a membership.</p>
            </PageHeading>
          ) : null}
          <Tiles plans={packs} />
        </>
      ) : null}
      <BookFooter />
    </>
  );
}

function Tiles({ plans }: { plans: readonly PlanTileFragment[] }) {
  return (
    <Grid>
      {plans.map((plan) => (
        <PlanTile key={plan.id} plan={plan}>
          <PlanAct plan={plan} />
        </PlanTile>
      ))}
    </Grid>
  );
}

/** The way to buy a plan. What costs something at once needs a venue that takes cards online. */
function PlanAct({ plan }: { plan: PlanTileFragment }) {
  const moving = useMoving();
  const isTrial = plan.trial_days > 0 && moving.id === null;
  // What a change of plan costs is known only from its preview.
  const due = isTrial || moving.id !== null ? 0 : plan.price.amount + plan.sign_up_fee.amount;
  const { data } = useCardPaymentsQuery({ skip: due === 0 });
  if (plan.places_left === 0) return <p className="quiet">All places are taken.</p>;
  if (due > 0 && data?.publicEcommerceConfig?.can_accept_payments === false) return <SoldAtVenue />;
  return (
    <PublicLink data-look="main" to={planPath(plan.id, moving.search)}>
      {isTrial ? `Try ${plan.name}` : `Choose ${plan.name}`}
    </PublicLink>
  );
}

function SoldAtVenue() {
  const { answers } = useAnswers();
  const phone = locationOf(useCatalogue(), answers)?.phone;
  if (!phone) return <p>Sold at the venue</p>;
  return (
    <p>
      Sold at the venue, <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>
    </p>
  );
}

const Grid = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
  gap: 16,
});
