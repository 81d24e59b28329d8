-- Where the firm rings for the call; null when the visitor left no number.
alter table bookings add column phone text;
