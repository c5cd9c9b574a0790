-- What of a booking that is paid online comes from its client's credit; the card pays the rest.
alter table service_payments add column credit_amount bigint not null default 0;
alter table service_payments add constraint service_payments_credit check (credit_amount >= 0);

-- However often somebody begins: one payment for the same share of credit.
alter table service_payments drop constraint service_payments_tenant_id_booking_id_kind_account_id_clien_key;
alter table service_payments add constraint service_payments_begun_once
  unique nulls not distinct (tenant_id, booking_id, kind, account_id, client_id, credit_amount);

-- Credit that a payment which waits for its card will take.
create index service_payments_with_credit on service_payments (tenant_id, client_id)
  where state = 'open' and credit_amount > 0;
