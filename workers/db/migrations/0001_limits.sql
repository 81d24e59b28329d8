create table limits (
  name text not null,
  key text not null,
  ends_at_sec integer not null,
  taken_count integer not null,
  primary key (name, key, ends_at_sec)
) strict, without rowid;

create index limits_ends_at_sec on limits (ends_at_sec);
