import type { LoaderFunctionArgs } from 'react-router';
import { useParams } from 'react-router';
import { pageContext } from '../../page-context.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  context.get(pageContext);
  return { title: `Game ${params['gamePk']}`, description: 'A live game, pitch by pitch.' };
}

export function Component() {
  return <h1 tabIndex={-1}>Game {useParams()['gamePk']}</h1>;
}
