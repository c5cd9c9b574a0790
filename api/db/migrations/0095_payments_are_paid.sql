-- A payment is written when its money came: what is asked for before stands in service_payments and card_charges.
alter table payments drop column state;
alter table payments drop column paid_at;
alter table payments drop column failure;
