-- A company to try the product in, alone or with others: it has no subscription of its own to the platform.
alter table tenants
  add column account_type text not null default 'standard' check (account_type in ('standard', 'shared_sandbox')),
  add column sandbox_mode boolean not null default false;
