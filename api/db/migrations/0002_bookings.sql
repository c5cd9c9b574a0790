-- Every table here starts with tenant_id, first in each key, so that the same schema can be spread by tenant.

create table users (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  first_name text not null,
  last_name text not null,
  email text,
  contact_email text,
  phone text,
  roles text[] not null check (roles <@ array['client', 'coach', 'staff', 'facility_admin', 'owner'] and cardinality(roles) > 0),
  password_hash text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index users_email on users (tenant_id, lower(email)) where email is not null;
create index users_by_name on users (tenant_id, last_name, first_name, id);

create table sessions (
  tenant_id uuid not null,
  token_hash bytea not null,
  user_id integer not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index sessions_by_user on sessions (tenant_id, user_id);

create table locations (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  name text not null,
  address_line text,
  city text,
  province_state text,
  country text,
  postal_code text,
  phone text,
  email text,
  timezone text not null default 'America/Vancouver',
  locale text not null default 'en-US',
  timeformat text not null default 'h:mm a',
  dateformat text not null default 'MM/DD/YYYY',
  archived_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id)
);

create table location_hours (
  tenant_id uuid not null,
  location_id integer not null,
  weekday text not null check (weekday in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'holiday')),
  opens wall_time not null,
  closes wall_time not null,
  primary key (tenant_id, location_id, weekday, opens),
  foreign key (tenant_id, location_id) references locations on delete cascade,
  check (opens < closes)
);

create table location_holidays (
  tenant_id uuid not null,
  location_id integer not null,
  date date not null,
  name text not null,
  primary key (tenant_id, location_id, date),
  foreign key (tenant_id, location_id) references locations on delete cascade
);

create table resource_types (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  name text not null,
  version integer not null default 1,
  primary key (tenant_id, id)
);

create table resources (
  tenant_id uuid not null,
  id integer generated always as identity,
  name text not null,
  location_id integer not null,
  resource_type_id integer not null,
  capacity integer not null default 4 check (capacity > 0),
  position integer not null,
  follows_location_hours boolean not null default true,
  archived_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, location_id) references locations,
  foreign key (tenant_id, resource_type_id) references resource_types
);
create index resources_by_location on resources (tenant_id, location_id, position);

create table resource_hours (
  tenant_id uuid not null,
  resource_id integer not null,
  weekday text not null check (weekday in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'holiday')),
  opens wall_time not null,
  closes wall_time not null,
  primary key (tenant_id, resource_id, weekday, opens),
  foreign key (tenant_id, resource_id) references resources on delete cascade,
  check (opens < closes)
);

create table services (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  name text not null,
  description text,
  kind text not null check (kind in ('resource', 'coach')),
  resource_type_id integer,
  is_type_default boolean not null default false,
  buffer_before_minutes integer not null default 0 check (buffer_before_minutes >= 0),
  buffer_after_minutes integer not null default 0 check (buffer_after_minutes >= 0),
  grid_minutes integer not null default 15 check (grid_minutes > 0),
  notice_minutes integer not null default 0 check (notice_minutes >= 0),
  horizon_days integer not null default 60 check (horizon_days >= 0),
  max_party_size integer not null default 4 check (max_party_size > 0),
  bookable_by text not null default 'anyone' check (bookable_by in ('anyone', 'clients', 'staff')),
  position integer not null,
  archived_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, resource_type_id) references resource_types,
  check (kind = 'coach' or resource_type_id is not null)
);
create unique index services_type_default on services (tenant_id, resource_type_id) where is_type_default;

create table service_durations (
  tenant_id uuid not null,
  service_id integer not null,
  duration_minutes integer not null check (duration_minutes > 0),
  price_amount bigint not null check (price_amount >= 0),
  peak_price_amount bigint check (peak_price_amount >= 0),
  primary key (tenant_id, service_id, duration_minutes),
  foreign key (tenant_id, service_id) references services on delete cascade
);

create table service_peak_hours (
  tenant_id uuid not null,
  service_id integer not null,
  position integer not null,
  weekdays text[] not null,
  from_time wall_time not null,
  to_time wall_time not null,
  primary key (tenant_id, service_id, position),
  foreign key (tenant_id, service_id) references services on delete cascade,
  check (from_time < to_time)
);

create table coaches (
  tenant_id uuid not null,
  user_id integer not null,
  details jsonb not null default '{}',
  availability_mode text not null default 'weekly' check (availability_mode in ('weekly', 'dates')),
  archived_at timestamptz,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);

create table coach_locations (
  tenant_id uuid not null,
  coach_id integer not null,
  location_id integer not null,
  primary key (tenant_id, coach_id, location_id),
  foreign key (tenant_id, coach_id) references coaches (tenant_id, user_id) on delete cascade,
  foreign key (tenant_id, location_id) references locations on delete cascade
);

create table service_coaches (
  tenant_id uuid not null,
  service_id integer not null,
  coach_id integer not null,
  primary key (tenant_id, service_id, coach_id),
  foreign key (tenant_id, service_id) references services on delete cascade,
  foreign key (tenant_id, coach_id) references coaches (tenant_id, user_id) on delete cascade
);

-- A weekly row has a weekday; a dated row has a date and replaces that day's weekly rows; a dated row without times is a day off.
create table coach_availabilities (
  tenant_id uuid not null,
  id integer generated always as identity,
  coach_id integer not null,
  location_id integer,
  weekday text check (weekday in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  date date,
  starts wall_time,
  ends wall_time,
  primary key (tenant_id, id),
  foreign key (tenant_id, coach_id) references coaches (tenant_id, user_id) on delete cascade,
  foreign key (tenant_id, location_id) references locations on delete cascade,
  check (num_nonnulls(weekday, date) = 1),
  check (num_nonnulls(starts, ends) in (0, 2)),
  check (starts < ends),
  check (date is not null or starts is not null)
);
create index coach_availabilities_by_coach on coach_availabilities (tenant_id, coach_id);

-- The price, the buffers and the length stand as they were agreed, whatever happens to the service later.
create table bookings (
  tenant_id uuid not null,
  id integer generated always as identity,
  group_id integer,
  client_id integer,
  guest jsonb,
  service_id integer not null,
  location_id integer not null,
  resource_id integer,
  coach_id integer,
  start_time timestamptz not null,
  end_time timestamptz not null,
  buffer_before_minutes integer not null default 0,
  buffer_after_minutes integer not null default 0,
  party_size integer not null default 1 check (party_size > 0),
  status text not null check (status in ('held', 'confirmed', 'checked_in', 'completed', 'no_show', 'cancelled')),
  payment_status text not null default 'due'
    check (payment_status in ('not_due', 'due', 'deposit_paid', 'paid', 'partly_refunded', 'refunded')),
  price_amount bigint not null,
  price_currency text not null,
  client_note text,
  overlap_reason text,
  -- Whose hold it is: the hash of a visitor's cookie, or null for a signed-in person's.
  visitor_hash bytea,
  ip_address text,
  expires_at timestamptz,
  -- Tokens are derived from the nonce; the hash finds the row, a new nonce revokes.
  hold_nonce bytea,
  hold_token_hash bytea,
  manage_nonce bytea,
  manage_token_hash bytea,
  created_by integer,
  cancelled_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, client_id) references users,
  foreign key (tenant_id, service_id) references services,
  foreign key (tenant_id, location_id) references locations,
  foreign key (tenant_id, resource_id) references resources,
  foreign key (tenant_id, coach_id) references coaches (tenant_id, user_id),
  foreign key (tenant_id, created_by) references users,
  check (start_time < end_time),
  check ((status = 'held') = (expires_at is not null)),
  check (status = 'held' or num_nonnulls(client_id, guest) = 1)
);
create index bookings_by_start on bookings (tenant_id, start_time, id);
create index bookings_by_location on bookings (tenant_id, location_id, start_time);
create index bookings_by_client on bookings (tenant_id, client_id, start_time) where client_id is not null;
create index bookings_by_coach on bookings (tenant_id, coach_id, start_time) where coach_id is not null;
create index bookings_held on bookings (tenant_id, expires_at) where status = 'held';
create unique index bookings_hold_token on bookings (tenant_id, hold_token_hash) where hold_token_hash is not null;
create unique index bookings_manage_token on bookings (tenant_id, manage_token_hash) where manage_token_hash is not null;

create table booking_notes (
  tenant_id uuid not null,
  id integer generated always as identity,
  booking_id integer not null,
  body text not null,
  author_id integer not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings on delete cascade,
  foreign key (tenant_id, author_id) references users
);
create index booking_notes_by_booking on booking_notes (tenant_id, booking_id);

-- What a booking occupies. One constraint guards bays, coaches and clients alike: nobody and nothing is booked twice.
create table claims (
  tenant_id uuid not null,
  id integer generated always as identity,
  booking_id integer not null,
  resource_id integer,
  coach_id integer,
  client_id integer,
  owner text not null generated always as (
    case when resource_id is not null then 'resource:' || resource_id
         when coach_id is not null then 'coach:' || coach_id
         else 'client:' || client_id end) stored,
  during tstzrange not null,
  expires_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings on delete cascade,
  foreign key (tenant_id, resource_id) references resources,
  foreign key (tenant_id, coach_id) references coaches (tenant_id, user_id),
  foreign key (tenant_id, client_id) references users,
  check (num_nonnulls(resource_id, coach_id, client_id) = 1),
  check (not isempty(during)),
  constraint claims_no_overlap exclude using gist (tenant_id with =, owner with =, during with &&)
);
create index claims_by_booking on claims (tenant_id, booking_id);

create table idempotency_keys (
  tenant_id uuid not null references tenants,
  scope text not null,
  operation text not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null,
  primary key (tenant_id, scope, operation, key)
);
create index idempotency_keys_by_age on idempotency_keys (tenant_id, created_at);

create table audit_log (
  tenant_id uuid not null references tenants,
  id bigint generated always as identity,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('person', 'visitor', 'system')),
  actor_id integer,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  request_id text,
  primary key (tenant_id, id)
);
create index audit_log_by_entity on audit_log (tenant_id, entity, entity_id);

-- Mail to send, written with the change that it tells of; a job sends it.
create table outbox (
  tenant_id uuid not null references tenants,
  id bigint generated always as identity,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  primary key (tenant_id, id)
);
create index outbox_unsent on outbox (tenant_id, next_attempt_at) where sent_at is null;

create table client_errors (
  tenant_id uuid not null references tenants,
  id bigint generated always as identity,
  reference text not null,
  message text not null,
  stack text,
  route text,
  user_agent text,
  user_id integer,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'users', 'sessions', 'locations', 'location_hours', 'location_holidays', 'resource_types', 'resources', 'resource_hours',
    'services', 'service_durations', 'service_peak_hours', 'coaches', 'coach_locations', 'service_coaches', 'coach_availabilities',
    'bookings', 'booking_notes', 'claims', 'idempotency_keys', 'audit_log', 'outbox', 'client_errors']
  loop
    call protect_tenant_table(tenant_table::regclass);
  end loop;
end $$;

-- History is written, never rewritten.
revoke update, delete on audit_log from fairway_app;
