-- A private address for a person's calendar: its token is made again from the nonce, and only its hash is looked for.
create table calendar_feeds (
  tenant_id uuid not null references tenants,
  user_id integer not null,
  nonce bytea not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create unique index calendar_feeds_token on calendar_feeds (tenant_id, token_hash);

call protect_tenant_table('calendar_feeds');
