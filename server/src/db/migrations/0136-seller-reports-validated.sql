-- Reads the rows of before while others read and write them.
alter table lots validate constraint lots_final_counts;
