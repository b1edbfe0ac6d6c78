import type { UpstreamHealth } from '../../contract/admin.ts';
import styles from '../admin.module.css';
import { formatTime } from '../format-time.ts';
import { AdminPanel } from '../admin-panel.tsx';

/** The health of the upstream: the circuit breakers, the newest response of each kind, and unknown codes. */
export function Upstream({ upstream }: { upstream: UpstreamHealth }) {
  const { isFailing, lastResponseAt, openBreakers, responses, unknownCodes } = upstream;
  return (
    <AdminPanel title="Upstream">
      <dl className={styles.facts}>
        <dt>State</dt>
        <dd>{isFailing ? 'failing' : 'responding'}</dd>
        <dt>Last good response</dt>
        <dd>{lastResponseAt === null ? 'none' : `${formatTime(lastResponseAt)}, by the league’s clock`}</dd>
        <dt>Paused hosts</dt>
        <dd>{openBreakers.length === 0 ? 'none: the circuit breakers are closed' : openBreakers.join(', ')}</dd>
        <dt>Unknown codes</dt>
        <dd>{unknownCodes.length === 0 ? 'none' : unknownCodes.length}</dd>
      </dl>
      {unknownCodes.length > 0 && (
        <ul className={styles.responses}>
          {unknownCodes.map(({ code, count, example }) => (
            <li key={code}>
              <b>{code}</b>: {count} {count === 1 ? 'response' : 'responses'}, first in {example}
            </li>
          ))}
        </ul>
      )}
      <h3>Newest responses</h3>
      <ul className={styles.responses}>
        {responses.map(({ kind, outcome, at }) => (
          <li key={kind}>
            <b>{kind}</b>: {outcome}, {formatTime(at)}
          </li>
        ))}
      </ul>
    </AdminPanel>
  );
}
