/** A plan that a venue sells, as its account at the provider is to list it. */
export interface CatalogPlan {
  company: string;
  plan_id: number;
  name: string;
  amount: number;
  currency: string;
  /** None where it is paid once. */
  duration_months: number | null;
  is_on_sale: boolean;
}

/** The same, as the account lists it now. */
export interface ListedPlan {
  product_id: string;
  price_id: string | null;
  name: string;
  price_amount: number | null;
  currency: string | null;
  duration_months: number | null;
  is_on_sale: boolean;
}

type PlanName = Pick<CatalogPlan, "company" | "plan_id">;

/** What a venue's own account lists for sale. Nothing here charges anybody. */
export interface CatalogProvider {
  /** None where the account does not list it. */
  readPlan(accountId: string, plan: PlanName): Promise<ListedPlan | null>;
  /** Makes product and price what the plan is; done twice or by two at once, it is as if done once. */
  writePlan(accountId: string, plan: CatalogPlan): Promise<ListedPlan>;
}
