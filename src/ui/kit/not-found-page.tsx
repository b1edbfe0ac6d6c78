import { paths } from '#platform/page/paths.ts';
import { Link } from './link.tsx';
import { Message } from './message.tsx';
import controls from './controls.module.css';

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
