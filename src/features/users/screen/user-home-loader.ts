import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { confidenceQuery, fanQuery, pickHistoryQuery } from '../queries.ts';
import { moderationQuery } from '#features/admin/queries.ts';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { pageContext } from '#platform/api/browser/page-context.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';
import { paths, searchOf } from '#platform/api/browser/paths.ts';

/** Loads the profile, and on the server the owner's picks and notices, so that the first HTML is complete. */
export async function loadUserHome({ request, params, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const username = params.username ?? '';
  const [fan, user] = await Promise.all([load(page, fanQuery(username)), loadIfPossible(page, sessionQuery)]);
  if (fan?.usesConfidence === true) await loadIfPossible(page, confidenceQuery(username));
  if (page.waitsForData && user?.username.toLowerCase() === username.toLowerCase()) {
    const { before } = searchOf('user-home', new URL(request.url).searchParams);
    await Promise.all([
      loadIfPossible(page, pickHistoryQuery(user.id, before)),
      loadIfPossible(page, moderationQuery(user.id)),
    ]);
  }
  const name = fan?.username ?? username;
  return {
    title: name,
    address: paths.user(name),
    description: `${name}: winners called, streaks and picks.`,
    picture: `/api/fans/${encodeURIComponent(name)}/picture.png`,
    isEmbeddable: true,
  };
}
