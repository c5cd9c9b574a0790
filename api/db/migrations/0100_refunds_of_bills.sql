-- What was paid for the bill of a membership can be given back, and disputed, like what was paid for a booking.
alter table payment_refunds alter column booking_id drop not null;
alter table payment_disputes alter column booking_id drop not null;
