-- A payment by card that the desk asked for: by a link that whoever pays opens, or of a card that its client saved. Kept
-- before the provider is asked; the receipt is written with its word.
create table card_charges (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  booking_id integer not null,
  kind text not null check (kind in ('link', 'saved_card')),
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'ended')),
  amount bigint not null check (amount > 0),
  currency text not null,
  platform_fee bigint not null check (platform_fee >= 0),
  account_id text not null,
  client_id integer,
  -- Of a link: what its token is made from, where it was mailed, and how long it leads anywhere.
  nonce bytea,
  token_hash bytea,
  email text,
  expires_at timestamptz,
  -- Of a saved card, as the provider knows it.
  customer_id text,
  card_id text,
  -- Names the press of a button, however often it arrives.
  request_key text,
  provider_payment_id text,
  payment_id integer,
  failure text,
  requested_by integer,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings,
  foreign key (tenant_id, client_id) references users,
  foreign key (tenant_id, payment_id) references payments,
  foreign key (tenant_id, requested_by) references users,
  check ((kind = 'link') = (nonce is not null and token_hash is not null and expires_at is not null)),
  check ((kind = 'saved_card') = (customer_id is not null and card_id is not null))
);
create index card_charges_by_booking on card_charges (tenant_id, booking_id, id);
create index card_charges_open on card_charges (tenant_id, created_at) where state = 'open';
create unique index card_charges_of_link on card_charges (tenant_id, token_hash) where token_hash is not null;
create unique index card_charges_of_request on card_charges (tenant_id, booking_id, request_key)
  where request_key is not null;
create unique index card_charges_of_provider on card_charges (tenant_id, provider_payment_id)
  where provider_payment_id is not null;

call protect_tenant_table('card_charges');
