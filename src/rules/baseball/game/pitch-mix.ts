import type { Pitch, PlateAppearance } from './model.ts';

/** The pitches of one type. `speed`: average in mph, null if none was measured; `whiffs`: swings that missed. */
export type PitchKind = { type: string; count: number; speed: number | null; whiffs: number; swings: number };

/** What a pitcher has thrown in a game. */
export type PitchMix = {
  /** pitches with a known type */
  count: number;
  /** most frequent first */
  kinds: PitchKind[];
  /** the fastest type that is no exception, and its average speed (mph) by inning; null if nothing was measured */
  fastball: { type: string; innings: { inning: number; speed: number }[] } | null;
};

type Thrown = Pick<Pitch, 'result' | 'startSpeed'> & { inning: number; type: string };

/** share of the pitches below which a type is an exception */
const leastShare = 0.1;

const swings: ReadonlySet<Pitch['result']> = new Set(['swinging', 'foul', 'inPlayOut', 'inPlayHit']);

function averageSpeed(pitches: readonly Thrown[]): number | null {
  const speeds = pitches.flatMap(({ startSpeed }) => startSpeed ?? []);
  return speeds.length === 0 ? null : speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
}

function toKind([type, pitches]: [string, Thrown[]]): PitchKind {
  return {
    type,
    count: pitches.length,
    speed: averageSpeed(pitches),
    whiffs: pitches.filter(({ result }) => result === 'swinging').length,
    swings: pitches.filter(({ result }) => swings.has(result)).length,
  };
}

function fastballOf(thrown: readonly Thrown[], kinds: readonly PitchKind[]): PitchMix['fastball'] {
  const [fastest] = kinds
    .filter(({ count, speed }) => speed !== null && count >= leastShare * thrown.length)
    .toSorted((one, other) => (other.speed ?? 0) - (one.speed ?? 0));
  if (fastest === undefined) return null;
  const { type } = fastest;
  const byInning = Map.groupBy(
    thrown.filter((pitch) => pitch.type === type),
    ({ inning }) => inning,
  );
  const innings = [...byInning].flatMap(([inning, pitches]) => {
    const speed = averageSpeed(pitches);
    return speed === null ? [] : { inning, speed };
  });
  return { type, innings };
}

/** What a pitcher has thrown in these plays, also in one that is in progress. Pitches of an unknown type are left out. */
export function pitchMixOf(plays: readonly PlateAppearance[], pitcherId: number): PitchMix {
  const thrown = plays
    .filter((play) => play.pitcherId === pitcherId)
    .flatMap(({ inning, pitches }) =>
      pitches.flatMap(({ type, result, startSpeed }) => (type === null ? [] : { inning, type, result, startSpeed })),
    );
  const kinds = [...Map.groupBy(thrown, ({ type }) => type)]
    .map(toKind)
    .toSorted((one, other) => other.count - one.count);
  return { count: thrown.length, kinds, fastball: fastballOf(thrown, kinds) };
}

/** The pitcher of each club who has thrown most, in the order in which they pitched. */
export function mainPitchers(plays: readonly PlateAppearance[]): number[] {
  return [...Map.groupBy(plays, ({ half }) => half).values()].flatMap((ofHalf) => {
    const counts = [...Map.groupBy(ofHalf, ({ pitcherId }) => pitcherId)].map(([id, own]) => ({
      id,
      count: own.reduce((sum, { pitches }) => sum + pitches.length, 0),
    }));
    return counts
      .toSorted((one, other) => other.count - one.count)
      .slice(0, 1)
      .map(({ id }) => id);
  });
}
