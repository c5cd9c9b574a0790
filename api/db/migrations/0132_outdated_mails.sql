-- Why a mail that could not be delivered at first was no longer true when it was to be tried again. It is not sent then.
alter table outbox add column outdated text;
