-- Two factors may be asked of admins too, and of whoever may act for others or take lists away.
alter table tenants
  add column admins_need_two_factor boolean not null default false,
  add column exporters_need_two_factor boolean not null default false;
grant update (admins_need_two_factor, exporters_need_two_factor) on tenants to fairway_app;

-- Browsers in which a person signed in: by a cookie of theirs, of which only the hash is kept. A new one is told by mail.
create table known_devices (
  tenant_id uuid not null,
  token_hash bytea not null,
  user_id integer not null,
  last_seen_at timestamptz not null,
  primary key (tenant_id, user_id, token_hash),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call protect_tenant_table('known_devices');
