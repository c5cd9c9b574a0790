-- Of several clients with one address one gets a campaign.
alter table campaign_recipients drop constraint campaign_recipients_skipped_check;
alter table campaign_recipients add constraint campaign_recipients_skipped_check
  check (skipped in ('no_address', 'not_agreed', 'unsubscribed', 'no_membership', 'no_renewal', 'same_address', 'gone'));

-- A mail that names no client is looked for among the addresses of all of them.
create index users_contact_email on users (tenant_id, lower(contact_email)) where contact_email is not null;
