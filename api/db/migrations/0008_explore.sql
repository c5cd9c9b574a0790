-- A token for exploring the graph only reads, and ends with the session that it was made from.
alter table sessions
  add column kind text not null default 'full' check (kind in ('full', 'explore')),
  add column parent_hash bytea,
  add foreign key (tenant_id, parent_hash) references sessions on delete cascade,
  add check ((kind = 'explore') = (parent_hash is not null));
create index sessions_by_parent on sessions (tenant_id, parent_hash) where parent_hash is not null;
