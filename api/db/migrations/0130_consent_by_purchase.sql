-- Visitors also agree where they buy a plan online.
alter table marketing_consents drop constraint marketing_consents_source_check;
alter table marketing_consents add constraint marketing_consents_source_check
  check (source in ('desk', 'self', 'link', 'registration', 'purchase', 'import'));
