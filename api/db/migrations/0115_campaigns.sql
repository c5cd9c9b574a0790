-- A mail to many clients: written as a draft, sent once.
create table campaigns (
  tenant_id uuid not null references tenants,
  id integer not null default next_id(),
  subject text not null,
  body text not null,
  marketing boolean not null,
  -- Filters of the list of clients; everybody where there are none.
  audience jsonb not null,
  status text not null default 'draft' check (status in ('draft', 'sending', 'sent')),
  -- Who fitted the audience when it was sent, and who of them a mail was for.
  chosen_count integer,
  recipient_count integer,
  created_by integer not null,
  created_at timestamptz not null,
  started_by integer,
  started_at timestamptz,
  finished_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users,
  foreign key (tenant_id, started_by) references users,
  check ((status = 'draft') = (started_at is null)),
  check (num_nonnulls(started_at, started_by, chosen_count, recipient_count) in (0, 4)),
  check ((status = 'sent') = (finished_at is not null))
);
create index campaigns_of_company on campaigns (tenant_id, id desc);
create index campaigns_sending on campaigns (tenant_id, id) where status = 'sending';
call protect_tenant_table('campaigns');

-- Whom a campaign was for, taken down when it was sent: nobody stands there twice, so nobody gets it twice.
create table campaign_recipients (
  tenant_id uuid not null,
  campaign_id integer not null,
  client_id integer not null,
  -- Why no mail was sent to them.
  skipped text check (skipped in ('no_address', 'not_agreed', 'unsubscribed', 'no_membership', 'no_renewal', 'gone')),
  -- The mail in the outbox, once there is one.
  outbox_id bigint,
  -- What the link that unsubscribes is made from, and how it is found.
  nonce bytea,
  token_hash bytea,
  sent_at timestamptz,
  primary key (tenant_id, campaign_id, client_id),
  foreign key (tenant_id, campaign_id) references campaigns,
  foreign key (tenant_id, client_id) references users,
  check (skipped is null or sent_at is null)
);
create index campaign_recipients_open on campaign_recipients (tenant_id, campaign_id, client_id)
  where skipped is null and sent_at is null;
create unique index campaign_recipients_mail on campaign_recipients (tenant_id, outbox_id) where outbox_id is not null;
create index campaign_recipients_of_client on campaign_recipients (tenant_id, client_id);
create unique index campaign_recipients_token on campaign_recipients (tenant_id, token_hash) where token_hash is not null;
call protect_tenant_table('campaign_recipients');

-- Whether a client agreed to marketing mail; who was never asked has no row.
create table marketing_consents (
  tenant_id uuid not null references tenants,
  client_id integer not null,
  state text not null check (state in ('agreed', 'unsubscribed')),
  source text not null check (source in ('desk', 'self', 'link')),
  changed_at timestamptz not null,
  primary key (tenant_id, client_id),
  foreign key (tenant_id, client_id) references users
);
call protect_tenant_table('marketing_consents');
