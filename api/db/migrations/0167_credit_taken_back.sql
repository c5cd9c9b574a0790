-- What of the credit of a changed plan was taken back, because the money of its bill went back as well, and how much of that
-- money it has followed so far.
alter table membership_invoices add column credit_taken_back_amount bigint not null default 0;
alter table membership_invoices add column gone_back_amount bigint not null default 0;
alter table membership_invoices add constraint membership_invoices_credit_taken_back
  check (credit_taken_back_amount between 0 and credited_amount and gone_back_amount between 0 and amount);
