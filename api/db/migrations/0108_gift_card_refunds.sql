-- The money of a gift card that was taken back goes back to the card that paid it: since when that is asked for, how often it
-- was tried, and why it did not work.
alter table gift_cards add column refund_asked_at timestamptz;
alter table gift_cards add column refund_tries integer not null default 0;
alter table gift_cards add constraint gift_cards_refund_tries check (refund_tries >= 0);
alter table gift_cards add column refund_failure text;
