-- The day on which the code of a gift card is mailed, where the buyer chose a later one, and when it was.
alter table gift_cards add column send_on date;
alter table gift_cards add constraint gift_cards_send_on check (send_on is null or recipient_email is not null);
alter table gift_cards add column sent_at timestamptz;
alter table gift_cards add constraint gift_cards_sent_at check (sent_at is null or send_on is not null);
create index gift_cards_to_send on gift_cards (tenant_id, send_on, id) where sent_at is null and state = 'active';
