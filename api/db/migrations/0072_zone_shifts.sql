-- What the clocks of a company's zones did when they were last looked at: the offsets by which wall times were told.
create table zone_offsets (
  tenant_id uuid not null,
  zone text not null,
  -- Of the zone data, such as 2026a: a process with an older one overrules nobody.
  release text not null,
  -- Stretches of one offset: [{"from", "to", "offset"}], all in milliseconds.
  offsets jsonb not null,
  checked_at timestamptz not null,
  primary key (tenant_id, zone)
);

-- What is booked and reads another time since a zone's rules have changed, until somebody decides. Offsets are those by
-- which it was told, in minutes; null where start or end reads as before.
create table zone_shifts (
  tenant_id uuid not null,
  id integer generated always as identity,
  kind text not null,
  thing_id integer not null,
  zone text not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  start_offset integer,
  end_offset integer,
  found_at timestamptz not null,
  settled_at timestamptz,
  kept text,
  primary key (tenant_id, id)
);
alter table zone_shifts add constraint zone_shifts_kind check (kind in ('booking', 'class_session', 'blocked_time'));
alter table zone_shifts add constraint zone_shifts_kept check (kept in ('wall_time', 'instant'));
alter table zone_shifts add constraint zone_shifts_settled check ((settled_at is null) = (kept is null));
create unique index zone_shifts_open on zone_shifts (tenant_id, kind, thing_id) where settled_at is null;

call protect_tenant_table('zone_offsets');
call protect_tenant_table('zone_shifts');
