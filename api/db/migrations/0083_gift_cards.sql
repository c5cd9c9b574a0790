-- A plan that is worth its price: who redeems its code has it as credit.
alter table membership_plans add column is_gift_card boolean not null default false;
alter table membership_plans add constraint membership_plans_gift_card
  check (not is_gift_card or (billing_period = 'custom' and sign_up_fee_amount = 0));

-- One that was sold. Its code is made from the nonce again whenever it is shown; only its hash is looked for.
create table gift_cards (
  tenant_id uuid not null references tenants,
  id integer not null default next_id(),
  plan_id integer not null,
  nonce bytea not null,
  code_hash bytea not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null default 'active' check (state in ('active', 'redeemed', 'void')),
  buyer_name text not null,
  recipient_name text not null,
  recipient_email text,
  message text,
  -- The first day on which it can no longer be redeemed.
  expires_on date,
  sold_at timestamptz not null,
  redeemed_at timestamptz,
  redeemed_by integer,
  void_reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, plan_id) references membership_plans,
  foreign key (tenant_id, redeemed_by) references users,
  check ((state = 'redeemed') = (redeemed_at is not null and redeemed_by is not null)),
  check ((state = 'void') = (void_reason is not null))
);
create unique index gift_cards_code on gift_cards (tenant_id, code_hash);
create index gift_cards_of_plan on gift_cards (tenant_id, plan_id, id desc);
call protect_tenant_table('gift_cards');

-- What is paid for one is owed until it is redeemed.
alter table payments add column gift_card_id integer;
alter table payments add constraint payments_gift_card foreign key (tenant_id, gift_card_id) references gift_cards;
alter table payments add constraint payments_gift_card_alone
  check (gift_card_id is null or num_nonnulls(booking_id, membership_invoice_id) = 0);
create unique index payments_of_gift_card on payments (tenant_id, gift_card_id) where gift_card_id is not null;

alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in (
  'receivable', 'cash', 'card', 'terminal', 'bank', 'other', 'credit', 'gift_cards', 'tips',
  'bookings', 'memberships', 'fees', 'waived', 'refunds', 'disputed', 'taxes', 'cash_difference'));
