-- While an account is being disconnected no new card payment begins on it: the ones under way are settled first. It opens again
-- by itself if the process dies.
alter table connected_accounts add column closing_until timestamptz;
