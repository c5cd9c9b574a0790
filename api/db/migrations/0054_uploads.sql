-- Pictures that people upload. Where one is shown, what was made of it is copied there: it never changes under its address.
create table uploads (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  purpose text not null check (purpose in ('logo', 'cover', 'location', 'service', 'coach')),
  -- Names its files; nobody can guess it.
  key text not null,
  -- What was made of it; null until all of it has arrived, and from the moment it is being removed.
  picture jsonb,
  is_shown boolean not null default false,
  -- When it began to be shown nowhere. A day later it is removed.
  idle_since timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, key),
  check (picture is not null or not is_shown)
);
create index uploads_idle on uploads (tenant_id, idle_since) where not is_shown;

call protect_tenant_table('uploads');

alter table tenants add logo jsonb, add cover jsonb;
alter table locations add picture jsonb;
alter table services add picture jsonb;
alter table coaches add picture jsonb;
