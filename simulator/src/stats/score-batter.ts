import type { BattingLine, PitchingLine } from '../lines.ts';
import type { PlayFacts, RunnerMove } from '../played-game.ts';

type Result = Pick<PlayFacts, 'event' | 'eventType' | 'rbi' | 'batterId'> & {
  runners: readonly Pick<RunnerMove, 'personId' | 'isOut'>[];
  basesAfter: readonly (number | null)[];
};

const hits: Readonly<Record<string, 'doubles' | 'triples' | 'homeRuns' | null>> = {
  single: null,
  double: 'doubles',
  triple: 'triples',
  home_run: 'homeRuns',
};

/** Results that end without a plate appearance of the batter. */
const basesOnly = /^(caught_stealing|pickoff|wild_pitch|passed_ball|balk|stolen_base|other_out)/;

const noAtBat = new Set(['walk', 'intent_walk', 'hit_by_pitch', 'sac_fly', 'sac_bunt', 'catcher_interf']);

const onGround = new Set([
  'Groundout',
  'Forceout',
  'Grounded Into DP',
  'Grounded Into TP',
  'Fielders Choice Out',
  'Sac Bunt',
]);
const inAir = new Set(['Flyout', 'Sac Fly', 'Lineout', 'Double Play', 'Pop Out']);

/** Adds a completed plate appearance to both lines; returns true for a hit. */
export function scoreBatter(play: Result, batting: BattingLine, pitching: PitchingLine): boolean {
  const { eventType } = play;
  if (basesOnly.test(eventType)) return false;
  const isHit = eventType in hits;
  for (const line of [batting, pitching]) {
    if (!noAtBat.has(eventType)) line.atBats++;
    if (isHit) line.hits++;
    const extra = hits[eventType];
    if (extra) line[extra]++;
    if (eventType === 'walk' || eventType === 'intent_walk') line.walks++;
    if (eventType === 'intent_walk') line.intentionalWalks++;
    if (eventType.startsWith('strikeout')) line.strikeouts++;
    if (eventType === 'sac_fly') line.sacFlies++;
    if (eventType === 'sac_bunt') line.sacBunts++;
    if (eventType === 'grounded_into_double_play') line.groundedIntoDoublePlay++;
    if (onGround.has(play.event)) line.groundOuts++;
    if (inAir.has(play.event)) line.airOuts++;
  }
  batting.plateAppearances++;
  pitching.battersFaced++;
  if (eventType === 'hit_by_pitch') {
    batting.hitByPitch++;
    pitching.hitBatsmen++;
  }
  batting.rbi += play.rbi;
  if (play.event === 'Flyout' || play.event === 'Sac Fly') pitching.flyOuts++;
  const madeOut = play.runners.some((move) => move.personId === play.batterId && move.isOut);
  if (madeOut) batting.leftOnBase += play.basesAfter.filter((id) => id !== null).length;
  return isHit;
}
