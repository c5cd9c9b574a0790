-- What was paid for memberships is found by its day, however much is posted for bookings between.
create index ledger_transactions_without_booking on ledger_transactions (tenant_id, created_at) where booking_id is null;
