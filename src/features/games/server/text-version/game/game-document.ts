import type { GameTextQuery } from '../../../contract/text-version.ts';
import { firstChance } from '#rules/baseball/game/chance-series.ts';
import { hasStarted, isInProgress, isLive } from '#rules/baseball/game/predicates.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import type { ShownGame } from '../../game-instants.ts';
import { countFitting } from '#platform/http/documents/count-fitting.ts';
import { type Block, heading, section, type TextDocument } from '#platform/http/documents/text-document.ts';
import { gameTextPath } from '../text-paths.ts';
import { gameLinks, gamePagePath } from './game-links.ts';
import { halfInning, playText } from './play-text.ts';
import { chanceFact, newestPitches, situation } from './situation.ts';
import { conditions, decisions, lineScore, lineups, standingFacts } from './standing-facts.ts';

/** `notice`: of the league, or of the owner of the data */
export type TextFrame = { now: number; notice: string };

const lastPlayCount = 5;

export function gameTitle({ teams }: GameView): string {
  return `${teams.away.shortName} at ${teams.home.shortName}`;
}

function lastPlays(live: ShownGame): Block[] {
  if (!isLive(live.view)) return [];
  const ended = live.plateAppearances().filter((play) => !isInProgress(play));
  const shown = ended.slice(-lastPlayCount).toReversed();
  return section(
    'Last plays',
    shown.map((play) => `${halfInning(play)}: ${playText(play, live.view.teams)}`),
  );
}

function forecast({ log, view }: ShownGame): Block[] {
  const found = log.header.forecast;
  if (hasStarted(view) || found === undefined) return [];
  const text = chanceFact(firstChance(found.homeWinProbability), view.teams);
  return section('Forecast', [text]);
}

/** The scoring plays that fit, the newest first. The pages of the innings have all. */
function scoringPlays(view: GameView, others: TextDocument): Block[] {
  const plays = view.scoringPlays.toReversed();
  const facts = plays.map((play) => `${halfInning(play)}: ${playText(play, view.teams)}`);
  if (facts.length === 0) return [];
  const title = heading('Scoring plays');
  const rest = `Earlier scoring plays are on the pages of the innings.`;
  const framed = { ...others, blocks: [...others.blocks, title, { kind: 'facts', facts: [rest] } as const] };
  const count = countFitting(
    facts.map((fact) => [{ kind: 'facts', facts: [fact] }]),
    framed,
  );
  return [title, { kind: 'facts', facts: count < facts.length ? [...facts.slice(0, count), rest] : facts }];
}

/** The state of a game, its newest pitches and plays, and links to the rest. */
export function gameDocument(live: ShownGame, query: GameTextQuery, { now, notice }: TextFrame): TextDocument {
  const { view, freshness } = live;
  const top: Block[] = [
    { kind: 'facts', facts: standingFacts(view, freshness, now) },
    ...situation(view),
    ...newestPitches(view),
    ...lastPlays(live),
    ...lineScore(view),
  ];
  const bottom: Block[] = [
    ...decisions(view),
    ...forecast(live),
    ...lineups(view),
    ...conditions(view),
    ...gameLinks(view, query),
    { kind: 'facts', facts: [notice] },
  ];
  const document = { title: gameTitle(view), path: gameTextPath(view.gamePk, query), page: gamePagePath(view) };
  const scoring = scoringPlays(view, { ...document, blocks: [...top, ...bottom] });
  return { ...document, blocks: [...top, ...scoring, ...bottom] };
}
