import { Link } from './link.tsx';
import { paths } from '#platform/api/browser/paths.ts';
import controls from './controls.module.css';
import { Message } from './message.tsx';

export function NotFoundPage({
  subtitle = 'That one went foul: there is no page at this address.',
}: {
  subtitle?: string;
}) {
  return (
    <Message picture="lost-ball" title="404 NOT FOUND">
      <p>{subtitle}</p>
      <Link className={controls.filledButton} to={paths.today()}>
        Back to today’s games
      </Link>
    </Message>
  );
}
