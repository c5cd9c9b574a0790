-- A person has said that the payer of a payment which counts as nothing got the money another way: no message about its card
-- opens it again.
alter table service_payments add column is_settled_by_hand boolean not null default false;
alter table plan_purchases add column is_settled_by_hand boolean not null default false;
alter table card_charges add column is_settled_by_hand boolean not null default false;
