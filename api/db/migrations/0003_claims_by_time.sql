-- Row-level security lets only leakproof operators near an index, and && on ranges is none: asking for an owner's claims
-- of one day would read all that the owner ever had. Plain instants can be asked for; their index answers by itself.
alter table claims
  add column starts_at timestamptz not null generated always as (lower(during)) stored,
  add column ends_at timestamptz not null generated always as (upper(during)) stored;
create index claims_by_owner on claims (tenant_id, owner, ends_at) include (starts_at, expires_at, booking_id);
