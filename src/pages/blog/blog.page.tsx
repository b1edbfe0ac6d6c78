import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDefaultTeam } from '#features/accounts/queries/session.ts';
import type { bullpen, Bullpen } from '#features/articles/contract.ts';
import { useLeague } from '#features/league/queries.ts';
import { paths } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { clubById } from '#rules/baseball/teams/clubs.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { ListedHeadshot } from '#ui/baseball/listed-headshot.tsx';
import { Grid } from '#ui/kit/grid.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Article } from './article.tsx';
import { RecentArticles, type loadBlog } from './recent-articles.tsx';
import styles from './blog.page.module.css';

/** The relievers of the user's favorite club as cards that flip. */
function BullpenCards() {
  const teamId = useDefaultTeam();
  const { data, refetch } = useQuery(
    query<typeof bullpen>('GET /api/teams/:teamId/bullpen', { params: { teamId } }, { staleTime: 60_000 }),
  );
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  const club = clubById(teamId)?.name ?? 'club';
  if (data.relievers.length === 0)
    return <p>{`No one has pitched out of the ${club} bullpen in ${data.season} yet.`}</p>;
  return (
    <section aria-label={`The ${club} bullpen, ${data.season}`} className={styles.bullpen}>
      <Note>
        The {club}, {data.season}. Press a card to turn it over.
      </Note>
      <Grid as="ul" columns="narrow" gap={3} data-club={teamId}>
        {data.relievers.map((reliever) => (
          <FlipCard key={reliever.id} reliever={reliever} teamId={teamId} />
        ))}
      </Grid>
    </section>
  );
}

type Reliever = Bullpen['relievers'][number];

const figures: readonly [string, (reliever: Reliever) => string | number | null][] = [
  ['Games', ({ games }) => games],
  ['Innings', ({ innings }) => innings],
  ['ERA', ({ era }) => era],
  ['WHIP', ({ whip }) => whip],
  ['K per 9', ({ strikeoutsPer9 }) => strikeoutsPer9],
  ['BB per 9', ({ walksPer9 }) => walksPer9],
  ['Saves', ({ saves }) => saves],
  ['Holds', ({ holds }) => holds],
];

const formatGames = ({ games }: Reliever): string => `${games} ${games === 1 ? 'game' : 'games'}`;

/** A card with a picture on the front and figures on the back. A click or a key press flips it. */
function FlipCard({ reliever, teamId }: { reliever: Reliever; teamId: number }) {
  const [isTurned, setIsTurned] = useState(false);
  const leagueKind = useLeague()?.kind ?? 'mlb';
  return (
    <li className={styles.card} data-turned={isTurned || undefined}>
      <button
        type="button"
        className={styles.turn}
        aria-pressed={isTurned}
        onClick={() => setIsTurned(!isTurned)}
        aria-label={`${reliever.name}: ${isTurned ? 'back' : 'front'}. Turn the card over`}
      />
      <div className={styles.sheet}>
        <div className={styles.front} inert={isTurned}>
          <div className={styles.portrait}>
            <ListedHeadshot playerId={reliever.id} leagueKind={leagueKind} size={120} />
            <Emblem teamId={teamId} size={34} />
          </div>
          <p className={styles.name}>{reliever.name}</p>
          <p className={styles.club}>Reliever · {formatGames(reliever)}</p>
        </div>
        <div className={styles.back} inert={!isTurned}>
          <p className={styles.name}>{reliever.name}</p>
          <dl>
            {figures.map(([name, of]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{of(reliever) ?? '-'}</dd>
              </div>
            ))}
          </dl>
          <Link to={paths.player(reliever.id)}>
            Player page<span className="visually-hidden">: {reliever.name}</span>
          </Link>
        </div>
      </div>
    </li>
  );
}

/** An article and the list of the others. */
function BlogPage({ data: { article } }: { data: Awaited<ReturnType<typeof loadBlog>> }) {
  return (
    <div className={styles.page}>
      {article === null ? (
        <h1 tabIndex={-1}>Nothing has been written yet</h1>
      ) : (
        <Article key={article} name={article} bullpen={<BullpenCards />} />
      )}
      <RecentArticles shown={article ?? undefined} />
    </div>
  );
}

export { BlogPage as Component };
export { loadBlog as loader } from './recent-articles.tsx';
