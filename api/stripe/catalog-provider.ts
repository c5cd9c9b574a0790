/** A venue's plan, as its provider account should list it. */
export interface CatalogPlan {
  company: string;
  plan_id: number;
  name: string;
  amount: number;
  currency: string;
  /** Null if it is paid once. */
  duration_months: number | null;
  is_on_sale: boolean;
}

/** The same as currently listed by the account. */
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

/** The catalog of a venue's own account. Nothing here charges anybody. */
export interface CatalogProvider {
  /** Null if the account does not list it. */
  readPlan(accountId: string, plan: PlanName): Promise<ListedPlan | null>;
  /** Updates product and price to match the plan; idempotent, also when called concurrently. */
  writePlan(accountId: string, plan: CatalogPlan): Promise<ListedPlan>;
}
