-- What a script shows in a person's place. It only reads, and is kept as its hash.
create table access_tokens (
  tenant_id uuid not null,
  id integer generated always as identity,
  user_id integer not null,
  name text not null,
  token_hash bytea not null,
  -- Questions of the graph, by name; null where it reads all that its person may.
  fields text[] check (cardinality(fields) > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index access_tokens_of_person on access_tokens (tenant_id, user_id, id);

call protect_tenant_table('access_tokens');
