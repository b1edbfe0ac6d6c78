import type { GameTextQuery } from '../../../contract/text-version.ts';
import { describeScore } from '#rules/baseball/game/describe.ts';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { ordinal } from '#rules/baseball/stats/ordinal.ts';
import { NotFound } from '#platform/http/errors/app-error.ts';
import { countFitting } from '#platform/http/documents/count-fitting.ts';
import { type Block, heading, type TextDocument } from '#platform/http/documents/text-document.ts';
import type { ShownGame } from '../../game-instants.ts';
import { describeAge } from '../describe-age.ts';
import { gameTextPath } from '../text-paths.ts';
import { gameTitle, type TextFrame } from './game-document.ts';
import { gameLinks, gamePagePath } from './game-links.ts';
import { halfInning, playText, playTitle, shorten } from './play-text.ts';
import { pitchList } from './situation.ts';

type Half = Pick<PlateAppearance, 'inning' | 'half'>;

const isSameHalf = (one: Half | undefined, other: Half): boolean =>
  one?.inning === other.inning && one.half === other.half;

/** A play with its notes and pitches; the first of a half-inning with its heading. */
function playBlocks(
  play: PlateAppearance,
  before: PlateAppearance | undefined,
  view: GameView,
  people: GameView['people'],
): Block[] {
  const batting = view.teams[play.half === 'top' ? 'away' : 'home'].shortName;
  const outs = `${play.outs} ${play.outs === 1 ? 'out' : 'outs'}.`;
  return [
    ...(isSameHalf(before, play) ? [] : [heading(`${halfInning(play)}: ${batting} bat`)]),
    heading(playTitle(play, people), 3),
    { kind: 'facts', facts: [...play.notes.map(shorten), `${playText(play, view.teams)} ${outs}`] },
    ...pitchList({ ...play, pitches: play.pitches.toReversed() }),
  ];
}

/** Every play of an inning with its pitches. Plays that do not fit are on a page of their own, from the play `from` on. */
export function inningDocument(
  live: ShownGame,
  query: GameTextQuery & { inning: number },
  frame: TextFrame,
): TextDocument {
  const { view, freshness, log } = live;
  const { inning, from = 0 } = query;
  const all = live.plateAppearances();
  const people = Object.fromEntries(Object.values(log.header.players).map(({ id, name }) => [String(id), name]));
  const plays = all.filter((play) => play.inning === inning && play.index >= from);
  if (plays.length === 0) throw new NotFound(`There is no play of the ${ordinal(inning)} inning in this game.`);
  const items = plays.map((play) => playBlocks(play, all[all.indexOf(play) - 1], view, people));
  const more = (index: number): Block => {
    const path = gameTextPath(view.gamePk, { ...query, from: index });
    return { kind: 'links', links: [{ label: `The next plays of the ${ordinal(inning)} inning`, path }] };
  };
  const document = {
    title: `${gameTitle(view)}, ${ordinal(inning)} inning`,
    path: gameTextPath(view.gamePk, query),
    page: gamePagePath(view),
  };
  const top: Block[] = [
    { kind: 'facts', facts: [`Score now: ${describeScore(view)}.`, describeAge(freshness, frame.now)] },
  ];
  const bottom: Block[] = [...gameLinks(view, query), { kind: 'facts', facts: [frame.notice] }];
  const count = countFitting(items, { ...document, blocks: [...top, more(999), ...bottom] });
  const next = plays[count];
  const rest = next === undefined ? [] : [more(next.index)];
  return { ...document, blocks: [...top, ...items.slice(0, count).flat(), ...rest, ...bottom] };
}
