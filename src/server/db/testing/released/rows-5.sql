update users set is_hidden = true where id = (select max(id) from users);
insert into username_reports (reported_id, user_id, username, reason, at)
  select max(id), min(id), 'reported', 'offensive', now() from users;
insert into moderation_notices (user_id, kind, at) select max(id), 'hidden', now() from users;
