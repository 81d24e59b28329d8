-- Bookings are counted in `limits` now, so that deleting an account does not reset the count. The
-- network of a booking is no longer stored.
drop index bookings_visitor;
update bookings set visitor_key = '';
