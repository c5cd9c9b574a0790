-- What else people write for a name with an apostrophe, a dash, a blank or an umlaut: "o brien", "annemarie", "juerg".
create function umlauts_apart(written text) returns text language sql immutable parallel safe
  return replace(replace(replace(replace(replace(
    translate(normalize(written, nfc), 'ÄÖÜØÅ', 'äöüøå'), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa');

-- The same person in truth: two names that have one of these in common. As `nameSpellings` of api/text/plain-form.ts.
create function name_spellings(written text) returns text[] language sql immutable parallel safe
  return array[replace(plain_form(written), ' ', ''), replace(plain_form(umlauts_apart(written)), ' ', '')];

-- A name as a search looks through it, the first once more behind the last. A search may be generous: "jurg" finds Juerg as
-- well, and "hakon" Haakon. Only names that have further spellings take the time for them.
create function name_search_text(first_name text, last_name text) returns text language sql immutable parallel safe
  return plain_form(' ' || first_name || ' ' || last_name || ' ' || first_name)
    || case when first_name || last_name ~ '[''`\u00b4\u02b9-\u02bf\u2018-\u201b\u2032\uff07]'
      then plain_form(regexp_replace(' ' || first_name || ' ' || last_name || ' ' || first_name, '[''`\u00b4\u02b9-\u02bf\u2018-\u201b\u2032\uff07]', ' ', 'g')) else '' end
    || case when first_name || last_name ~ '[-\u058a\u05be\u2010-\u2015\u2043\u2212\u2e3a\u2e3b]'
      then plain_form(regexp_replace(' ' || first_name || ' ' || last_name || ' ' || first_name, '[-\u058a\u05be\u2010-\u2015\u2043\u2212\u2e3a\u2e3b]+', '', 'g')) else '' end
    || case when first_name || last_name ~ '[\s\u058a\u05be\u2010-\u2015\u2043\u2212\u2e3a\u2e3b-]' and last_name <> ''
      then ' ' || replace(plain_form(first_name), ' ', '') || ' ' || replace(plain_form(last_name), ' ', '')
        || ' ' || replace(plain_form(first_name), ' ', '') else '' end
    || case when first_name || last_name ~ '[äöüøåÄÖÜØÅ\u0308\u030a]'
      then plain_form(umlauts_apart(' ' || first_name || ' ' || last_name || ' ' || first_name)) else '' end
    || case when first_name || last_name ~ '[aouAOU][eE][a-zA-Z]|[aA]a'
      then regexp_replace(plain_form(' ' || first_name || ' ' || last_name || ' ' || first_name),
        '([aou])e(?=[a-z])|(a)a', '\1\2', 'g') else '' end;

create or replace function person_search_text(first_name text, last_name text, email text, contact_email text, phone text)
  returns text language sql immutable parallel safe
  return name_search_text(coalesce(first_name, ''), coalesce(last_name, ''))
    || plain_form(' ' || coalesce(email, '') || ' ' || coalesce(contact_email, '')
      || case when phone ~ '[^+0-9]' then ' ' || phone else '' end)
    || ' +' || regexp_replace(coalesce(phone, ''), '\D', '', 'g');

alter table users alter column search_text set expression as (
  person_search_text(first_name, last_name, email, contact_email, phone));
