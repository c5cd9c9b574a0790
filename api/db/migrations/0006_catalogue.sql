-- The catalogue as the desk edits it: services in categories, types that leave the lists, dates on which a place is closed.
create table service_categories (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  name text not null,
  position integer not null,
  version integer not null default 1,
  primary key (tenant_id, id)
);
create unique index service_categories_name on service_categories (tenant_id, lower(name));

alter table services
  add column category_id integer,
  add foreign key (tenant_id, category_id) references service_categories on delete set null (category_id);

-- An archived service is its type's default no more, and does not stand in the way of the next one.
drop index services_type_default;
create unique index services_type_default on services (tenant_id, resource_type_id)
  where is_type_default and archived_at is null;

alter table resource_types add column archived_at timestamptz;

-- Both dates are the venue's and included; the closures of a location share no date.
create table location_closures (
  tenant_id uuid not null,
  location_id integer not null,
  from_date date not null,
  to_date date not null,
  name text not null,
  primary key (tenant_id, location_id, from_date),
  foreign key (tenant_id, location_id) references locations on delete cascade,
  check (from_date <= to_date)
);

call protect_tenant_table('service_categories');
call protect_tenant_table('location_closures');
