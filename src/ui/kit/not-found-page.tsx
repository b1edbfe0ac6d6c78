import { paths } from '#platform/page/paths.ts';
import { ButtonLink } from './button-link.tsx';
import { Message } from './message.tsx';

export function NotFoundPage({
  subtitle = 'That one went foul: there is no page at this address.',
}: {
  subtitle?: string;
}) {
  return (
    <Message picture="lost-ball" title="404 NOT FOUND">
      <p>{subtitle}</p>
      <ButtonLink isFilled to={paths.today()}>
        Back to today’s games
      </ButtonLink>
    </Message>
  );
}
