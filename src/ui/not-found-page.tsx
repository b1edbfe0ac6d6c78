import { Drawing } from './pictures/drawing.tsx';
import { Link } from './link.tsx';
import { paths } from '#platform/api/browser/paths.ts';
import controls from './controls.module.css';
import message from './message.module.css';

export function NotFoundPage({
  subtitle = 'That one went foul: there is no page at this address.',
}: {
  subtitle?: string;
}) {
  return (
    <section className={message.page}>
      <Drawing of="moments#lost-ball" className={message.picture} />
      <h1 tabIndex={-1}>404 NOT FOUND</h1>
      <p>{subtitle}</p>
      <Link className={controls.filledButton} to={paths.today()}>
        Back to today’s games
      </Link>
    </section>
  );
}
