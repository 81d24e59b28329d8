-- A change of address: first waiting for the link sent to the new one, then, for a week, one that the
-- old address can undo.
create table address_changes (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  old_email text not null,
  new_email text not null,
  -- Whatever ends the user's sessions ends a waiting change, too.
  session_version integer not null,
  confirmed_at_sec integer,
  ends_at_sec integer not null
) strict, without rowid;

create index address_changes_user_id on address_changes (user_id);
create index address_changes_ends_at_sec on address_changes (ends_at_sec);

-- The last attempt that was counted, so that a write that is retried counts once.
alter table attempts add column last_id text;

-- Sessions that signed out: a token-sync token issued before must not start a synced session again.
create table signed_out_sessions (
  session_id text primary key,
  user_id text not null,
  ends_at_sec integer not null
) strict, without rowid;

create index signed_out_sessions_user_id on signed_out_sessions (user_id);
create index signed_out_sessions_ends_at_sec on signed_out_sessions (ends_at_sec);

create index users_unconfirmed on users (created_at_sec) where email_verified_at_sec is null;
