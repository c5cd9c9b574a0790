-- Whether who buys a plan wants its later bills charged to the card that they saved.
alter table plan_purchases add column pays_by_card boolean not null default false;
