import { memo } from 'react';
import { paths } from '#platform/page/paths.ts';
import { nameOf } from '#rules/baseball/game/describe.ts';
import type { BoxScore, GameView, Side, BattingLine, PitchingLine } from '#rules/baseball/game/model.ts';
import { isSubstitute, isInProgress, isLive } from '#rules/baseball/game/predicates.ts';
import { inningsOfOuts } from '#rules/baseball/stats/figures.ts';
import { Card } from '#ui/kit/card.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { PartHeading } from '#ui/kit/part-heading.tsx';
import { QuietLink } from '#ui/kit/quiet-link.tsx';
import { Text } from '#ui/kit/text.tsx';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import type { GameParts, Person } from './game-screen.ts';
import parts from './layout.module.css';
import styles from './lineup.module.css';

const areas: Record<Side, string | undefined> = { away: styles.away, home: styles.home };

/** The players of the box score, or of the batting order without one. */
function playersOf(view: GameView, side: Side, box: BoxScore | null): Person[] {
  const lines = box === null ? [] : [...box[side].batting, ...box[side].pitching];
  if (lines.length === 0)
    return view.lineups[side].map(({ playerId }) => ({ playerId, name: nameOf(view.people, playerId) }));
  return [...new Map(lines.map(({ playerId, name }) => [playerId, { playerId, name }])).values()];
}

type Props = Pick<GameParts, 'FollowList'> & { view: GameView; box?: BoxScore | null };

/** Both batting orders; with a box score, every player with the figures so far. */
export function Lineups({ view, box = null, FollowList }: Props) {
  return (['away', 'home'] as const).map((side) => (
    <Card
      key={side}
      as="section"
      className={classNames(areas[side], parts.partLineups)}
      aria-label={`Lineup of the ${view.teams[side].name}`}
    >
      <PartHeading isRuled>{view.teams[side].shortName}</PartHeading>
      {box && box[side].batting.length > 0 ? (
        <LineupTable view={view} side={side} box={box} />
      ) : (
        <Lineup view={view} side={side} />
      )}
      <FollowList players={playersOf(view, side, box)} />
    </Card>
  ));
}

/** One side's batting order with positions. The current batter is highlighted and labeled. */
function Lineup({ view, side }: { view: GameView; side: Side }) {
  const slots = view.lineups[side];
  const atBat = currentBatterId(view);
  if (slots.length === 0)
    return <p className={styles.none}>The lineup of the {view.teams[side].shortName} is not posted yet.</p>;
  return (
    <ol className={styles.lineup}>
      {slots.map(({ order, playerId, position }) => (
        <li key={order} className={styles.slot} data-active={playerId === atBat || undefined}>
          <span className={styles.order}>{order}</span>
          <QuietLink href={paths.player(playerId)}>{nameOf(view.people, playerId)}</QuietLink>
          {playerId === atBat && <span className={styles.now}>at bat</span>}
          <span className={styles.position}>{position}</span>
        </li>
      ))}
    </ol>
  );
}

type Row<Line> = {
  line: Line;
  /** the place in the batting order; null for a substitute; absent for a pitcher */
  order?: number | null;
  note: string | null;
  isAtBat?: boolean;
};

function column<Line>(head: string, title: string, figure: (line: Line) => string | number): Column<Row<Line>> {
  return { id: head, head, title, value: ({ line }) => figure(line) };
}

const playerColumn = <Line extends Person>(head: string): Column<Row<Line>> => ({
  id: 'player',
  head,
  value: ({ line }) => line.name,
  cell: ({ line, order, note, isAtBat }) => (
    <span className={styles.batter} data-substitute={order === null || undefined}>
      {order !== undefined && <span className={styles.order}>{order}</span>}
      <span>
        <a href={paths.player(line.playerId)}>{line.name}</a> <Text size="xs">{note}</Text>
        {isAtBat && <span className={styles.now}> at bat</span>}
      </span>
    </span>
  ),
});

const batting: readonly Column<Row<BattingLine>>[] = [
  playerColumn('Batters'),
  column('H–AB', 'Hits and at bats', ({ hits, atBats }) => `${hits}–${atBats}`),
  column('HR', 'Home runs', ({ homeRuns }) => homeRuns),
  column('RBI', 'Runs batted in', ({ rbi }) => rbi),
];
const pitching: readonly Column<Row<PitchingLine>>[] = [
  playerColumn('Pitchers'),
  column('IP', 'Innings pitched', ({ outs }) => inningsOfOuts(outs)),
  column('P', 'Pitches', ({ pitches }) => pitches ?? '–'),
  column('R', 'Runs', ({ runs }) => runs),
];

type LinesProps<Line> = { caption: string; columns: readonly Column<Row<Line>>[]; rows: readonly Row<Line>[] };

function Lines<Line extends Person>(props: LinesProps<Line>) {
  return (
    <PlainTable
      {...props}
      rowKey={({ line }) => line.playerId}
      isSortable={false}
      marked={({ isAtBat }) => isAtBat === true}
      scrollLabel={null}
      className={styles.table}
    />
  );
}

type BattersProps = { caption: string; lines: readonly BattingLine[]; atBat: number | null };

/** Rendered again for another box score or batter only. */
const Batters = memo(({ caption, lines, atBat }: BattersProps) => (
  <Lines
    caption={caption}
    columns={batting}
    rows={lines.map((line) => ({
      line,
      order: isSubstitute(line) ? null : line.order,
      note: line.position,
      isAtBat: line.playerId === atBat,
    }))}
  />
));

/**
 * The batters of one side in batting order and its pitchers, with their figures so far, from the box score. A substitute is
 * indented below the replaced batter.
 */
function LineupTable({ view, side, box }: { view: GameView; side: Side; box: BoxScore }) {
  const { shortName } = view.teams[side];
  const { pitchCount, plateAppearance } = view;
  const pitchesOf = ({ playerId, pitches }: PitchingLine) =>
    pitchCount !== null && playerId === plateAppearance?.pitcherId ? Math.max(pitches ?? 0, pitchCount) : pitches;
  return (
    <ScrollRegion className={styles.tables} label={`${shortName} batters and pitchers`}>
      <Batters caption={`${shortName} batters`} lines={box[side].batting} atBat={currentBatterId(view)} />
      <Lines
        caption={`${shortName} pitchers`}
        columns={pitching}
        rows={box[side].pitching.map((line) => ({ line: { ...line, pitches: pitchesOf(line) }, note: line.note }))}
      />
    </ScrollRegion>
  );
}

/** The batter of the plate appearance in progress; null between two plate appearances. */
function currentBatterId(view: GameView): number | null {
  const { plateAppearance } = view;
  return isLive(view) && plateAppearance && isInProgress(plateAppearance) ? plateAppearance.batterId : null;
}
