-- A mail's id is asked for before its row is written, so that the row and its job leave together.
grant usage on sequence outbox_id_seq to fairway_app;
