import { useQuery } from '@tanstack/react-query';
import type { PrivateLeagueEvening } from '#features/private-leagues/contract.ts';
import { privateLeagueEveningQuery } from '#features/private-leagues/queries.ts';
import { paths } from '#platform/page/paths.ts';
import { shortUsername } from '#rules/picks/short-username.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { Note } from '#ui/note.tsx';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { UserPicture } from '#ui/pictures/user-picture.tsx';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import { dateParts } from '#ui/time-text.ts';
import table from '#ui/table/table.module.css';
import styles from './evening-grid.module.css';

const halfMinute = 30_000;

type Game = PrivateLeagueEvening['games'][number];
type Call = PrivateLeagueEvening['members'][number]['calls'][number];

const signs = { correct: '✓', wrong: '✗' } as const;

/** The called club and, after the game, whether it won; a lock before that. */
function CallCell({ call, game }: { call: Call; game: Game }) {
  if (call === null)
    return (
      <td data-kind="hidden">
        <span aria-hidden="true">·</span>
        <span className="visually-hidden">hidden until the lock</span>
      </td>
    );
  const { winnerId, outcome } = call;
  const club = [game.away, game.home].find(({ id }) => id === winnerId);
  if (club === undefined)
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">no call</span>
      </td>
    );
  return (
    <td data-kind={outcome ?? 'called'} title={club.shortName}>
      <Emblem teamId={club.id} size={24} />
      <span className="visually-hidden">{club.shortName}</span>
      {outcome !== null && (
        <>
          <b aria-hidden="true">{signs[outcome]}</b>
          <span className="visually-hidden">, {outcome === 'correct' ? 'right' : 'wrong'}</span>
        </>
      )}
    </td>
  );
}

function Grid({ evening: { games, members, others } }: { evening: PrivateLeagueEvening }) {
  return (
    <Card isFlush>
      <ScrollRegion label="Grid of members and games" className={table.scroller}>
        <table className={styles.grid}>
          <caption className="visually-hidden">Members and games, with the club that each has called</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Member</span>
              </th>
              {games.map(({ gamePk, away, home }) => (
                <th key={gamePk} scope="col">
                  <Link to={paths.liveGame(gamePk)} title={`${away.shortName} at ${home.shortName}`}>
                    <Emblem teamId={away.id} size={20} />
                    <Emblem teamId={home.id} size={20} />
                    <span className="visually-hidden">{`${away.shortName} at ${home.shortName}`}</span>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {members.map(({ username, profilePic, calls }, place) => (
              <tr key={username} data-own={place === 0 || undefined}>
                <th scope="row" title={username}>
                  <span>
                    <UserPicture profilePic={profilePic} size={28} />
                    {shortUsername(username)}
                  </span>
                </th>
                {games.map((game, column) => (
                  <CallCell key={game.gamePk} game={game} call={calls[column] ?? null} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {others > 0 && <Note className={styles.more}>{`and ${others} more`}</Note>}
      {/* each cell says it to screen readers */}
      <Note className={styles.more} aria-hidden="true">
        · hidden until the lock, – no call, ✓ right, ✗ wrong
      </Note>
    </Card>
  );
}

/** The calls of the members for the games of the evening: a call is shown from the lock of its game. */
export function EveningGrid({ leagueId }: { leagueId: number }) {
  const { data } = useQuery({ ...privateLeagueEveningQuery(leagueId), refetchInterval: halfMinute });
  if (data === undefined) return null;
  const { weekday, monthAndDay } = dateParts(data.date);
  return (
    <section aria-labelledby="evening" className={`${styles.section} stack`}>
      <h2 id="evening">Tonight’s calls</h2>
      <Note>{`${weekday}, ${monthAndDay}. The calls of others appear when picks of a game lock.`}</Note>
      {data.games.length === 0 ? <Note isAlone>No games this evening.</Note> : <Grid evening={data} />}
    </section>
  );
}
