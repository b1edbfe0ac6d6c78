import { type JsonObject, member, number, numbers, object, objects, text } from '../wire/json.ts';
import { isTop } from './play-at.ts';

export type SideName = 'away' | 'home';

/** The players of a side: `order` has the person in each of the nine slots. */
export type Lineup = { order: number[]; pitchers: number[]; used: Set<number> };

/** Computes the lineups after the substitutions of the given plays, from the starters in the box score. */
export function lineupsAt(feed: JsonObject, plays: readonly JsonObject[]): Record<SideName, Lineup> {
  const lineups = { away: startingLineup(feed, 'away'), home: startingLineup(feed, 'home') };
  for (const play of plays) {
    for (const event of objects(play, 'playEvents')) {
      if (member(event, 'isSubstitution') === true) substitute(lineups, isTop(play), event);
    }
  }
  return lineups;
}

function startingLineup(feed: JsonObject, side: SideName): Lineup {
  const team = object(feed, 'liveData', 'boxscore', 'teams', side);
  const order: number[] = [];
  for (const player of Object.values(object(team, 'players'))) {
    const batting = text(player, 'battingOrder');
    const id = number(player, 'person', 'id');
    if (batting === null || id === null || !batting.endsWith('00')) continue;
    order[Number(batting) / 100 - 1] = id;
  }
  const pitchers = numbers(team, 'pitchers').slice(0, 1);
  return { order, pitchers, used: new Set([...order, ...pitchers]) };
}

function substitute(lineups: Record<SideName, Lineup>, top: boolean, event: JsonObject) {
  const type = text(event, 'details', 'eventType') ?? '';
  const id = number(event, 'player', 'id');
  if (id === null) return;
  const lineup = lineups[type.startsWith('offensive') === top ? 'away' : 'home'];
  const slot = Math.floor(Number(text(event, 'battingOrder') ?? 'NaN') / 100) - 1;
  if (slot >= 0 && slot < 9 && type !== 'defensive_switch') lineup.order[slot] = id;
  lineup.used.add(id);
  if (text(event, 'position', 'abbreviation') === 'P' && lineup.pitchers.at(-1) !== id) lineup.pitchers.push(id);
}
