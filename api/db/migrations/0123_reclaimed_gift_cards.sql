-- What the buyer of a gift card got back past the venue: refunds made at the payment provider stand in payments, what lost
-- disputes took stands here; and how much of both was taken back, from the card before it was redeemed, from credit after.
alter table gift_cards add column charged_back_amount bigint not null default 0;
alter table gift_cards add column taken_back_amount bigint not null default 0;
alter table gift_cards add column reclaimed_at timestamptz;
alter table gift_cards add constraint gift_cards_charged_back check (charged_back_amount between 0 and amount);
alter table gift_cards add constraint gift_cards_taken_back check (taken_back_amount between 0 and amount);
create index gift_cards_reclaimed on gift_cards (tenant_id, reclaimed_at) where reclaimed_at is not null;
