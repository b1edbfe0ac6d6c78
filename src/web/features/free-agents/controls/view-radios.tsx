import { useLocation, useNavigate } from 'react-router';
import type { FreeAgentView } from '#domain/free-agents/free-agent-filter.ts';
import { classNames } from '../../../ui/class-names.ts';
import controls from '../../../ui/controls.module.css';
import styles from './free-agent-controls.module.css';

const views: readonly { view: FreeAgentView; name: string }[] = [
  { view: 'unsigned', name: 'Unsigned' },
  { view: 'signed', name: 'Signed' },
];

type ViewRadiosProps = { view: FreeAgentView; counts: Readonly<Record<FreeAgentView, number>> | null };

/** Selects unsigned or signed players. The view is part of the address; without scripts a button submits it. */
export function ViewRadios({ view: shown, counts }: ViewRadiosProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'view');
  const choose = (view: FreeAgentView) =>
    void navigate(`${pathname}?${new URLSearchParams([...others, ['view', view]])}`, { preventScrollReset: true });
  return (
    <form method="get" action={pathname} className={styles.views}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset key={shown}>
        <legend className="visually-hidden">Free agents</legend>
        {views.map(({ view, name }) => (
          <label key={view}>
            <input
              type="radio"
              name="view"
              value={view}
              defaultChecked={view === shown}
              onChange={() => choose(view)}
            />
            {name}
            <small>{counts?.[view] ?? ''}</small>
          </label>
        ))}
      </fieldset>
      <button type="submit" className={classNames(controls.button, 'needs-no-script')}>
        Show
      </button>
    </form>
  );
}
