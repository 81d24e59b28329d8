-- The login that a synced session belongs to, so that its sign-out ends a sync that was still on its way.
-- Null in rows from before.
alter table synced_sessions add column session_id text;
create index synced_sessions_session_id on synced_sessions (session_id);
