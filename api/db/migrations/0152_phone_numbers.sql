-- One form for phone numbers that are here already: E.164, as `normalPhone` writes them, where the country leaves no doubt.
-- Others stay as typed, and are found by their digits.
create function stored_phone(written text, calling_code text) returns text language sql as $$
  select case
    when length(n.digits) not between 7 and 15 or n.main !~ '^[-+0-9 ()./\u00a0\u2010-\u2015]+$' then written
    when n.main like '+%' then '+' || n.digits || n.extension
    when n.digits like '00%' then '+' || substr(n.digits, 3) || n.extension
    when calling_code = '1' and length(n.digits) = 10 then '+1' || n.digits || n.extension
    when calling_code = '1' and length(n.digits) = 11 and n.digits like '1%' then '+' || n.digits || n.extension
    when calling_code <> '1' and n.digits like '0%' and length(n.digits) > 8 then '+' || calling_code || substr(n.digits, 2) || n.extension
    else written end
  from (
    select p.main, regexp_replace(replace(p.main, '(0)', ''), '\D', '', 'g') as digits,
      coalesce(';ext=' || p.extension, '') as extension
    from (
      select btrim(coalesce(substring(written from '^(.*?)\s*(?:;ext=|ext\.?|x|#)\s*\d{1,6}$'), written)) as main,
        substring(written from '(?:;ext=|ext\.?|x|#)\s*(\d{1,6})$') as extension
    ) p
  ) n
$$;

do $$
declare
  company record;
  place text;
  country text;
  code text;
begin
  for company in select tenant_id, locale from tenants loop
    perform set_config('app.tenant_id', company.tenant_id::text, true);
    place := coalesce((select lower(btrim(l.country)) from locations l
      where l.tenant_id = company.tenant_id and l.archived_at is null order by l.id limit 1), '');
    country := case
      when place = '' then substring(company.locale from '-([A-Z]{2})')
      when place ~ '^[a-z]{2}$' then upper(place)
      else (select of from (values ('canada', 'CA'), ('united states', 'US'), ('usa', 'US'), ('united kingdom', 'GB'),
        ('uk', 'GB'), ('sweden', 'SE'), ('germany', 'DE'), ('ireland', 'IE'), ('australia', 'AU')) as named (name, of) where name = place) end;
    code := (select calling from (values ('US', '1'), ('CA', '1'), ('GB', '44'), ('IE', '353'), ('SE', '46'), ('FI', '358'),
      ('DE', '49'), ('AT', '43'), ('CH', '41'), ('NL', '31'), ('BE', '32'), ('FR', '33'), ('AU', '61'), ('NZ', '64')) as codes (of, calling)
      where of = country);
    update users set phone = stored_phone(phone, code)
    where tenant_id = company.tenant_id and phone <> stored_phone(phone, code);
    update bookings set guest = jsonb_set(guest, '{phone}', to_jsonb(stored_phone(guest ->> 'phone', code)))
    where tenant_id = company.tenant_id and guest ->> 'phone' <> stored_phone(guest ->> 'phone', code);
    update waitlist_entries set guest = jsonb_set(guest, '{phone}', to_jsonb(stored_phone(guest ->> 'phone', code)))
    where tenant_id = company.tenant_id and guest ->> 'phone' <> stored_phone(guest ->> 'phone', code);
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
drop function stored_phone(text, text);
