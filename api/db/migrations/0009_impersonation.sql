-- A session in which one person acts in another's name. It ends with the actor's own session.
alter table sessions
  drop constraint sessions_kind_check,
  drop constraint sessions_check,
  add column actor_id integer,
  add column reason text,
  add constraint sessions_kind_check check (kind in ('full', 'explore', 'proxy')),
  add constraint sessions_parent_check check ((kind = 'full') = (parent_hash is null)),
  add constraint sessions_actor_check check ((kind = 'proxy') = (actor_id is not null)),
  add foreign key (tenant_id, actor_id) references users on delete cascade;

-- The way into such a session: used up by its first use.
create table impersonation_links (
  tenant_id uuid not null references tenants,
  token_hash bytea not null,
  actor_id integer not null,
  user_id integer not null,
  actor_session_hash bytea not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, actor_id) references users on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, actor_session_hash) references sessions on delete cascade
);
create index impersonation_links_by_session on impersonation_links (tenant_id, actor_session_hash);
call protect_tenant_table('impersonation_links');

-- Who did it (actor_id), and in whose name.
alter table audit_log add column on_behalf_of_id integer;
