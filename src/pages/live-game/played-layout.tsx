import { useQuery } from '@tanstack/react-query';
import { type ComponentType, memo, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { polledGamesQuery } from '#features/games/queries/games.ts';
import { useLeague } from '#features/league/queries.ts';
import { picksQuery } from '#features/picks/queries.ts';
import { canHaveVideos, gameVideosQuery, useShowsVideos, videosAfter } from '#features/videos/queries.ts';
import { videoOfPlay } from '#features/videos/rules.ts';
import { paths } from '#platform/page/paths.ts';
import { formatHalfInning } from '#rules/baseball/game/card-text.ts';
import { chanceNow } from '#rules/baseball/game/chance-now.ts';
import { formatChance } from '#rules/baseball/game/format-chance.ts';
import type { GameView, Person, PlateAppearance } from '#rules/baseball/game/model.ts';
import type { PitchVideos } from '#rules/baseball/game/pitch-videos.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import type { LeagueKind } from '#rules/baseball/league-kind.ts';
import { GameStrip } from '#ui/baseball/game-strip.tsx';
import { Headshot } from '#ui/baseball/headshot.tsx';
import { MissingPlays } from '#ui/baseball/missing-plays.tsx';
import { Tabs } from '#ui/form/tabs.tsx';
import { Card } from '#ui/kit/card.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { PartHeading } from '#ui/kit/part-heading.tsx';
import { QuietLink } from '#ui/kit/quiet-link.tsx';
import { Text } from '#ui/kit/text.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useIsNear } from '#ui/kit/use-is-near.ts';
import { BoxScore, useBoxScore, type LoadedBox } from './box-score.tsx';
import { Field } from './field.tsx';
import { GameBoard } from './game-board.tsx';
import { GameInfo } from './game-info.tsx';
import type { GameScreen } from './game-screen.ts';
import { GameBar } from './game-tools.tsx';
import { Lineups } from './lineups.tsx';
import { PlateAppearancePanel } from './plate-appearance-panel.tsx';
import { PlaysPanel } from './play-log.tsx';
import { VideoLink } from './video-link.tsx';
import { WinProbability } from './win-probability/win-probability.tsx';
import boxScoreStyles from './box-score.module.css';
import styles from './layout.module.css';
import playLogStyles from './play-log.module.css';
import scoreboardStyles from './scoreboard.module.css';

const liveTabs = [
  ['live', 'Live'],
  ['plays', 'Plays'],
  ['box', 'Box score'],
  ['lineups', 'Lineups'],
  ['more', 'More'],
] as const;
const finalTabs = [['live', 'Result'], ...liveTabs.slice(1).filter(([value]) => value !== 'lineups')] as const;

const toTop = () => window.scrollTo(0, 0);

/** At the lower edge of a phone, the parts of the page. On a wide screen every part is visible and there are no tabs. */
function PartTabs({ isOver: isFinal }: { isOver: boolean }) {
  const tabs = useRef<HTMLFieldSetElement>(null);
  // the link that opened a play is hidden with the list of plays
  useEffect(() => {
    if (document.activeElement?.checkVisibility() === false) tabs.current?.querySelector('input')?.focus();
  }, []);
  return <Tabs ref={tabs} parts={isFinal ? finalTabs : liveTabs} className={styles.tabs} onChange={toTop} />;
}

function Decision({ label, person, leagueKind }: { label: string; person: Person; leagueKind: LeagueKind }) {
  return (
    <div className={styles.decision}>
      <Headshot playerId={person.id} leagueKind={leagueKind} size={48} className={styles.picture} />
      <dl>
        <dt>{label}</dt>
        <dd>
          <QuietLink href={paths.player(person.id)}>{person.name}</QuietLink>
        </dd>
      </dl>
    </div>
  );
}

/** The winning pitcher, the losing pitcher and the pitcher with the save, and what the user called. */
function Result({ view: { decisions }, leagueKind, pick }: Pick<GameScreen, 'view' | 'leagueKind' | 'pick'>) {
  const all = [
    ['Winning pitcher', decisions?.winner],
    ['Losing pitcher', decisions?.loser],
    ['Save', decisions?.save],
  ] as const;
  return (
    <Card as="section" className={classNames(styles.result, styles.partLive)} aria-label="Result">
      {decisions && (
        <div className={styles.decisions}>
          {all.map(
            ([label, person]) =>
              person && <Decision key={label} label={label} person={person} leagueKind={leagueKind} />,
          )}
        </div>
      )}
      {pick}
    </Card>
  );
}

type PlayedLayoutProps = {
  screen: GameScreen;
  /** what is computed from all plays */
  Details: ComponentType<{ screen: GameScreen }>;
};

/** The other games of the day, when they come near, and what is computed from all plays, after hydration: both in a place of their height. */
function BelowTheGame({ screen, Details }: PlayedLayoutProps) {
  const { view, isReplay } = screen;
  const isToday = useLeague()?.today === view.officialDate;
  const isHydrated = useIsHydrated();
  return (
    <>
      {isToday && !isReplay && <OtherGamesPlace gamePk={view.gamePk} />}
      <Card
        as="section"
        className={classNames(styles.details, styles.partMore, 'needs-script')}
        aria-label="More about the plays"
      >
        {isHydrated && (
          <Suspense>
            <Details screen={screen} />
          </Suspense>
        )}
      </Card>
    </>
  );
}

const noVideos: PitchVideos = {};

/** The videos of the plays, requested with the log; null: the page can have none. */
function useVideos(screen: GameScreen): PitchVideos | null {
  const { view, plays } = screen;
  const isShown = useShowsVideos(screen);
  const { data } = useQuery({
    ...gameVideosQuery(String(view.gamePk)),
    enabled: isShown && plays !== null,
    refetchInterval: isOver(view) ? false : videosAfter,
  });
  if (!canHaveVideos(screen)) return null;
  return (isShown && data?.pitches) || noVideos;
}

/** A game in progress, or over. A box score that arrives is rendered without blocking. */
export function PlayedLayout(props: PlayedLayoutProps) {
  const loadedBox = useDeferredValue(useBoxScore(props.screen.view));
  const videos = useDeferredValue(useVideos(props.screen));
  return <PlayedParts {...props} loadedBox={loadedBox} videos={videos} />;
}

type PlayedPartsProps = PlayedLayoutProps & { loadedBox: LoadedBox; videos: PitchVideos | null };

/** On a phone, the score stays and a tab shows one part; the order is that of the screen. */
const PlayedParts = memo(({ screen, Details, loadedBox, videos }: PlayedPartsProps) => {
  const { view, isReplay, openIndex } = screen;
  const isFinal = isOver(view) && !isReplay;
  const isNow = screen.isNow && !isFinal;
  // of a game that is over, only a plate appearance that a link has opened
  const shown = isFinal && screen.shown?.index !== openIndex ? null : screen.shown;
  const back = { to: screen.closeTo, label: isFinal ? 'Close' : isReplay ? 'Back to the replay' : 'Back to live' };
  const info = (
    <GameInfo className={classNames(styles.info, styles.partMore)} view={view}>
      {isFinal ? null : screen.pick}
    </GameInfo>
  );
  return (
    <div
      className={classNames(styles.root, isFinal ? styles.final : styles.live)}
      data-game-tabs
      data-opened={(shown !== null && shown.index === openIndex) || undefined}
    >
      <GameBar view={view} />
      <GameBoard
        view={view}
        freshness={screen.freshness}
        controls={screen.controls}
        call={isFinal || isReplay ? null : <OwnCall view={view} />}
      />
      {isFinal && <Result {...screen} />}
      {shown && (
        <PlateAppearancePanel
          className={classNames(styles.duel, styles.partLive)}
          view={view}
          plateAppearance={shown}
          box={loadedBox.box}
          leagueKind={screen.leagueKind}
          Follow={screen.Follow}
          isNow={isNow}
          hasZone={screen.hasZone}
          videos={videos}
          backTo={isNow ? null : back}
        />
      )}
      {isFinal && (
        <Card as="section" className={classNames(styles.scoring, styles.partLive)} aria-label="Scoring plays">
          <PartHeading isRuled>Scoring plays</PartHeading>
          <MissingPlays view={view} />
          <ScoringPlays view={view} plays={screen.plays ?? []} videos={videos} />
        </Card>
      )}
      <PlaysPanel
        className={classNames(styles.plays, styles.partPlays)}
        plays={screen.plays}
        teams={view.teams}
        missingPlays={view.missingPlays}
        filter={screen.filter}
        openIndex={openIndex}
        pointed={screen.pointed}
        videos={videos}
      />
      <WinProbability className={classNames(styles.chance, styles.partMore)} screen={screen} />
      <BelowTheGame screen={{ ...screen, shown }} Details={Details} />
      {shown && (
        <Card as="section" className={classNames(styles.field, styles.partLive)} aria-label="Field">
          <Field view={view} plateAppearance={shown} isNow={isNow} />
        </Card>
      )}
      {!isFinal && <Lineups view={view} box={loadedBox.box} FollowList={screen.FollowList} />}
      {!isFinal && info}
      <BoxScorePanel className={classNames(styles.box, styles.partBox)} loaded={loadedBox} isOpen={isFinal} />
      {isFinal && info}
      <button type="button" popoverTarget="site-menu" className={classNames(styles.allPages, styles.partMore)}>
        All pages
      </button>
      {/* a play that a link opened selects the first part again */}
      <PartTabs key={screen.tabsKey} isOver={isFinal} />
    </div>
  );
});

/** The other games of the day with their line scores, in one row. */
function OtherGames({ gamePk }: { gamePk: number }) {
  const { data } = useQuery(polledGamesQuery);
  if (data === undefined) return null;
  return (
    <GameStrip
      title="Other games"
      label="Other games, side by side"
      games={data.games.filter((game) => game.gamePk !== gamePk)}
      none="There is no other game today."
      hasLines
    />
  );
}

const OtherGamesPlace = memo(({ gamePk }: { gamePk: number }) => {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className={classNames(styles.others, styles.partLive, 'needs-script')}>
      {useIsNear(place) && <OtherGames gamePk={gamePk} />}
    </div>
  );
});

/** 'Your call: Braves, ahead, 86%' of the shown state, which follows the viewer's clock. Nothing without a pick. */
function OwnCall({ view }: { view: GameView }) {
  const { gamePk, teams, totals } = view;
  const { data } = useQuery({ ...picksQuery(view.officialDate), enabled: false });
  const pick = data?.picks.find((each) => each.gamePk === gamePk && each.state !== 'void');
  if (!pick) return null;
  const [side, other] = pick.winnerId === teams.home.id ? (['home', 'away'] as const) : (['away', 'home'] as const);
  const lead = totals[side].runs - totals[other].runs;
  const words = [teams[side].shortName, lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'tied'];
  const homeChance = chanceNow(view);
  const chance = homeChance === null ? null : formatChance(homeChance, side);
  return (
    <p className={scoreboardStyles.call}>
      Your call: <b>{[...words, ...(chance === null ? [] : [chance])].join(', ')}</b>
    </p>
  );
}

type ScoringProps = { view: GameView; plays: PlateAppearance[]; videos: PitchVideos | null };

/** Every play that scored, in order, with the score after it. */
function ScoringPlays({ view, plays, videos }: ScoringProps) {
  const { away, home } = view.teams;
  const videoOf = (index: number) => {
    const whole = plays.find((play) => play.index === index);
    return whole && videoOfPlay(videos, whole);
  };
  if (view.scoringPlays.length === 0)
    return view.missingPlays.length > 0 ? null : <p className={playLogStyles.none}>No runs yet.</p>;
  return (
    <ol>
      {view.scoringPlays.map((play) => (
        <li key={play.index} className={playLogStyles.scoringPlaysPlay}>
          <div className={playLogStyles.scoringPlaysHead}>
            <Text size="sm">{formatHalfInning(play)}</Text>
            <VideoLink id={videoOf(play.index)} of={`${play.event}, ${formatHalfInning(play)}`} />
          </div>
          <span className={playLogStyles.scoringPlaysText}>{play.description ?? play.event}</span>
          <span className={playLogStyles.scoringPlaysScore}>
            <span data-scored={play.half === 'top' || undefined}>
              {away.abbreviation} {play.away}
            </span>
            <span data-scored={play.half === 'bottom' || undefined}>
              {home.abbreviation} {play.home}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

const missingTexts: Record<LoadedBox['missing'], string> = {
  coming: 'Attempting to fetch data',
  failed: 'The box score could not be loaded.',
  ahead: 'The box score is the newest one, so a replay does not show it.',
};

type Props = {
  className: string | undefined;
  loaded: LoadedBox;
  isOpen: boolean;
};

/** The box score in a collapsible panel. On a phone, a closed one is the content of a tab and is shown without its summary. */
function BoxScorePanel({ className, loaded: { box, missing }, isOpen }: Props) {
  return (
    <Card as="section" className={className} aria-label="Box score">
      <details className={isOpen ? undefined : boxScoreStyles.tabbed} open={isOpen}>
        <summary className={boxScoreStyles.summary}>
          <h2>Box score</h2>
        </summary>
        {box && box.away.batting.length > 0 && <BoxScore box={box} />}
        {box?.away.batting.length === 0 && <Text as="p">The box score is missing.</Text>}
        {!box && <Text as="p">{missingTexts[missing]}</Text>}
      </details>
    </Card>
  );
}
