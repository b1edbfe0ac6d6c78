import { openHomePage } from '../../queries/session-actions.ts';
import { paths } from '#platform/api/browser/paths.ts';

/** Opens the page after signing in: the invitation that the visitor has come from, otherwise the home page. */
export function openFirstPage(): void {
  const code = new URLSearchParams(window.location.search).get('invitation');
  if (code === null) openHomePage();
  else window.location.assign(paths.leagues({ code }));
}
