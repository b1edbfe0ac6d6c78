update users set is_admin = true where id = (select min(id) from users);
insert into audit_log (at, actor, action, target, detail)
  values (now(), 'cli:operator', 'users rename', 'user 1', '{"from": "old", "to": "new"}');
