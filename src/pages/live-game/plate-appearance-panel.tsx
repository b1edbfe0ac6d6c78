import { useState } from 'react';
import { videoOfPlay } from '#features/videos/rules.ts';
import { paths } from '#platform/page/paths.ts';
import { formatHalfInning } from '#rules/baseball/game/card-text.ts';
import { describeChallenges } from '#rules/baseball/game/describe-pitch.ts';
import { nameOf, countOf, figureOf } from '#rules/baseball/game/describe.ts';
import type { PlateAppearance, GameView, BoxScore, BattingLine, PitchingLine } from '#rules/baseball/game/model.ts';
import type { PitchVideos } from '#rules/baseball/game/pitch-videos.ts';
import { isInProgress } from '#rules/baseball/game/predicates.ts';
import type { LeagueKind } from '#rules/baseball/league-kind.ts';
import { givenName, surname, unknownPlayer } from '#rules/baseball/player-names.ts';
import { fixed, inningsOfOuts, rounded } from '#rules/baseball/stats/figures.ts';
import { Headshot } from '#ui/baseball/headshot.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Link } from '#ui/kit/link.tsx';
import { QuietLink } from '#ui/kit/quiet-link.tsx';
import { Text } from '#ui/kit/text.tsx';
import type { GameParts } from './game-screen.ts';
import { keepUnits } from './keep-units.ts';
import { PitchList } from './pitch-list.tsx';
import { StrikeZone } from './strike-zone.tsx';
import { VideoLink } from './video-link.tsx';
import styles from './plate-appearance-panel.module.css';

type Props = MatchupProps & {
  className: string;
  /** whether pitch locations are known in this park; without them no zone is drawn */
  hasZone: boolean;
  videos: PitchVideos | null;
  backTo: { to: string; label: string } | null;
};

function Opened({ play, backTo }: { play: PlateAppearance; backTo: NonNullable<Props['backTo']> }) {
  return (
    <p className={styles.opened}>
      <span>{formatHalfInning(play)}</span>
      <Link to={backTo.to} preventScrollReset>
        {backTo.label}
      </Link>
    </p>
  );
}

/** A plate appearance: batter and pitcher, the zone with its pitches, and the play. */
export function PlateAppearancePanel({ className, hasZone, videos, backTo, ...matchup }: Props) {
  const { view, plateAppearance, box, isNow } = matchup;
  const { index, event, notes, pitches } = plateAppearance;
  return (
    <Card as="section" className={className} aria-label="This plate appearance">
      <div className={styles.panel} data-zoneless={!hasZone || undefined}>
        {backTo && <Opened play={plateAppearance} backTo={backTo} />}
        <Matchup {...matchup} />
        {hasZone && <StrikeZone className={styles.zone} plateAppearance={plateAppearance} people={view.people} />}
        <PitchList
          key={index}
          className={styles.list}
          plateAppearance={plateAppearance}
          videos={videos}
          title={`Pitches to ${nameOf(view.people, plateAppearance.batterId)}`}
        />
        <CurrentPlay view={view} plateAppearance={plateAppearance} video={videoOfPlay(videos, plateAppearance)} />
        {/* a new element, which a longer play does not move */}
        {isNow && <NextBatters key={`${index} ${event} ${notes.length} ${pitches.length}`} view={view} box={box} />}
      </div>
    </Card>
  );
}

/**
 * 'Exit velocity 104.2 mph, launch angle 12°, distance 241 ft' of the ball that ended the plate appearance; null for a plate
 * appearance in progress and if nothing was measured.
 */
export function formatBattedBall({ event, pitches }: Pick<PlateAppearance, 'event' | 'pitches'>): string | null {
  const ball = event === null ? null : pitches.at(-1)?.battedBall;
  if (!ball) return null;
  const { exitVelocity, launchAngle, distance } = ball;
  const text = [
    exitVelocity === null ? null : `exit velocity ${fixed(exitVelocity, 1)} mph`,
    launchAngle === null ? null : `launch angle ${rounded(launchAngle)}°`,
    distance === null ? null : `distance ${rounded(distance)} ft`,
  ]
    .filter((word) => word !== null)
    .join(', ');
  return text === '' ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A ball in play whose result is not known yet. */
function isBallInPlay({ event, pitches }: PlateAppearance): boolean {
  return event === null && pitches.at(-1)?.result.startsWith('inPlay') === true;
}

/** 'Mound Visit.', 'Pickoff Attempt 1B': a note that is no sentence */
const isTitle = (note: string): boolean => /^([A-Z\d]\w* ?)+\.?$/.test(note);

/** What is known of the play in progress. `note`: what happened since the last pitch */
function describeOpenPlay(play: PlateAppearance, batter: string, note: string | undefined): string {
  const { result, call = '' } = play.pitches.at(-1) ?? {};
  if (isBallInPlay(play)) {
    const outcome = result === 'inPlayOut' ? 'out' : call.includes('run') ? 'a run scores' : 'no out';
    return `${batter} puts the ball in play: ${outcome}.`;
  }
  return note === undefined || isTitle(note) ? `${batter} is at bat.` : note.replace(/\w$/, '$&.');
}

/** The newest note of a plate appearance, until the next pitch. */
function useNewNote({ index, notes, pitches }: PlateAppearance): string | undefined {
  const id = `${index} ${notes.length}`;
  const [seen, setSeen] = useState({ id, pitches: pitches.length });
  if (seen.id !== id) setSeen({ id, pitches: pitches.length });
  return seen.pitches === pitches.length ? notes.at(-1) : undefined;
}

/** The current play, or the last one: the event, 'Ball in play', 'Mound Visit' or 'In Progress', and its description, whole. */
function CurrentPlay({
  view,
  plateAppearance,
  video,
}: Pick<MatchupProps, 'view' | 'plateAppearance'> & { video: string | undefined }) {
  const isOpen = isInProgress(plateAppearance);
  const note = useNewNote(plateAppearance);
  // the description of a result contains the challenge of its last pitch
  const challenges = isOpen ? describeChallenges(plateAppearance, view.teams) : [];
  const text = isOpen
    ? describeOpenPlay(plateAppearance, nameOf(view.people, plateAppearance.batterId), note)
    : plateAppearance.description;
  const title = note !== undefined && isTitle(note) ? note.replace('.', '') : 'In Progress';
  const headline = plateAppearance.event ?? (isBallInPlay(plateAppearance) ? 'Ball in play' : title);
  const sentences = [formatBattedBall(plateAppearance), ...challenges].filter((sentence) => sentence !== null);
  return (
    // new words are a new element: none is moved
    <div
      key={[headline, text, ...sentences].join(' ')}
      className={styles.play}
      data-scoring={plateAppearance.isScoring || undefined}
    >
      <h2 className={styles.event}>{headline}</h2>
      <p>
        {text}
        {sentences.map((sentence) => (
          <Text key={sentence} size="sm">
            {' '}
            {keepUnits(sentence)}
          </Text>
        ))}
        {video !== undefined && (
          <Text size="sm">
            {' '}
            <VideoLink id={video} of="the play" />
          </Text>
        )}
      </p>
    </div>
  );
}

type Facing = { role: string; playerId: number; facts: (string | false | null | undefined)[]; line: string | null };

type PlayerProps = Pick<GameParts, 'Follow'> & { facing: Facing; people: GameView['people']; leagueKind: LeagueKind };

/** One line of who and one of figures, so that nothing shifts when players change. */
function Player({ facing: { role, playerId, facts, line }, people, leagueKind, Follow }: PlayerProps) {
  const name = nameOf(people, playerId);
  const given = name === unknownPlayer ? '' : givenName(name);
  return (
    <div className={styles.player}>
      <Headshot playerId={playerId} leagueKind={leagueKind} size={60} className={styles.picture} />
      <p className={styles.who}>
        <span className={styles.role}>{role}</span>{' '}
        <QuietLink className={styles.name} href={paths.player(playerId)} title={name}>
          {given !== '' && (
            <>
              <span className={styles.given}>{given} </span>
              <span className={styles.initial} data-initial={`${given.charAt(0)}.\u00A0`} />
            </>
          )}
          {surname(name)}
        </QuietLink>{' '}
        <span className={styles.facts}>{facts.map((fact) => fact && <span key={fact}>{fact} </span>)}</span>
      </p>
      {/* a unit, or a point, stays on the line of what is before it */}
      <p className={styles.figures}>{line?.replaceAll(/ (?=[A-Z·])/g, '\u00A0')}</p>
      <Follow playerId={playerId} name={name} className={styles.follow} />
    </div>
  );
}

type MatchupProps = Pick<GameParts, 'Follow'> & {
  view: GameView;
  plateAppearance: PlateAppearance;
  /** null until it is loaded, and in a replay */
  box: BoxScore | null;
  leagueKind: LeagueKind;
  isNow: boolean;
};

/** The pitcher and the batter, each with the figures of today and of the season. */
function Matchup({ view, plateAppearance, box, leagueKind, isNow, Follow }: MatchupProps) {
  const { pitcherId, pitchHand, batterId, batSide, half } = plateAppearance;
  const slot = view.lineups[half === 'top' ? 'away' : 'home'].find(({ playerId }) => playerId === batterId);
  const isAtBat = isNow && plateAppearance.event === null;
  // the box score does not have the newest result yet
  const batting = isNow && !isAtBat ? undefined : findBatter(box, batterId);
  const pitching = findPitcher(box, pitcherId);
  const count = isNow ? view.pitchCount : null;
  const pitches = count === null ? null : countOf(count, 'pitch', 'pitches');
  const shared = { people: view.people, leagueKind, Follow };
  return (
    <div className={styles.matchup}>
      <Player
        {...shared}
        facing={{
          role: isAtBat ? 'At bat' : 'Last batter',
          playerId: batterId,
          facts: [slot?.position, batSide && `bats ${batSide}`],
          line: batting ? formatBattingLine(batting) : null,
        }}
      />
      <Player
        {...shared}
        facing={{
          role: 'Pitching',
          playerId: pitcherId,
          facts: [pitchHand && `throws ${pitchHand}`],
          line: pitching ? formatPitchingLine(pitching, count) : pitches,
        }}
      />
    </div>
  );
}

/** The next two batters with their averages. */
function NextBatters({ view, box }: { view: GameView; box: BoxScore | null }) {
  const next = [
    ['On deck', view.onDeckId],
    ['In the hole', view.inHoleId],
  ] as const;
  return (
    <p className={styles.next}>
      {next.map(
        ([label, id]) =>
          id !== null && (
            <span key={label}>
              {label} <b>{surname(nameOf(view.people, id))}</b> {findBatter(box, id)?.average}
            </span>
          ),
      )}
    </p>
  );
}

/** '1–2, BB · .265, 12 HR' of today and of the season; what is not known is left out. */
export function formatBattingLine({ hits, atBats, walks, ...line }: BattingLine): string {
  const today = [
    `${hits}–${atBats}`,
    ...figureOf(line.homeRuns, 'HR'),
    ...figureOf(line.rbi, 'RBI'),
    ...figureOf(walks, 'BB'),
    ...figureOf(line.strikeOuts, 'K'),
  ];
  const season = [line.average, line.seasonHomeRuns !== null && `${line.seasonHomeRuns} HR`];
  return [today, season]
    .map((part) => part.filter(Boolean).join(', '))
    .filter(Boolean)
    .join(' · ');
}

/** '5.0 IP, 3 H, 2 R, 6 K · 84 P · 3.21 ERA'; `pitches` are newer than the line. */
export function formatPitchingLine(
  { outs, hits, runs, strikeOuts, era, ...line }: PitchingLine,
  pitches: number | null,
) {
  const count = pitches ?? line.pitches;
  return [
    `${inningsOfOuts(outs)} IP, ${hits} H, ${runs} R, ${strikeOuts} K`,
    count !== null && `${count} P`,
    era !== null && `${era} ERA`,
  ]
    .filter(Boolean)
    .join(' · ');
}

type Id = number | null;

export function findBatter(box: BoxScore | null, id: Id): BattingLine | undefined {
  return [...(box?.away.batting ?? []), ...(box?.home.batting ?? [])].find(({ playerId }) => playerId === id);
}

export function findPitcher(box: BoxScore | null, id: Id): PitchingLine | undefined {
  return [...(box?.away.pitching ?? []), ...(box?.home.pitching ?? [])].find(({ playerId }) => playerId === id);
}
