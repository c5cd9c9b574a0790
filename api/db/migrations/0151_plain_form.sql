-- One way of comparing people: small letters without marks, without what keyboards vary. As `plainForm` of api/text/plain-form.ts.
create function plain_form(written text) returns text language sql immutable parallel safe
  return regexp_replace(
    replace(replace(replace(replace(translate(
      regexp_replace(
        lower(normalize(
          regexp_replace(written, '[''"`\u00ab\u00b4\u00bb\u02b9-\u02bf\u02c8\u055a\u05f3\u05f4\u1fbd\u1fbf\u1ffd\u1ffe\u2018-\u201f\u2032-\u2037\u2039\u203a\u275b-\u275e\ua78b\ua78c\uff02\uff07\uff40\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g'),
          nfkd) collate pg_c_utf8),
        '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f\u00b7\u02bc]', '', 'g'),
      'øłđðħıŧŋς', 'olddhitnσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[-\u058a\u05be\u2010-\u2015\u2043\u2212\u2e3a\u2e3b \t\n\r\f\v\u0085\u1680\u2028\u2029]+', ' ', 'g');

-- What a search looks through: the first name once more behind the last, one blank before each word so that its beginning
-- can be asked for, and the digits of the number.
create function person_search_text(first_name text, last_name text, email text, contact_email text, phone text)
  returns text language sql immutable parallel safe
  return plain_form(' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(first_name, '')
      || ' ' || coalesce(email, '') || ' ' || coalesce(contact_email, '')
      || case when phone ~ '[^+0-9]' then ' ' || phone else '' end)
    || ' +' || regexp_replace(coalesce(phone, ''), '\D', '', 'g');

alter table users drop column search_text;
alter table users add column search_text text not null generated always as (
  person_search_text(first_name, last_name, email, contact_email, phone)) stored;
create index users_search on users using gin (tenant_id, search_text gin_trgm_ops);
