-- A card payment for a plan that somebody buys online, from its beginning to the membership or the refund that it ends in.
-- Who buys is kept until then, and forgotten after it.
create table plan_purchases (
  tenant_id uuid not null references tenants,
  id integer not null default next_id(),
  -- Whether a membership begins with it, or one that runs moves to it.
  kind text not null check (kind in ('start', 'change')),
  plan_id integer not null,
  -- The plan as the buyer saw it.
  plan_version integer not null,
  -- Names one purchase of one browser, however often it is begun.
  request_key uuid not null,
  state text not null default 'open' check (state in ('open', 'bought', 'refunding', 'refunded', 'cancelled')),
  amount bigint not null check (amount > 0),
  currency text not null,
  platform_fee bigint not null check (platform_fee >= 0),
  account_id text not null,
  provider_payment_id text,
  client_id integer,
  buyer jsonb,
  -- The one that moves to the plan, or, once it is paid, the one that began.
  membership_id integer,
  refund_id text,
  -- Why it is refunded, or why the provider could not be asked.
  failure text,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, plan_id) references membership_plans,
  foreign key (tenant_id, client_id) references users,
  foreign key (tenant_id, membership_id) references memberships,
  unique (tenant_id, request_key),
  check (kind = 'start' or membership_id is not null)
);
create unique index plan_purchases_of_provider on plan_purchases (tenant_id, provider_payment_id)
  where provider_payment_id is not null;
create index plan_purchases_unsettled on plan_purchases (tenant_id, created_at)
  where state in ('open', 'refunding');
call protect_tenant_table('plan_purchases');

alter table membership_invoices drop constraint membership_invoices_method_check;
alter table membership_invoices add constraint membership_invoices_method_check
  check (method in ('card', 'cash', 'card_terminal', 'transfer', 'other', 'credit', 'trial'));

alter table payment_events drop constraint payment_events_subject_check;
alter table payment_events add constraint payment_events_subject_check
  check (subject in ('subscription', 'booking_payment', 'desk_payment', 'plan_purchase', 'refund', 'dispute'));
