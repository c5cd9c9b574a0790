-- Mailed links and the second step of a sign-in: opaque tokens, of which only the hash is kept.
create table account_tokens (
  tenant_id uuid not null,
  token_hash bytea not null,
  user_id integer not null,
  purpose text not null check (purpose in ('reset', 'invite', 'second_factor')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Redeemed, or voided by a newer one.
  used_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index account_tokens_by_user on account_tokens (tenant_id, user_id, purpose);
call protect_tenant_table('account_tokens');

-- A session is named by its number where a person ends it from elsewhere: its hash stays inside.
alter table sessions
  add column id integer generated always as identity,
  add unique (tenant_id, id);

alter table users add column password_changed_at timestamptz;

-- An authenticator app (RFC 6238). The secret is encrypted: unlike a password it must be read again.
create table two_factors (
  tenant_id uuid not null,
  user_id integer not null,
  secret bytea not null,
  created_at timestamptz not null,
  -- Null until the first code proved that the app has the secret.
  confirmed_at timestamptz,
  -- The 30-second step of the last code that was taken: a code is good once.
  last_step bigint,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call protect_tenant_table('two_factors');

create table recovery_codes (
  tenant_id uuid not null,
  user_id integer not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (tenant_id, user_id, code_hash),
  foreign key (tenant_id, user_id) references two_factors on delete cascade
);
call protect_tenant_table('recovery_codes');

alter table tenants add column owners_need_two_factor boolean not null default false;
