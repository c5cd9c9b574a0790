-- /readyz says which migrations a database lacks.
grant select on kysely_migration to fairway_app;
