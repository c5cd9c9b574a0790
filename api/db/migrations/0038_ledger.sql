-- Money that was taken, or is about to be. What became of it stands in the ledger.
create table payments (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  -- What people see on a receipt: counts per company, without gaps.
  number integer not null,
  booking_id integer,
  client_id integer,
  -- Who paid, where it was one of the party.
  payer_name text,
  location_id integer,
  method text not null check (method in ('card', 'card_terminal', 'cash', 'transfer', 'other', 'credit')),
  state text not null check (state in ('pending', 'paid', 'failed', 'cancelled')),
  amount bigint not null check (amount > 0),
  tip_amount bigint not null default 0 check (tip_amount >= 0),
  -- The sum of its refunds in the ledger; a tip stays with whom it was given to.
  refunded_amount bigint not null default 0,
  currency text not null,
  -- As the payment provider knows it.
  provider_account text,
  provider_payment_id text,
  card_brand text,
  card_last4 text,
  failure text,
  note text,
  taken_by integer,
  created_at timestamptz not null,
  paid_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings,
  foreign key (tenant_id, client_id) references users,
  foreign key (tenant_id, location_id) references locations,
  foreign key (tenant_id, taken_by) references users,
  unique (tenant_id, number),
  check ((state = 'paid') = (paid_at is not null)),
  check (refunded_amount between 0 and amount)
);
create index payments_by_booking on payments (tenant_id, booking_id, id) where booking_id is not null;
create index payments_by_client on payments (tenant_id, client_id, id) where client_id is not null;
create index payments_by_time on payments (tenant_id, created_at desc, id desc);
create unique index payments_of_provider on payments (tenant_id, provider_payment_id)
  where provider_payment_id is not null;

-- One thing that happened to money; its entries say which accounts it moved and add up to zero.
create table ledger_transactions (
  tenant_id uuid not null references tenants,
  id bigint generated always as identity,
  kind text not null check (kind in ('charge', 'fee', 'payment', 'refund', 'waiver', 'credit', 'cash_up')),
  booking_id integer,
  payment_id integer,
  client_id integer,
  location_id integer,
  reason text,
  created_by integer,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings,
  foreign key (tenant_id, payment_id) references payments,
  foreign key (tenant_id, client_id) references users,
  foreign key (tenant_id, location_id) references locations,
  foreign key (tenant_id, created_by) references users
);
create index ledger_transactions_by_booking on ledger_transactions (tenant_id, booking_id, id)
  where booking_id is not null;
create index ledger_transactions_by_payment on ledger_transactions (tenant_id, payment_id)
  where payment_id is not null;
create index ledger_transactions_by_time on ledger_transactions (tenant_id, created_at);

-- More in an account is positive, less is negative: what it holds is the sum.
create table ledger_entries (
  tenant_id uuid not null,
  id bigint generated always as identity,
  transaction_id bigint not null,
  account text not null check (account in (
    'receivable', 'cash', 'card', 'terminal', 'bank', 'other', 'credit', 'tips',
    'bookings', 'fees', 'waived', 'refunds', 'cash_difference')),
  amount bigint not null check (amount <> 0),
  currency text not null,
  -- Whose credit it is.
  client_id integer,
  primary key (tenant_id, id),
  foreign key (tenant_id, transaction_id) references ledger_transactions,
  foreign key (tenant_id, client_id) references users,
  check ((account = 'credit') = (client_id is not null))
);
create index ledger_entries_by_transaction on ledger_entries (tenant_id, transaction_id);
create index ledger_entries_of_credit on ledger_entries (tenant_id, client_id) where account = 'credit';

-- What was booked before there was a ledger is charged as it stands, and counted as paid where it was marked so.
do $$
declare company uuid;
begin
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company::text, true);
    insert into ledger_transactions (tenant_id, kind, booking_id, client_id, location_id, created_at)
      select company, 'charge', id, client_id, location_id, created_at from bookings
      where tenant_id = company and price_amount > 0
        and (status in ('confirmed', 'checked_in', 'completed') or (status = 'no_show' and policy_id is null));
    insert into ledger_transactions (tenant_id, kind, booking_id, client_id, location_id, created_at)
      select company, 'fee', d.booking_id, b.client_id, b.location_id, d.created_at
      from amounts_due d join bookings b on b.tenant_id = company and b.id = d.booking_id
      where d.tenant_id = company and d.waived_at is null;
    insert into ledger_entries (tenant_id, transaction_id, account, amount, currency)
      select company, t.id, e.account, e.sign * b.price_amount, b.price_currency
      from ledger_transactions t join bookings b on b.tenant_id = company and b.id = t.booking_id
      cross join (values ('receivable', 1), ('bookings', -1)) e (account, sign)
      where t.tenant_id = company and t.kind = 'charge';
    insert into ledger_entries (tenant_id, transaction_id, account, amount, currency)
      select company, t.id, e.account, e.sign * d.amount, d.currency
      from ledger_transactions t
      join amounts_due d on d.tenant_id = company and d.booking_id = t.booking_id and d.created_at = t.created_at
      cross join (values ('receivable', 1), ('fees', -1)) e (account, sign)
      where t.tenant_id = company and t.kind = 'fee' and d.waived_at is null;
    insert into payments (tenant_id, number, booking_id, client_id, location_id, method, state, amount, currency, note,
        created_at, paid_at)
      select company, row_number() over (order by b.id), b.id, b.client_id, b.location_id, 'other', 'paid',
        b.price_amount, b.price_currency, 'Marked as paid before payments were kept', b.created_at, b.created_at
      from bookings b join ledger_transactions t on t.tenant_id = company and t.booking_id = b.id and t.kind = 'charge'
      where b.tenant_id = company and b.payment_status = 'paid';
    insert into ledger_transactions (tenant_id, kind, booking_id, payment_id, client_id, location_id, created_at)
      select company, 'payment', booking_id, id, client_id, location_id, created_at from payments where tenant_id = company;
    insert into ledger_entries (tenant_id, transaction_id, account, amount, currency)
      select company, t.id, e.account, e.sign * p.amount, p.currency
      from ledger_transactions t join payments p on p.tenant_id = company and p.id = t.payment_id
      cross join (values ('other', 1), ('receivable', -1)) e (account, sign)
      where t.tenant_id = company and t.kind = 'payment';
    update bookings b set payment_status = case
        when exists (select from payments p where p.tenant_id = company and p.booking_id = b.id) then
          case when exists (select from ledger_transactions t
            where t.tenant_id = company and t.booking_id = b.id and t.kind = 'fee') then 'deposit_paid' else 'paid' end
        when exists (select from ledger_transactions t where t.tenant_id = company and t.booking_id = b.id) then 'due'
        else 'not_due' end
      where b.tenant_id = company and b.status <> 'held';
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

create function check_ledger_balance() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (
    select from ledger_entries
    where tenant_id = new.tenant_id and transaction_id = new.transaction_id
    group by currency having sum(amount) <> 0
  ) then
    raise exception 'ledger transaction % does not add up to zero', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_is_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to' using errcode = 'insufficient_privilege';
end $$;
create trigger ledger_only_grows before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_ledger_change();
create trigger ledger_only_grows before update or delete or truncate on ledger_entries
  for each statement execute function refuse_ledger_change();

call protect_tenant_table('payments');
call protect_tenant_table('ledger_transactions');
call protect_tenant_table('ledger_entries');
revoke delete on payments from fairway_app;
revoke update, delete on ledger_transactions, ledger_entries from fairway_app;
