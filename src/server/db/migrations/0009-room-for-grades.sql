-- A graded pick takes half as much again as one that is open: with two thirds of a page left free there is room for all of
-- its picks at once, and no index is touched.
alter table predictions set (fillfactor = 35);
