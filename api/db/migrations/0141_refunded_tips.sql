-- What was given back of a payment's tip, which is no part of what was paid for.
alter table payments add column refunded_tip_amount bigint not null default 0;
alter table payments add constraint payments_refunded_tip check (
  refunded_tip_amount between 0 and tip_amount and (voided_at is null or refunded_tip_amount = 0));
