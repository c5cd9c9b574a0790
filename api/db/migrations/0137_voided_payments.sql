-- A payment that was recorded by mistake stays with its receipt's number, and says so. What it and its refunds posted is
-- reversed in the ledger, so that nothing of it is refunded. Money that the provider took is refunded instead.
alter table payments add column voided_at timestamptz;
alter table payments add column voided_by integer;
alter table payments add column void_reason text;
alter table payments add constraint payments_voided_by foreign key (tenant_id, voided_by) references users;
alter table payments add constraint payments_voided check (
  num_nonnulls(voided_at, voided_by, void_reason) in (0, 3)
  and (voided_at is null or method <> 'card' and gift_card_id is null and refunded_amount = 0));
create index payments_voided on payments (tenant_id, id) where voided_at is not null;

-- The bill of such a payment is paid again, by another one.
drop index payments_of_invoice;
create unique index payments_of_invoice on payments (tenant_id, membership_invoice_id)
  where membership_invoice_id is not null and voided_at is null;

-- Who was mailed a receipt is told that it does not count any more.
create index outbox_receipts on outbox (tenant_id, ((payload->>'payment_id')::int)) where kind = 'receipt';
