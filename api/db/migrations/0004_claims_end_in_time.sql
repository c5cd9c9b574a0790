-- A booking lasts at most a day and its buffers another: who asks for an owner's claims around a time need not look
-- further, and the index is bounded on both sides.
alter table claims add constraint claims_last_two_days check (upper(during) - lower(during) <= interval '2 days');
