import { useQuery } from '@tanstack/react-query';
import type { ClubChances, TonightChances } from '#features/chances/contract.ts';
import { chancesHistoryQuery, seasonChancesQuery, tonightChancesQuery } from '#features/chances/queries.ts';
import { chanceText } from '#features/chances/screen/chance-columns.tsx';
import { ChanceLines } from '#features/chances/screen/chance-lines.tsx';
import { loadBeforeShown } from '#platform/page/load.ts';
import type { PageContext } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { formatSeasonChance } from '#rules/baseball/chances/format-season-chance.ts';
import { fixed, formatSigned } from '#rules/baseball/stats/figures.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { PartHeading } from '#ui/kit/part-heading.tsx';
import { Text } from '#ui/kit/text.tsx';
import { dateParts, dayText } from '#ui/kit/time-text.ts';
import styles from './club-chances.module.css';

/** Other parts are below the chances, so the browser waits for them too. */
export async function loadClubChances(page: PageContext, teamId: number): Promise<void> {
  await Promise.all([
    loadBeforeShown(page, seasonChancesQuery()),
    loadBeforeShown(page, tonightChancesQuery(teamId)),
    loadBeforeShown(page, chancesHistoryQuery({ team: teamId })),
  ]);
}

/** The chances of a club with their history. Nothing without chances, or while they are hidden. */
export function ClubChancesPanel({ teamId }: { teamId: number }) {
  const { data } = useQuery(seasonChancesQuery());
  const { data: history } = useQuery(chancesHistoryQuery({ team: teamId }));
  const club = data?.current?.clubs.find((each) => each.teamId === teamId);
  if (club === undefined) return null;
  return (
    <Panel title="Chances" className={styles.panel}>
      <Figures club={club} />
      {history !== undefined && history.days.length > 1 && (
        <div data-chart>
          <ChanceLines history={history} clubs={[{ id: teamId, text: chanceText(club, 'playoffs') }]} teamId={teamId} />
          <Note>The chance of the playoffs on each morning, in percent.</Note>
        </div>
      )}
      <Link to={paths.standings({ view: 'chances', team: teamId })} className={styles.more}>
        The chances of all clubs
      </Link>
    </Panel>
  );
}

/** The next games that matter most to a club. Nothing without chances, or while they are hidden. */
export function ClubStakes({ teamId }: { teamId: number }) {
  const { data } = useQuery(seasonChancesQuery());
  const { data: tonight } = useQuery(tonightChancesQuery(teamId));
  const hasChances = data?.current?.clubs.some((each) => each.teamId === teamId) === true;
  if (!hasChances || tonight?.current == null) return null;
  const shown = { teamId, current: tonight.current };
  return hasStakes(shown) ? (
    <Panel title="What is at stake" className={styles.panel}>
      <WeekGames current={tonight.current} />
      <NextGames {...shown} />
    </Panel>
  ) : null;
}

function Figures({ club }: { club: ClubChances }) {
  const { mean, p10, p90 } = club.wins;
  const figures = [
    ['Playoffs', chanceText(club, 'playoffs')],
    ['Division', chanceText(club, 'division')],
    ['Title', chanceText(club, 'title')],
    ['Expected wins', fixed(mean, 1), `${p10} to ${p90}`],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value} {note !== undefined && <Text size="sm">{note}</Text>}
            {name === 'Playoffs' && club.weekChange !== null && (
              <Text size="sm">{formatSigned(100 * club.weekChange, 1)} in 7 days</Text>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Current = NonNullable<TonightChances['current']>;

const nameOf = (teamId: number): string => clubNamesOf(teamId)?.shortName ?? `Team ${teamId}`;

const goalNames: Partial<Record<string, string>> = { playoffs: 'the playoffs', title: 'the title' };

/** 'Fri, June 12' */
function shortDay(day: string): string {
  const { weekday, monthAndDay } = dateParts(day);
  return `${weekday.slice(0, 3)}, ${monthAndDay}`;
}

/** The club's games of seven days that change its chance most. */
function WeekGames({ current: { compared, week } }: { current: Current }) {
  if (week.length === 0) return null;
  return (
    <section className={styles.next}>
      <PartHeading as="h3">
        Games of the coming week <small>for {goalNames[compared[0] ?? 'playoffs']}</small>
      </PartHeading>
      <ul>
        {week.map(({ gamePk, day, isHome, opponentId, win, loss }) => (
          <OwnGame
            key={gamePk}
            gamePk={gamePk}
            text={`${shortDay(day)}: ${isHome ? 'against' : 'at'} the ${nameOf(opponentId)}`}
            win={formatSeasonChance(win, false)}
            loss={formatSeasonChance(loss, false)}
          />
        ))}
      </ul>
    </section>
  );
}

type StakesProps = { teamId: number; current: Current };

/** The club's own game of the day if it is not one of the week's, and those of others that change its chance most. */
function gamesOfDay({ teamId, current: { games, rootFor, week } }: StakesProps) {
  const own = games.filter(
    ({ gamePk, home, away }) =>
      [home.teamId, away.teamId].includes(teamId) && !week.some((game) => game.gamePk === gamePk),
  );
  const others = (rootFor.find((each) => each.teamId === teamId)?.games ?? []).flatMap((each) => {
    const game = games.find(({ gamePk }) => gamePk === each.gamePk);
    return game === undefined ? [] : [{ ...each, game }];
  });
  return { own, others };
}

function hasStakes(props: StakesProps): boolean {
  const { own, others } = gamesOfDay(props);
  const { week, day } = props.current;
  return week.length > 0 || (day !== null && own.length + others.length > 0);
}

function NextGames({ teamId, current }: StakesProps) {
  const {
    day,
    compared: [goal = 'playoffs'],
  } = current;
  const { own, others } = gamesOfDay({ teamId, current });
  if (day === null || own.length + others.length === 0) return null;
  return (
    <section className={styles.next}>
      <PartHeading as="h3">
        What matters on {dayText(day)} <small>for {goalNames[goal]}</small>
      </PartHeading>
      <ul>
        {own.map((game) => {
          const [side, other] = game.home.teamId === teamId ? [game.home, game.away] : [game.away, game.home];
          const text = (chance: number | undefined) => formatSeasonChance(chance ?? 0, side.decided.includes(goal));
          return (
            <OwnGame
              key={game.gamePk}
              gamePk={game.gamePk}
              text={`${side === game.home ? 'Against' : 'At'} the ${nameOf(other.teamId)}`}
              win={text(side.win[goal])}
              loss={text(side.loss[goal])}
            />
          );
        })}
        {others.map(({ game, teamId: wanted, gain }) => {
          const other = game.home.teamId === wanted ? game.away : game.home;
          return (
            <li key={game.gamePk}>
              <Link
                to={paths.liveGame(game.gamePk)}
              >{`Root for: ${nameOf(wanted)}, against the ${nameOf(other.teamId)}`}</Link>
              <span>
                <b>{formatSigned(100 * gain, 1)}</b> points if they win, not lose
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function OwnGame({ gamePk, text, win, loss }: Record<'text' | 'win' | 'loss', string> & { gamePk: number }) {
  return (
    <li>
      <Link to={paths.liveGame(gamePk)}>{text}</Link>
      <span>
        <b>{win}</b> with a win, <b>{loss}</b> with a loss
      </span>
    </li>
  );
}
