-- Whether visitors may buy gift cards on the booking page.
alter table tenants add column sells_gift_cards boolean not null default false;

-- Beside its price a gift card may be sold for any amount between these.
alter table membership_plans add column least_amount bigint;
alter table membership_plans add column most_amount bigint;
alter table membership_plans add constraint membership_plans_own_amount
  check (num_nonnulls(least_amount, most_amount) in (0, 2) and (least_amount is null or (is_gift_card and least_amount between 1 and most_amount)));

-- Where the receipt of one that is bought online goes.
alter table gift_cards add column buyer_email text;

-- A gift card is bought as a plan is: whom it is for is kept until it is settled, and forgotten after it.
alter table plan_purchases add column gift jsonb;
alter table plan_purchases add column gift_card_id integer;
alter table plan_purchases add constraint plan_purchases_gift_card
  foreign key (tenant_id, gift_card_id) references gift_cards;
alter table plan_purchases drop constraint plan_purchases_kind_check;
alter table plan_purchases add constraint plan_purchases_kind_check check (kind in ('start', 'change', 'gift_card'));
alter table plan_purchases drop constraint plan_purchases_check;
alter table plan_purchases add constraint plan_purchases_check check (kind <> 'change' or membership_id is not null);
