import { faultOf } from "#web/apollo/http-fault.ts";
import { attempt } from "#web/apollo/show-failure.ts";
import {
  useActivateBillingMutation,
  useCancelCompanySubscriptionMutation,
  useChangeCompanyPlanMutation,
  type PlanShownFragment,
} from "#web/features/payments/shared/subscription/subscription.generated.ts";
import { useCompany } from "#web/tenant/company.ts";

const CANCELLED = "Subscription will cancel at the end of the current period.";
const NOT_CANCELLED = "Failed to set cancellation at period end";
/** Statuses of a subscription that cannot be deleted but can be set to end. */
const ENDS_INSTEAD: readonly (number | undefined)[] = [404, 405, 422];

/** Actions on a running subscription. */
export function useSubscriptionActs() {
  const { id } = useCompany();
  const [change] = useChangeCompanyPlanMutation({ awaitRefetchQueries: true });
  const [cancelPlan] = useCancelCompanySubscriptionMutation({ awaitRefetchQueries: true });
  const [activate] = useActivateBillingMutation();

  const changePlan = async ({ price_id }: PlanShownFragment) => {
    const act = async () => {
      await change({ variables: { id, input: { new_price_id: price_id } } });
      await activate();
    };
    await attempt("Failed to update plan", act, "Plan updated successfully");
  };
  const endWithPeriod = (isEnding: boolean) => change({ variables: { id, input: { cancel_at_period_end: isEnding } } });

  const remove = () =>
    cancelPlan({ variables: { id } }).catch((error: unknown) => {
      if (ENDS_INSTEAD.includes(faultOf(error).status)) return endWithPeriod(true);
      throw error;
    });
  const cancel = () => attempt(NOT_CANCELLED, remove, CANCELLED);
  const keep = () => attempt("Failed to update plan", () => endWithPeriod(false), "Your plan goes on");
  return { changePlan, cancel, keep };
}
