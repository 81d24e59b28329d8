create table users (
  id text primary key,
  email text not null unique,
  name text,
  password_hash text,
  email_verified_at_sec integer,
  disabled_at_sec integer,
  session_version integer not null default 1,
  created_at_sec integer not null
) strict, without rowid;

create table google_accounts (
  google_id text primary key,
  user_id text not null references users (id) on delete cascade
) strict, without rowid;

create index google_accounts_user_id on google_accounts (user_id);

create table attempts (
  key text primary key,
  taken_count integer not null,
  full_count integer not null,
  ends_at_sec integer not null
) strict, without rowid;

create index attempts_ends_at_sec on attempts (ends_at_sec);

create table synced_sessions (
  id text primary key,
  user_id text not null,
  ends_at_sec integer not null
) strict, without rowid;

create index synced_sessions_user_id on synced_sessions (user_id);
create index synced_sessions_ends_at_sec on synced_sessions (ends_at_sec);
