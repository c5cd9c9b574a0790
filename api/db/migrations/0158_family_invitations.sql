-- Who was invited to use a membership by an address, which nobody has looked up: a client is made, or found, when the mailed
-- link is followed. An open invitation takes a place. A row stays for the days in which invitations are counted.
create table family_invitations (
  tenant_id uuid not null,
  id integer generated always as identity,
  membership_id integer not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  nonce bytea not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- Withdrawn or declined; one that was accepted is deleted, and counts as a member.
  ended_at timestamptz check (ended_at >= created_at),
  primary key (tenant_id, id),
  foreign key (tenant_id, membership_id) references memberships
);
create unique index family_invitations_once on family_invitations (tenant_id, membership_id, lower(email)) where ended_at is null;
create unique index family_invitations_token on family_invitations (tenant_id, token_hash);
call protect_tenant_table('family_invitations');
-- As of all tables since 0149.
alter table family_invitations set (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 100);
