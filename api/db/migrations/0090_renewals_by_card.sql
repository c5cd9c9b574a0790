-- Whether the bills of a membership are charged by themselves to the card that its client saved last.
alter table memberships add column pays_by_card boolean not null default false;

-- How often that was tried, when it is tried next, and what the last refusal said.
alter table membership_invoices add column card_tries integer not null default 0;
alter table membership_invoices add constraint membership_invoices_card_tries check (card_tries >= 0);
alter table membership_invoices add column next_try_at timestamptz;
alter table membership_invoices add constraint membership_invoices_next_try check (next_try_at is null or status = 'open');
alter table membership_invoices add column first_refused_at timestamptz;
alter table membership_invoices add column card_refusal text;
create index membership_invoices_to_try on membership_invoices (tenant_id, next_try_at) where next_try_at is not null;

alter table membership_invoices drop constraint membership_invoices_method_check;
alter table membership_invoices add constraint membership_invoices_method_check
  check (method in ('cash', 'card_terminal', 'transfer', 'other', 'credit', 'trial', 'card'));

-- A card is charged for a booking or for a bill; of a bill one charge waits at a time.
alter table card_charges alter column booking_id drop not null;
alter table card_charges add column membership_invoice_id integer;
alter table card_charges add constraint card_charges_membership_invoice_fkey
  foreign key (tenant_id, membership_invoice_id) references membership_invoices;
alter table card_charges add constraint card_charges_of_one check (num_nonnulls(booking_id, membership_invoice_id) = 1);
-- Which try by itself it was; none of what somebody asked for.
alter table card_charges add column try_number integer;
alter table card_charges add constraint card_charges_try_number check (try_number is null or membership_invoice_id is not null);
create unique index card_charges_of_try on card_charges (tenant_id, membership_invoice_id, try_number)
  where try_number is not null;
create unique index card_charges_waiting on card_charges (tenant_id, membership_invoice_id)
  where membership_invoice_id is not null and state = 'open';
