-- Whether a disputed payment can be given back follows from what its bank has taken of it.
alter table payment_disputes drop column is_refundable;
