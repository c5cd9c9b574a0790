-- A card payment of the booking page that bought nothing goes back to its card: since when that is asked for, what the provider
-- took where that differs, and why it could not be given back yet. `failure` stays the reason for giving it back.
alter table service_payments add column refund_asked_at timestamptz;
alter table service_payments add column refund_failure text;
alter table service_payments add column taken_amount bigint;
alter table service_payments add column taken_currency text;
alter table service_payments add constraint service_payments_taken
  check (num_nonnulls(taken_amount, taken_currency) in (0, 2));
alter table plan_purchases add column refund_asked_at timestamptz;
alter table plan_purchases add column refund_failure text;
alter table plan_purchases add column taken_amount bigint;
alter table plan_purchases add column taken_currency text;
alter table plan_purchases add constraint plan_purchases_taken
  check (num_nonnulls(taken_amount, taken_currency) in (0, 2));

-- What is on its way back already counts from its beginning.
update service_payments set refund_asked_at = created_at where state = 'refunding';
update plan_purchases set refund_asked_at = created_at where state = 'refunding';

create index service_payments_given_back on service_payments (tenant_id, created_at)
  where state in ('refunding', 'refunded');
create index plan_purchases_given_back on plan_purchases (tenant_id, created_at)
  where state in ('refunding', 'refunded');
