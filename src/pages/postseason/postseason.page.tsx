import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { ClubChances } from '#features/chances/contract.ts';
import { seasonChancesQuery } from '#features/chances/queries.ts';
import { chanceText } from '#features/chances/screen/chance-columns.tsx';
import { seasonsQuery } from '#features/league/queries.ts';
import { StaleNote } from '#features/league/screen.tsx';
import type { Postseason, postseason } from '#features/postseason/contract.ts';
import { load, loadBeforeShown, loadIfPossible } from '#platform/page/load.ts';
import { type PageHead, pageContext } from '#platform/page/page-context.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import type { BracketGame, BracketSeries, BracketSide } from '#rules/baseball/bracket.ts';
import { goalOfWinner } from '#rules/baseball/chances/goals.ts';
import { formatMonthDay } from '#rules/baseball/days.ts';
import { hasPostseason } from '#rules/baseball/postseason-field.ts';
import { BracketLayout } from '#ui/baseball/bracket-layout.tsx';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { SeasonSelect } from '#ui/baseball/season-select.tsx';
import { FilterRow } from '#ui/form/filter-row.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { QuietLink } from '#ui/kit/quiet-link.tsx';
import bracket from '#ui/baseball/bracket-layout.module.css';
import frame from '#ui/kit/season-page.module.css';
import styles from './series-card.module.css';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { season } = searchOf('postseason', new URL(request.url).searchParams);
  await Promise.all([
    load(page, postseasonQuery(season)),
    loadBeforeShown(page, seasonChancesQuery({ season })),
    loadIfPossible(page, seasonsQuery),
  ]);
  return postseasonHead(season);
}

export { PostseasonScreen as Component };

/** The series of a season; without a season, of the newest one. */
function postseasonQuery(season: string | undefined) {
  return query<typeof postseason>('GET /api/postseason', { query: { season } }, { staleTime: 30_000 });
}

type NoteProps = { isProjected: boolean; hasChances: boolean };

function ProjectionNote({ isProjected, hasChances }: NoteProps) {
  return (
    <Note>
      {isProjected && 'The clubs are those of the standings as of today. '}
      The club with home advantage is above the other one. Games “if nec.” are played only if they are needed.{' '}
      {hasChances && (
        <>
          The percentages are <Link to={paths.faq('chances')}>the chances</Link> to win the series, the model’s
          estimate.{' '}
        </>
      )}
      <Link to={paths.faq('postseason')}>How the postseason works</Link>
    </Note>
  );
}

type Chances = readonly ClubChances[];

/** The chance of a club to win a series between known clubs that is not decided; null: it is not known. */
function seriesChance(
  { sides, round, winner, isProjected }: BracketSeries,
  side: 0 | 1,
  chances: Chances,
): string | null {
  if (isProjected || winner !== null || sides.some(({ team }) => team === null)) return null;
  const club = chances.find(({ teamId }) => teamId === sides[side].team?.id);
  return club === undefined ? null : chanceText(club, goalOfWinner[round]);
}

type LoadedProps = { postseason: Postseason; chances: Chances };

function Loaded({ postseason, chances }: LoadedProps) {
  const { series, isBracket, isProjected, freshness, season } = postseason;
  return (
    <>
      <StaleNote freshness={freshness} />
      {series.length === 0 ? (
        <Note>There are no postseason games of {season}.</Note>
      ) : (
        <>
          {/* the key makes another season a new list, which avoids layout shifts within the old one */}
          <BracketLayout key={season} series={series} isDrawn={isBracket}>
            {(each) => <SeriesCard series={each} chances={chances} />}
          </BracketLayout>
          <ProjectionNote
            isProjected={isProjected}
            hasChances={series.some((each) => seriesChance(each, 0, chances) !== null)}
          />
        </>
      )}
    </>
  );
}

/** The bracket of a season, from the wild card series to the World Series. */
function PostseasonScreen() {
  const [search] = useSearchParams();
  const { season } = searchOf('postseason', search);
  const { data: choice } = useQuery(seasonsQuery);
  const { data: chances } = useQuery({
    ...seasonChancesQuery({ season }),
    refetchInterval: season === undefined && 60_000,
  });
  const { data, isPlaceholderData, refetch } = useQuery({
    ...postseasonQuery(season),
    refetchInterval: season === undefined && 60_000,
    placeholderData: keepPreviousData,
  });
  return (
    <div className={frame.page}>
      <header className={frame.top}>
        <h1 tabIndex={-1}>
          Postseason
          <small className={frame.state}>{data === undefined ? ' ' : describePostseason(data)}</small>
        </h1>
        {data && (
          <FilterRow
            first={
              <div className={frame.controls}>
                <Link to={paths.standings(season === undefined ? {} : { season })}>Standings</Link>
                <Link to={paths.bracketPredictions()}>Predict the bracket</Link>
              </div>
            }
            chosen={[season]}
            className="not-printed"
          >
            <SeasonSelect value={data.season} seasons={choice?.played.filter(hasPostseason) ?? []} />
          </FilterRow>
        )}
      </header>
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={isPlaceholderData} className={frame.content}>
          <Loaded postseason={data} chances={chances?.season === data.season ? (chances.current?.clubs ?? []) : []} />
        </div>
      )}
    </div>
  );
}

type SideProps = { side: BracketSide; isWinner: boolean; isLoser: boolean; showsWins: boolean; chance: string | null };

function Side({ side: { team, origin, seed, wins }, isWinner, isLoser, showsWins, chance }: SideProps) {
  return (
    <p className={styles.side} data-winner={isWinner || undefined} data-loser={isLoser || undefined}>
      <span className={bracket.seed}>
        {seed !== null && (
          <>
            <span className="visually-hidden">Seed </span>
            {seed}
          </>
        )}
      </span>
      {team === null ? (
        <span className={styles.origin}>{origin}</span>
      ) : (
        <>
          <Emblem teamId={team.id} size={22} />
          <QuietLink to={paths.club(team.id)} className={styles.club}>
            <span className={bracket.long}>{team.shortName}</span>
            <abbr className={bracket.short} title={team.shortName}>
              {team.abbreviation}
            </abbr>
          </QuietLink>
        </>
      )}
      {chance !== null && (
        <span className={styles.chance}>
          {chance}
          <span className="visually-hidden"> to win the series, </span>
        </span>
      )}
      {showsWins && (
        <b className={styles.wins}>
          {wins}
          <span className="visually-hidden">{wins === 1 ? ' win' : ' wins'}</span>
        </b>
      )}
    </p>
  );
}

function Game({ series, game }: { series: BracketSeries; game: BracketGame }) {
  const home = series.sides[game.isFirstAtHome ? 0 : 1].team;
  return (
    <li>
      <Link to={paths.liveGame(game.gamePk)} className={styles.game} data-phase={game.phase}>
        <span className="visually-hidden">Game {game.number}, </span>
        <time dateTime={game.date}>
          <span className={bracket.long}>{formatMonthDay(game.date)}</span>
          <span className={bracket.short} aria-hidden="true">
            {formatShortDay(game.date)}
          </span>
        </time>
        <span>{home === null ? describeHost(series, game) : `at ${home.abbreviation}`}</span>
        {game.isIfNecessary ? (
          <i>
            if nec<span className="visually-hidden">essary</span>
            <span aria-hidden="true">.</span>
          </i>
        ) : (
          <b>{formatGameResult(series, game)}</b>
        )}
      </Link>
    </li>
  );
}

/** A series: its clubs with their wins, its standing, and its games with date and home club. */
function SeriesCard({ series, chances }: { series: BracketSeries; chances: Chances }) {
  const { name, length, sides, standing, winner, games, isProjected } = series;
  return (
    <Card as="article" className={styles.series} aria-label={name}>
      <h3 className={bracket.name}>
        {name}
        <small>{length === 1 ? 'one game' : `best of ${length}`}</small>
      </h3>
      {sides.map((side, index) => (
        <Side
          key={side.team?.id ?? `${side.origin} ${index}`}
          side={side}
          isWinner={winner === index}
          isLoser={winner !== null && winner !== index}
          chance={seriesChance(series, index === 0 ? 0 : 1, chances)}
          showsWins={!isProjected && sides.every(({ team }) => team !== null)}
        />
      ))}
      {standing !== null && <p className={styles.standing}>{standing}</p>}
      {games.length > 0 && (
        <ol className={styles.games}>
          {games.map((game) => (
            <Game key={game.gamePk} series={series} game={game} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function postseasonHead(season: string | undefined): PageHead {
  const title = season === undefined ? 'Postseason' : `Postseason of ${season}`;
  return {
    title,
    description: `${title}: the bracket from the wild card series to the World Series, with every game, its date and its home club.`,
  };
}

/** 'The Royals won the World Series', 'If the season ended today', or the season. */
function describePostseason({ season, series, isProjected }: Postseason): string {
  const final = series.find(({ round }) => round === 'world');
  const champion = final && final.winner !== null ? final.sides[final.winner].team : null;
  if (champion) return `${season} · The ${champion.shortName} won the World Series`;
  return isProjected ? `${season} · The field if the season ended today` : `Season of ${season}`;
}

/** 'KC 6–0' after a game, '3–2 live' during it, the runs of the leading club first; null before it. */
function formatGameResult({ sides: [first, second] }: BracketSeries, { runs, phase }: BracketGame): string | null {
  if (runs === null || (phase !== 'final' && phase !== 'live')) return phase === 'void' ? 'off' : null;
  const [one, other] = runs;
  const score = `${Math.max(one, other)}–${Math.min(one, other)}`;
  if (one === other) return phase === 'live' ? `tied ${score}` : score;
  const leader = one > other ? first : second;
  return `${leader.team?.abbreviation ?? ''} ${score}`.trim();
}

/** The home club of a game between unknown clubs, by its place; empty in the World Series, where the records decide it. */
function describeHost({ round }: BracketSeries, { isFirstAtHome }: BracketGame): string {
  if (round === 'world') return '';
  return isFirstAtHome ? 'higher seed' : 'lower seed';
}

/** '10/7' of a day YYYY-MM-DD. */
function formatShortDay(day: string): string {
  const [, month = '1', date = '1'] = day.split('-');
  return `${Number(month)}/${Number(date)}`;
}
