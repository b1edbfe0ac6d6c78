-- The requests that rate limits count, for all processes of a site. Unlogged: after a crash of the server counting begins again.
create unlogged table counted_requests (
  -- hash of the limit and of what it counts, such as a user or a network
  key bytea primary key,
  -- epoch ms
  times bigint[] not null,
  expires_at timestamptz not null
);
create index counted_requests_expiry on counted_requests (expires_at);
