-- Money of a payment by card on its way back, from the decision to the provider's word on it. With that word the ledger is
-- written.
create table payment_refunds (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  payment_id integer not null,
  booking_id integer not null,
  given_as text not null check (given_as in ('payment', 'credit')),
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null default 'open' check (state in ('open', 'refunded', 'failed', 'withdrawn')),
  reason text not null,
  -- Nothing goes back before: a cancellation can be taken back for a while.
  due_at timestamptz not null,
  -- Names the press of a button, however often it arrives; none where a rule decided.
  request_key text,
  provider_refund_id text,
  -- How much of it the venue owed when the ledger was written; the rest it forwent.
  owed_amount bigint,
  -- Why the provider refused it, or why it has not answered yet.
  failure text,
  requested_by integer,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, payment_id) references payments,
  foreign key (tenant_id, booking_id) references bookings,
  foreign key (tenant_id, requested_by) references users
);
create index payment_refunds_by_payment on payment_refunds (tenant_id, payment_id, id);
create index payment_refunds_by_booking on payment_refunds (tenant_id, booking_id);
create index payment_refunds_open on payment_refunds (tenant_id, due_at) where state = 'open';
create unique index payment_refunds_of_request on payment_refunds (tenant_id, payment_id, request_key)
  where request_key is not null;
create unique index payment_refunds_of_provider on payment_refunds (tenant_id, provider_refund_id)
  where provider_refund_id is not null;

call protect_tenant_table('payment_refunds');

-- The platform's share of a payment goes back with it.
alter table payments add column platform_fee bigint not null default 0 check (platform_fee >= 0);
do $$
declare company uuid;
begin
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company::text, true);
    update payments p set platform_fee = s.platform_fee
      from service_payments s
      where p.tenant_id = company and s.tenant_id = company and s.provider_payment_id = p.provider_payment_id;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
