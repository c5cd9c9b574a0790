-- A membership plan as the payment provider last told it; the product's columns are null where it did not know the plan.
create table membership_plan_syncs (
  tenant_id uuid not null,
  plan_id integer not null,
  account_id text not null,
  product_id text,
  price_id text,
  name text,
  price_amount bigint,
  currency text,
  duration_months integer,
  is_on_sale boolean,
  -- When the provider was asked: an answer to an earlier question never overwrites a later one.
  checked_at timestamptz not null,
  primary key (tenant_id, plan_id),
  foreign key (tenant_id, plan_id) references membership_plans on delete cascade
);

call protect_tenant_table('membership_plan_syncs');
