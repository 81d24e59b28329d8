-- Bookings are counted in `limits` now, so that deleting an account does not begin the count anew. What
-- the network of a booking was is kept no longer.
drop index bookings_visitor;
update bookings set visitor_key = '';
