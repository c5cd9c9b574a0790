-- An account elsewhere (Google's) that signs somebody in here.
create table user_identities (
  tenant_id uuid not null,
  issuer text not null,
  subject text not null,
  user_id integer not null,
  email text not null,
  linked_at timestamptz not null,
  primary key (tenant_id, issuer, subject),
  unique (tenant_id, issuer, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call protect_tenant_table('user_identities');

-- A sign-in made elsewhere on its way here. `handover`: the code of one minute, bound to the browser that began;
-- `link`: waits for the proof that the account here is the same person's.
create table handovers (
  tenant_id uuid not null references tenants,
  token_hash bytea not null,
  kind text not null check (kind in ('handover', 'link')),
  binding_hash bytea not null,
  issuer text not null,
  subject text not null,
  email text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash)
);
call protect_tenant_table('handovers');
