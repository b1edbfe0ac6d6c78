import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { adminUsers } from '../../contract/admin.ts';
import { query } from '#platform/api/browser/query.ts';
import controls from '#ui/controls.module.css';
import styles from '../admin.module.css';
import { AdminPanel } from '../admin-panel.tsx';
import { useAdminChange } from '../use-admin-change.ts';
import { UserActions } from './user-actions.tsx';
import { UserName } from './user-name.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';

/** The search for users by a part of their name. */
export function Users() {
  const [search, setSearch] = useState<string | null>(null);
  const { data } = useQuery(
    query<typeof adminUsers>(
      'GET /api/admin/users',
      { query: { search: search ?? '' } },
      { enabled: search !== null, staleTime: 0 },
    ),
  );
  const change = useAdminChange();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('search');
    setSearch(typeof text === 'string' ? text : '');
  };
  return (
    <AdminPanel title="Users" result={change.result}>
      <form role="search" className={styles.form} onSubmit={submit}>
        <label htmlFor="admin-search">Part of the username</label>
        <input id="admin-search" name="search" type="search" className={controls.field} maxLength={60} />
        <Button type="submit">Search</Button>
      </form>
      {data?.users.length === 0 && <p>No user has this text in the name.</p>}
      <ul className={styles.list}>
        {data?.users.map((user) => (
          <li key={user.id}>
            <UserName user={user} />
            <UserActions user={user} change={change} />
          </li>
        ))}
      </ul>
      {data?.hasMore === true && <Note>More users match: enter more of the name.</Note>}
    </AdminPanel>
  );
}
