-- The set-up of a trial call that the visitor chose to keep, as JSON; null without one.
alter table bookings add column setup text;
