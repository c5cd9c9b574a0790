-- A card payment that the desk asked for and of which the provider took something else: it counts as nothing and goes back.
alter table card_charges drop constraint card_charges_state_check;
alter table card_charges add constraint card_charges_state_check
  check (state in ('open', 'paid', 'failed', 'ended', 'refunding', 'refunded'));
-- What the provider took instead, and why it could not be given back yet.
alter table card_charges add column taken_amount bigint;
alter table card_charges add column taken_currency text;
alter table card_charges add column refund_id text;
alter table card_charges add column refund_failure text;
alter table card_charges add constraint card_charges_taken check (num_nonnulls(taken_amount, taken_currency) in (0, 2));
create index card_charges_differing on card_charges (tenant_id, created_at) where state in ('refunding', 'refunded');
