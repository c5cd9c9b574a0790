-- When the person of a session last proved who they are: by signing in, or when asked again. Null where nobody could be
-- asked: in another person's name, and with a token that only reads.
alter table sessions add column confirmed_at timestamptz;
update sessions set confirmed_at = created_at where kind = 'full';
