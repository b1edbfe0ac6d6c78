import { paths } from '#platform/page/paths.ts';
import { formatMonthDay } from '#rules/baseball/days.ts';
import { isCalledOff, isLive, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { surname } from '#rules/baseball/player-names.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Link } from '#ui/kit/link.tsx';
import { dateParts } from '#ui/kit/time-text.ts';
import { Time } from '#ui/kit/time.tsx';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import type { ScheduledGame } from '../contract.ts';
import { describeMove, resultOf, stateOf } from './schedule-text.ts';
import styles from './club-games-table.module.css';

type ClubGamesTableProps = {
  teamId: number;
  /** by day */
  games: readonly ScheduledGame[];
  /** the one that is played, or the next */
  next: number | undefined;
  /** the called club by gamePk; null without a user */
  calls: ReadonlyMap<number, number> | null;
  caption: string;
  /** file name of the download; without it there is none */
  csvName?: string;
};

/** The games of a club, a line each: day, opponent, result or time, the own call, and the starters, its own first. */
export function ClubGamesTable({ teamId, games, next, calls, caption, csvName }: ClubGamesTableProps) {
  return (
    <Table
      caption={caption}
      columns={columnsOf(teamId, next, calls)}
      rows={games}
      rowKey={({ gamePk }) => gamePk}
      marked={({ gamePk }) => gamePk === next}
      isSortable={false}
      className={styles.games}
      {...(csvName !== undefined && { csvName })}
    />
  );
}

const isHome = (game: ScheduledGame, teamId: number): boolean => game.home.id === teamId;
const opponentOf = (game: ScheduledGame, teamId: number) => (isHome(game, teamId) ? game.away : game.home);

/** 'Sun, Jun 21' */
export function gameDay(day: string): string {
  return `${dateParts(day).weekday.slice(0, 3)}, ${formatMonthDay(day)}`;
}

/** 'W 5–3', 'Live 2–3', with the club's runs first, or 'Postponed'; null for a game that is to come. */
function outcomeOf(game: ScheduledGame, teamId: number): string | null {
  const [own, other] = [isHome(game, teamId) ? game.home.score : game.away.score, opponentOf(game, teamId).score];
  if (isLive(game) && own !== null && other !== null) return `Live ${own}–${other}`;
  return resultOf(game, teamId) ?? stateOf(game);
}

/** 'Senga, Fried'; empty while neither is known. */
function startersOf({ away, home }: ScheduledGame, teamId: number): string {
  const [own, other] = home.id === teamId ? [home, away] : [away, home];
  const names = [own, other].map(({ probablePitcher }) => probablePitcher && surname(probablePitcher.name));
  return names.every((name) => name === null) ? '' : names.map((name) => name ?? 'TBD').join(', ');
}

const sideOf = (game: ScheduledGame, teamId: number): string => (isHome(game, teamId) ? 'vs' : '@');

/** A phone has no room for the name. */
function Opponent({ club: { shortName, abbreviation } }: { club: ScheduledGame['home'] }) {
  return (
    <>
      <span className={styles.name}>{shortName}</span>
      <abbr title={shortName}>{abbreviation}</abbr>
    </>
  );
}

/** The link of a line to its game. */
function Meeting({ game, teamId, isNext }: { game: ScheduledGame; teamId: number; isNext: boolean }) {
  const opponent = opponentOf(game, teamId);
  return (
    <Link to={paths.liveGame(game.gamePk)} className={styles.meeting} data-off={isCalledOff(game) || undefined}>
      <Emblem teamId={opponent.id} size={20} />
      <span>
        {sideOf(game, teamId)} <Opponent club={opponent} />
      </span>
      {game.doubleHeaderGame !== null && <small>Game {game.doubleHeaderGame}</small>}
      {game.series !== null && <small>{game.series}</small>}
      {isNext && !isLive(game) && <small>Next</small>}
    </Link>
  );
}

function Outcome({ game, teamId }: { game: ScheduledGame; teamId: number }) {
  const outcome = outcomeOf(game, teamId);
  const startsAt = scheduledStart(game);
  if (outcome !== null)
    return (
      <span data-live={isLive(game) || undefined} data-won={outcome.startsWith('W ') || undefined}>
        {outcome}
      </span>
    );
  return startsAt === null ? (
    <abbr title="Time to be decided">TBD</abbr>
  ) : (
    <Time at={startsAt} day={game.officialDate} isTight />
  );
}

function columnsOf(
  teamId: number,
  next: number | undefined,
  calls: ClubGamesTableProps['calls'],
): Column<ScheduledGame>[] {
  const called = (game: ScheduledGame) => {
    const id = calls?.get(game.gamePk);
    return [game.away, game.home].find((side) => side.id === id);
  };
  const notes = (game: ScheduledGame) => [describeMove(game), startersOf(game, teamId)].filter(Boolean).join(' · ');
  return [
    {
      id: 'day',
      head: 'Date',
      isText: true,
      value: ({ officialDate }) => gameDay(officialDate),
      copied: ({ officialDate }) => officialDate,
    },
    {
      id: 'opponent',
      head: 'Opponent',
      isText: true,
      value: (game) => `${sideOf(game, teamId)} ${opponentOf(game, teamId).shortName}`,
      cell: (game) => <Meeting game={game} teamId={teamId} isNext={game.gamePk === next} />,
    },
    {
      id: 'outcome',
      head: 'Result',
      isText: true,
      value: (game) => outcomeOf(game, teamId),
      copied: (game) => {
        const startsAt = scheduledStart(game);
        return outcomeOf(game, teamId) ?? (startsAt === null ? 'TBD' : new Date(startsAt).toISOString());
      },
      cell: (game) => <Outcome game={game} teamId={teamId} />,
    },
    ...(calls === null
      ? []
      : [
          {
            id: 'call',
            head: 'Pick',
            title: 'Your pick',
            isText: true,
            value: (game: ScheduledGame) => called(game)?.shortName ?? '',
            cell: (game: ScheduledGame) => {
              const club = called(game);
              return (
                club && (
                  <abbr title={club.shortName} className={styles.called}>
                    {club.abbreviation}
                  </abbr>
                )
              );
            },
          },
        ]),
    {
      id: 'starters',
      head: 'Starters',
      isText: true,
      value: notes,
      cell: (game) => <span title={notes(game)}>{notes(game)}</span>,
    },
  ];
}
