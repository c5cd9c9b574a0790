-- Adds a company for whoever signs up: the product's own role may not write companies, only begin one in its trial. False
-- where the sub-domain is taken; of two at once the second waits for the first.
create function add_company(
  company uuid, wanted_slug text, company_name text, zone text, its_locale text, its_currency text, trial_end timestamptz
) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into tenants (tenant_id, slug, name, timezone, locale, currency, trial_ends_at)
    values (company, wanted_slug, company_name, zone, its_locale, its_currency, trial_end)
    on conflict (slug) do nothing;
  if not found then
    return false;
  end if;
  perform open_company_ids(company);
  return true;
end $$;
revoke all on function add_company(uuid, text, text, text, text, text, timestamptz) from public;
grant execute on function add_company(uuid, text, text, text, text, text, timestamptz) to fairway_app;

-- What a company that signed up itself has said or done that its other rows cannot tell. One that was made otherwise has
-- no row, and is asked nothing. The key is that of the sign-up, so that it can be sent again.
create table onboardings (
  tenant_id uuid primary key references tenants,
  country text not null,
  key_hash bytea,
  created_at timestamptz not null,
  details_confirmed_at timestamptz,
  booking_page_seen_at timestamptz,
  skipped_at timestamptz
);
call protect_tenant_table('onboardings');

-- Whoever signs up is let in before the mailed link is followed; everybody else proved the address before.
alter table users add column is_email_confirmed boolean not null default true;

-- `sign_up`: of one minute, to the page where somebody has just signed up; no cookie of this host can stand there yet.
alter table code_exchanges alter column binding_hash drop not null;
alter table code_exchanges drop constraint code_exchanges_kind_check;
alter table code_exchanges add constraint code_exchanges_kind_check check (kind in ('code', 'link', 'sign_up'));
alter table code_exchanges add constraint code_exchanges_binding_check
  check ((kind = 'sign_up') = (binding_hash is null));
