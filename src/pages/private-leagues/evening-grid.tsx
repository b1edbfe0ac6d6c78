import { useQuery } from '@tanstack/react-query';
import type { PrivateLeagueEvening } from '#features/private-leagues/contract.ts';
import { privateLeagueEveningQuery } from '#features/private-leagues/queries.ts';
import { paths } from '#platform/page/paths.ts';
import { shortUsername } from '#rules/picks/short-username.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Card } from '#ui/kit/card.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { dateParts } from '#ui/kit/time-text.ts';
import { UserPicture } from '#ui/kit/user-picture.tsx';
import { Matrix, type MatrixColumn } from '#ui/table/matrix.tsx';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import table from '#ui/table/table.module.css';
import styles from './evening-grid.module.css';

const halfMinute = 30_000;

type Game = PrivateLeagueEvening['games'][number];
type Member = PrivateLeagueEvening['members'][number];
type Call = Member['calls'][number];

const signs = { correct: '✓', wrong: '✗' } as const;

const clubOf = (call: Call, { away, home }: Game) => [away, home].find(({ id }) => id === call?.winnerId);

/** The called club and, after the game, whether it won; a dot before the lock. */
function CallText({ call, game }: { call: Call; game: Game }) {
  const club = clubOf(call, game);
  if (club === undefined)
    return (
      <>
        <span aria-hidden="true">{call === null ? '·' : '–'}</span>
        <span className="visually-hidden">{call === null ? 'hidden until the lock' : 'no call'}</span>
      </>
    );
  const outcome = call?.outcome;
  return (
    <>
      <Emblem teamId={club.id} size={24} />
      <span className="visually-hidden">{club.shortName}</span>
      {outcome && (
        <>
          <b aria-hidden="true">{signs[outcome]}</b>
          <span className="visually-hidden">, {outcome === 'correct' ? 'right' : 'wrong'}</span>
        </>
      )}
    </>
  );
}

type Column = { game: Game; place: number; isCalled: boolean };

/** The games, those first that a member called, as far as the user may see. `place`: that of the calls of a member */
function gamesByCalls({ games, members }: PrivateLeagueEvening): Column[] {
  return games
    .map((game, place) => ({ game, place, isCalled: members.some(({ calls }) => calls[place]?.winnerId != null) }))
    .toSorted((one, other) => Number(other.isCalled) - Number(one.isCalled));
}

function gameColumn({ game, place, isCalled }: Column): MatrixColumn<Member> {
  const { gamePk, away, home } = game;
  const title = `${away.shortName} at ${home.shortName}`;
  const callOf = ({ calls }: Member) => calls[place] ?? null;
  return {
    id: gamePk,
    className: isCalled ? undefined : styles.uncalled,
    head: (
      <Link to={paths.liveGame(gamePk)} title={title}>
        <Emblem teamId={away.id} size={20} />
        <Emblem teamId={home.id} size={20} />
        <span className="visually-hidden">{title}</span>
      </Link>
    ),
    cell: (member) => <CallText game={game} call={callOf(member)} />,
    cellMarks: (member) => {
      const call = callOf(member);
      if (call === null) return { 'data-kind': 'hidden' };
      return { 'data-kind': call.outcome ?? undefined, title: clubOf(call, game)?.shortName };
    },
  };
}

function memberColumn(own: Member | undefined): MatrixColumn<Member> {
  return {
    id: 'member',
    head: <span className="visually-hidden">Member</span>,
    cell: ({ username, profilePic }) => (
      <span>
        <UserPicture profilePic={profilePic} size={28} />
        {shortUsername(username)}
      </span>
    ),
    cellMarks: (member) => ({ title: member.username, 'data-own': member === own || undefined }),
  };
}

/** '3 games without a call' */
const countUncalled = (count: number): string => `${count} ${count === 1 ? 'game' : 'games'} without a call`;

function Grid({ evening }: { evening: PrivateLeagueEvening }) {
  const { members, others } = evening;
  const games = gamesByCalls(evening);
  const uncalled = games.filter(({ isCalled }) => !isCalled).length;
  return (
    <Card isFlush>
      <ScrollRegion label="Grid of members and games" className={classNames(table.scroller, styles.games)}>
        <Matrix
          caption="Members and games, with the club that each has called"
          columns={[memberColumn(members[0]), ...games.map(gameColumn)]}
          rows={members}
          rowKey={({ username }) => username}
          className={styles.grid}
        />
      </ScrollRegion>
      {uncalled > 0 && uncalled < games.length && (
        <label className={styles.all}>
          <input type="checkbox" /> Show {countUncalled(uncalled)}
        </label>
      )}
      {others > 0 && <Note className={styles.more}>{`and ${others} more`}</Note>}
      <Note className={styles.more}>
        The calls of others appear when picks of a game lock. {/* each cell says it to screen readers */}
        <span aria-hidden="true">· hidden until the lock, – no call, ✓ right, ✗ wrong</span>
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
    <Stack as="section" gap={2} aria-labelledby="evening">
      <h2 id="evening">
        Tonight’s calls<small className={styles.day}>{` ${weekday}, ${monthAndDay}`}</small>
      </h2>
      {data.games.length === 0 ? <Note isAlone>No games this evening.</Note> : <Grid evening={data} />}
    </Stack>
  );
}
