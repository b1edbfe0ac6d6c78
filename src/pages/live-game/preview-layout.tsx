import { useQuery } from '@tanstack/react-query';
import { gameBriefQuery } from '#features/briefs/queries.ts';
import { GameStakes } from '#features/chances/screen/game-stakes.tsx';
import { gameForecastQuery } from '#features/forecasts/queries.ts';
import { useLeagueNow } from '#features/league/queries.ts';
import { paths } from '#platform/page/paths.ts';
import { firstChance } from '#rules/baseball/game/chance-series.ts';
import { lineupNews } from '#rules/baseball/game/forecast-text.ts';
import { favoredSide, formatChance } from '#rules/baseball/game/format-chance.ts';
import type { GameView, Side } from '#rules/baseball/game/model.ts';
import { isCalledOff, isSuspended, isOver } from '#rules/baseball/game/predicates.ts';
import type { LeagueKind } from '#rules/baseball/league-kind.ts';
import { briefRows } from '#ui/baseball/brief-rows.ts';
import { BriefTable } from '#ui/baseball/brief-table.tsx';
import { Headshot } from '#ui/baseball/headshot.tsx';
import { Card } from '#ui/kit/card.tsx';
import { PartHeading } from '#ui/kit/part-heading.tsx';
import { QuietLink } from '#ui/kit/quiet-link.tsx';
import { Text } from '#ui/kit/text.tsx';
import { formatTimeLeft, dayInZone, dayText, leagueZone, useViewerZone } from '#ui/kit/time-text.ts';
import { Time } from '#ui/kit/time.tsx';
import { ForecastLine } from './forecast-line.tsx';
import { GameBoard } from './game-board.tsx';
import { GameInfo } from './game-info.tsx';
import type { GameScreen } from './game-screen.ts';
import { Lineups } from './lineups.tsx';
import styles from './layout.module.css';
import previewStyles from './preview.module.css';

/** A game that has not started: time, park, probable pitchers and lineups. */
export function PreviewLayout({ screen }: { screen: GameScreen }) {
  const { view } = screen;
  const isOff = isCalledOff(view);
  const now = useLeagueNow(60_000);
  // a game with hidden scores is shown as before its first pitch
  const isAfterStart = !isOff && now !== null && view.startsAt !== null && now > view.startsAt;
  const pitchers = isAfterStart ? 'Starting pitchers' : 'Probable pitchers';
  return (
    <div className={styles.preview}>
      <GameBoard
        view={view}
        freshness={screen.freshness}
        controls={null}
        start={isOff ? null : <StartTime view={view} />}
      >
        {screen.pick}
      </GameBoard>
      <Card as="section" className={styles.probables} aria-label={pitchers}>
        <PartHeading isRuled>{pitchers}</PartHeading>
        <ProbablePitchers view={view} leagueKind={screen.leagueKind} />
        {!isOff && (
          <>
            <ForecastLine view={view} />
            <ForecastNews view={view} />
            <GameStakes gamePk={view.gamePk} teams={view.teams} keepsPlace />
          </>
        )}
      </Card>
      <Lineups view={view} FollowList={screen.FollowList} />
      {!isOff && <PickBrief view={view} />}
      <GameInfo className={styles.info} view={view} />
    </div>
  );
}

/** The forecast is renewed within minutes after a lineup is announced. */
const renewal = 300_000;

const causes = { lineups: 'lineups', starters: 'new starter', results: 'further results' };

/** What announced lineups did to the forecast, and its history since the morning. */
function ForecastNews({ view }: { view: GameView }) {
  const { data } = useQuery({ ...gameForecastQuery(String(view.gamePk)), refetchInterval: renewal });
  if (!data?.forecast) return null;
  const { forecast } = data;
  const [news, ...reasons] = lineupNews(
    { ...forecast, morning: forecast.history[0]?.homeWinProbability ?? null },
    view.teams,
  );
  const side = favoredSide(firstChance(forecast.homeWinProbability));
  return (
    <>
      {news !== undefined && <p className={previewStyles.news}>{[news, ...reasons].join('. ')}.</p>}
      {forecast.history.length > 1 && (
        <ol className={previewStyles.history} aria-label="The forecast since the morning">
          {forecast.history.map(({ madeAt, homeWinProbability, cause }) => (
            <li key={madeAt}>
              {cause === null ? 'This morning' : <Time at={madeAt} />}
              {`: ${view.teams[side].shortName} ${formatChance(firstChance(homeWinProbability), side)}`}
              {cause !== null && ` (${causes[cause]})`}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** What to know before picking a game: form, series, rest and starters. Empty until it is loaded and without earlier results. */
function PickBrief({ view }: { view: GameView }) {
  const { data } = useQuery(gameBriefQuery(String(view.gamePk)));
  const rows = data === undefined ? [] : briefRows(data);
  if (rows.length === 0) return null;
  return (
    <Card as="section" className={styles.brief} aria-labelledby="pick-brief">
      <PartHeading id="pick-brief" isRuled>
        Before you pick
      </PartHeading>
      <BriefTable rows={rows} teams={view.teams} />
    </Card>
  );
}

function Probable({ view, side, leagueKind }: { view: GameView; side: Side; leagueKind: LeagueKind }) {
  const pitcher = view.probablePitchers?.[side] ?? null;
  return (
    <div className={previewStyles.probable} data-side={side}>
      {pitcher && (
        <Headshot playerId={pitcher.id} leagueKind={leagueKind} size={88} className={previewStyles.picture} />
      )}
      <div>
        <Text as="p" size="sm">
          {view.teams[side].shortName}
        </Text>
        <p className={previewStyles.name}>
          {pitcher ? <QuietLink href={paths.player(pitcher.id)}>{pitcher.name}</QuietLink> : 'Not Announced'}
        </p>
      </div>
    </div>
  );
}

/** The probable starting pitchers of both sides. */
function ProbablePitchers({ view, leagueKind }: { view: GameView; leagueKind: LeagueKind }) {
  return (
    <div className={previewStyles.pair}>
      <Probable view={view} side="away" leagueKind={leagueKind} />
      <span className={previewStyles.against} aria-hidden="true">
        vs.
      </span>
      <Probable view={view} side="home" leagueKind={leagueKind} />
    </div>
  );
}

function Countdown({ startsAt }: { startsAt: number }) {
  const now = useLeagueNow(1000);
  const countdown = now === null || startsAt <= now ? null : formatTimeLeft(startsAt - now);
  return (
    <p key={countdown} className={previewStyles.countdown}>
      {countdown === null ? 'First pitch any moment' : `First pitch in ${countdown}`}
    </p>
  );
}

/** The start time in the viewer's zone and the park's, the viewer's day, and a countdown. */
function StartTime({ view }: { view: GameView }) {
  const { startsAt, status, officialDate, venue } = view;
  const viewerZone = useViewerZone();
  const isKnown = startsAt !== null && !status.startTimeTbd;
  return (
    <div className={previewStyles.start}>
      <p key={viewerZone} className={previewStyles.time}>
        {isKnown ? <Time at={startsAt} parkZone={venue.timeZone} /> : 'TBD'}
      </p>
      <Text as="p">
        {dayText(isKnown ? dayInZone(startsAt, viewerZone ?? leagueZone) : officialDate)}
        {view.doubleHeaderGame && `, game ${view.doubleHeaderGame} of two`}
      </Text>
      {isKnown && !isSuspended(view) && !isOver(view) && <Countdown startsAt={startsAt} />}
    </div>
  );
}
