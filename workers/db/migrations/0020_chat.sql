create table chat_counts (
  day text not null,
  topic text not null,
  outcome text not null,
  total_count integer not null,
  primary key (day, topic, outcome)
) strict, without rowid;

create table chat_questions (
  id integer primary key,
  topic text not null,
  question text not null,
  kept_at_ms integer not null
) strict;

create index chat_questions_kept_at_ms on chat_questions (kept_at_ms);
