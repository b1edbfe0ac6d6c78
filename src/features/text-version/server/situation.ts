import { fillPath } from '#platform/api/pages.ts';
import { type Block, heading, section, type TextLink } from '#platform/http/text-document.ts';
import { formatInning } from '#rules/baseball/game/card-text.ts';
import { chanceNow } from '#rules/baseball/game/chance-now.ts';
import { describePitch } from '#rules/baseball/game/describe-pitch.ts';
import { countOf, nameOf } from '#rules/baseball/game/describe.ts';
import { formatBothChances } from '#rules/baseball/game/format-chance.ts';
import type { GameView, Hand, PlateAppearance, ScoringPlay } from '#rules/baseball/game/model.ts';
import { isBetweenInnings, isInProgress, isLive } from '#rules/baseball/game/predicates.ts';
import { type DayTextQuery, dayText, type GameTextQuery, gameText } from '../contract.ts';

const hands: Record<Hand, string> = { L: 'left', R: 'right', S: 'both' };

/** 'Count: 2 balls, 1 strike.' and 'Outs: 1.' */
function countFacts({ balls, strikes, outs }: GameView): string[] {
  return [`Count: ${countOf(balls, 'ball')}, ${countOf(strikes, 'strike')}.`, `Outs: ${outs}.`];
}

/** The runners by name, one per line, from third base to first. */
function runnerFacts({ bases, people }: GameView): string[] {
  const runners = [
    ['On third', bases.third],
    ['On second', bases.second],
    ['On first', bases.first],
  ] as const;
  const facts = runners.flatMap(([base, id]) => (id === null ? [] : [`${base}: ${nameOf(people, id)}.`]));
  return facts.length === 0 ? ['Bases empty.'] : facts;
}

function matchupFacts({ people, pitchCount }: GameView, play: PlateAppearance): string[] {
  const side = play.batSide === null ? '' : `, bats ${hands[play.batSide]}`;
  const thrown = pitchCount === null ? '' : `, ${countOf(pitchCount, 'pitch', 'pitches')}`;
  return [`At bat: ${nameOf(people, play.batterId)}${side}.`, `Pitching: ${nameOf(people, play.pitcherId)}${thrown}.`];
}

/** 'Win probability: Dodgers 61%, Rangers 39%.' `chance`: of the home team, in ‰ */
export function chanceFact(chance: number, teams: GameView['teams']): string {
  return `Win probability: ${formatBothChances(chance, teams)}.`;
}

function nextFacts(view: GameView): string[] {
  const { onDeckId, inHoleId, people } = view;
  const [first, second] = isBetweenInnings(view) ? ['Due up', 'Then'] : ['On deck', 'In the hole'];
  const next = [
    [first, onDeckId],
    [second, inHoleId],
  ] as const;
  return next.flatMap(([label, id]) => (id === null ? [] : [`${label}: ${nameOf(people, id)}.`]));
}

/** Count, outs, runners, batter, pitcher and next batters of a game in progress; nothing in other states. */
export function situation(view: GameView): Block[] {
  const { plateAppearance: play } = view;
  const chance = chanceNow(view);
  if (!isLive(view) || play === null) return [];
  const isUp = isInProgress(play) && !isBetweenInnings(view);
  return section('Now', [
    ...(isUp ? [...countFacts(view), ...runnerFacts(view), ...matchupFacts(view, play)] : []),
    ...(isUp || isBetweenInnings(view) ? [] : [`Outs: ${view.outs}.`, ...runnerFacts(view)]),
    ...nextFacts(view),
    ...(isInProgress(play) ? [] : [`Last play: ${playText(play, view.teams)}`]),
    ...(chance === null ? [] : [chanceFact(chance, view.teams)]),
  ]);
}

/** The pitches of a plate appearance in words, the newest first. */
export function pitchList(play: PlateAppearance): Block[] {
  const items = play.pitches.toReversed().map((pitch) => `${describePitch(pitch, play)}.`);
  return items.length === 0 ? [] : [{ kind: 'list', items }];
}

/** The pitches of the newest plate appearance. */
export function newestPitches(view: GameView): Block[] {
  const { plateAppearance: play, people } = view;
  if (!isLive(view) || play === null || play.pitches.length === 0) return [];
  return [heading(`Pitches to ${nameOf(people, play.batterId)}`), ...pitchList(play)];
}

/** No description of a play is longer; a longer text of the upstream is cut. */
const maxLength = 300;

export function shorten(text: string): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`;
}

/** 'Top 3rd' */
export function halfInning({ half, inning }: Pick<PlateAppearance, 'half' | 'inning'>): string {
  return formatInning({ inning, inningState: half === 'top' ? 'Top' : 'Bottom' }) ?? '';
}

/** 'Rangers 2, Dodgers 14' after a play. */
function scoreAfter({ away, home }: Pick<PlateAppearance, 'away' | 'home'>, teams: GameView['teams']): string {
  return `${teams.away.shortName} ${away}, ${teams.home.shortName} ${home}`;
}

/** 'Ada Marsh: Single', or 'Ada Marsh bats' while the play is in progress. */
export function playTitle({ batterId, event }: PlateAppearance, people: GameView['people']): string {
  const name = nameOf(people, batterId);
  return event === null ? `${name} bats` : `${name}: ${event}`;
}

/** What happened, with the score if it changed. */
export function playText(play: PlateAppearance | ScoringPlay, teams: GameView['teams']): string {
  const text = shorten(play.description ?? play.event ?? 'In progress');
  const isScoring = 'isScoring' in play ? play.isScoring : true;
  return isScoring ? `${text} ${scoreAfter(play, teams)}.` : text;
}

const suggestedRefresh = 60;

/** Links to load a text again, and to one that does so by itself if it may change. `pathWith`: of the text with these seconds */
export function reloadLinks(
  refresh: number | undefined,
  mayChange: boolean,
  pathWith: (refresh?: number) => string,
): TextLink[] {
  const again = { label: 'Reload', path: pathWith(refresh) };
  if (refresh !== undefined)
    return [again, { label: 'Stop reloading', path: pathWith(), note: `it reloads every ${refresh} seconds` }];
  const automatic = { label: `Reload every ${suggestedRefresh} seconds`, path: pathWith(suggestedRefresh) };
  return mayChange ? [again, automatic] : [again];
}

type Search = Record<string, string | number | undefined>;

function withSearch(path: string, search: Search): string {
  const present = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = present.map(([name, value]) => `${name}=${value}`).join('&');
  return text === '' ? path : `${path}?${text}`;
}

export function gameTextPath(gamePk: number, { inning, from, refresh }: GameTextQuery = {}): string {
  return withSearch(fillPath(gameText.path, gamePk), { inning, from, refresh });
}

export function dayTextPath({ date, level, from, refresh }: Partial<DayTextQuery> = {}): string {
  return withSearch(dayText.path, { date, level: level === 1 ? undefined : level, from, refresh });
}
