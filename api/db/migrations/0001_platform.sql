-- What the platform itself keeps: companies, its plans, its limiter. Tenant tables follow in 0002.
create extension if not exists btree_gist;

-- Times on a venue's wall clock, HH:MM, 24:00 for the end of a day.
create domain wall_time as text check (value ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$');

create table tenants (
  tenant_id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$'),
  name text not null,
  timezone text,
  locale text not null default 'en-US',
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  brand_color text check (brand_color ~ '^#[0-9A-Fa-f]{6}$'),
  is_comped boolean not null default false,
  comp_reason text,
  subscription_status text not null default 'none' check (subscription_status in ('none', 'active', 'trialing', 'canceled')),
  trial_ends_at timestamptz,
  cancelled_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now()
);

create table platform_plans (
  id text primary key,
  name text not null,
  description text not null,
  price_amount bigint not null,
  price_currency text not null,
  interval_months integer not null check (interval_months > 0)
);

insert into platform_plans (id, name, description, price_amount, price_currency, interval_months) values
  ('starter', 'Starter', 'One location, up to four bays.', 4900, 'USD', 1),
  ('club', 'Club', 'Up to three locations, bays without limit, coaches.', 12900, 'USD', 1),
  ('network', 'Network', 'Any number of locations, with reports across them.', 29900, 'USD', 1);

-- Counters of rate limits, shared by all processes; the shape is the limiter library's.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

-- The one look-up that happens before the tenant is known.
create function tenant_by_slug(wanted text) returns setof tenants
  language sql stable security definer set search_path = public, pg_temp
  as $$ select * from tenants where slug = wanted $$;
revoke all on function tenant_by_slug(text) from public;

-- The tenant of this transaction; null, and so no row at all, where none was set.
create function current_tenant() returns uuid
  language sql stable
  as $$ select nullif(current_setting('app.tenant_id', true), '')::uuid $$;

-- Called once for every tenant table: forces row-level security on it and opens it to the application.
create procedure protect_tenant_table(tenant_table regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy tenant on %s using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()))',
    tenant_table);
  execute format('grant select, insert, update, delete on %s to fairway_app', tenant_table);
end $$;

alter table tenants enable row level security;
alter table tenants force row level security;
create policy own_company on tenants to fairway_app using (tenant_id = (select current_tenant()));
create policy all_companies on tenants to fairway_platform using (true) with check (true);
-- The owner runs the look-up above and makes companies.
create policy owner_sees_all on tenants to current_user using (true) with check (true);

grant usage on schema public to fairway_app, fairway_platform;
grant execute on function tenant_by_slug(text) to fairway_app, fairway_platform;
grant select, update on tenants to fairway_app;
grant select, insert, update on tenants to fairway_platform;
grant select on platform_plans to fairway_app, fairway_platform;
grant select, insert, update, delete on rate_limits to fairway_app, fairway_platform;
