-- Messages about payments in venues' own accounts are kept once too, as those about the company's subscription are: what each
-- is about, and by what that is found again when it is worked on.
alter table payment_events
  add column subject text not null default 'subscription'
    check (subject in ('subscription', 'booking_payment', 'desk_payment', 'refund', 'dispute')),
  add column subject_id integer,
  add column account_id text,
  add column provider_payment_id text,
  -- Somebody asked for another try that has not ended yet.
  add column retried_at timestamptz,
  add check ((subject = 'subscription') = (account_id is null));
