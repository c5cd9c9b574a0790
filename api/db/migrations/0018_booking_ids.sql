-- So is a booking's: then its claims, its history and its mail leave together with it.
grant usage on sequence bookings_id_seq to fairway_app;
