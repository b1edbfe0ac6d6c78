import type { League } from '../../league.ts';
import type { BattingLine } from '../../lines.ts';
import type { Play, PlayedGame, PlayEvent } from '../../played-game.ts';
import { readSeasonBefore } from '../boxscore/season-before.ts';

type Counted = 'doubles' | 'triples' | 'homeRuns' | 'stolenBases';
type Descriptions = ReadonlyMap<Play | PlayEvent, string>;

const kinds: Readonly<Record<string, Counted>> = {
  double: 'doubles',
  triple: 'triples',
  home_run: 'homeRuns',
  stolen_base_2b: 'stolenBases',
  stolen_base_3b: 'stolenBases',
};

/** The words of a description after which the number is inserted. */
const verbs: Readonly<Record<Counted, readonly string[]>> = {
  doubles: ['doubles'],
  triples: ['triples'],
  homeRuns: ['homers', 'hits a grand slam'],
  stolenBases: ['steals'],
};

function insertCount(description: string, name: string, kind: Counted, count: number): string {
  const phrase = verbs[kind].map((verb) => `${name} ${verb}`).find((text) => description.includes(text));
  return phrase === undefined ? description : description.replace(phrase, () => `${phrase} (${count})`);
}

/** The season numbers before the game's day, increased with each event of the game. */
class Tally {
  readonly #before: (personId: number, kind: Counted) => number;
  readonly #counts = new Map<string, number>();

  constructor(before: (personId: number, kind: Counted) => number) {
    this.#before = before;
  }

  next(personId: number, kind: Counted): number {
    const key = `${personId} ${kind}`;
    const count = (this.#counts.get(key) ?? this.#before(personId, kind)) + 1;
    this.#counts.set(key, count);
    return count;
  }
}

/** By the lines of a game, which the copies of `gameAsKnown` share. */
const cache = new WeakMap<PlayedGame['lines'], Descriptions>();

/** Descriptions of extra-base hits and steals with their number in the player's season: 'homers (12) on …'. */
export function numberDescriptions(league: League, played: PlayedGame): Descriptions {
  const existing = cache.get(played.lines);
  if (existing) return existing;
  const lines = readSeasonBefore({ league, now: Infinity }, played);
  const read = (batting: BattingLine | null, kind: Counted): number => batting?.[kind] ?? 0;
  const tally = new Tally((id, kind) => (lines.get(id) ?? []).reduce((sum, line) => sum + read(line.batting, kind), 0));
  const descriptions = new Map<Play | PlayEvent, string>();
  const count = (of: Play | PlayEvent, event: { eventType: string; description: string }, personId: number) => {
    const kind = kinds[event.eventType];
    const name = league.person(personId)?.fullName;
    if (kind && name) descriptions.set(of, insertCount(event.description, name, kind, tally.next(personId, kind)));
  };
  for (const play of played.plays) {
    for (const event of play.events)
      if (event.kind === 'action' && event.playerId !== null) count(event, event, event.playerId);
    count(play, play, play.batterId);
  }
  cache.set(played.lines, descriptions);
  return descriptions;
}
