import { nameNoHitter } from '#rules/baseball/game/describe-state.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { GameView, Side } from '#rules/baseball/game/model.ts';
import { hasScore, hasStarted, isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { clubById } from '#rules/baseball/teams/clubs.ts';
import { figuresSvg } from './figures-svg.ts';
import { lettersSvg } from './letters-svg.ts';
import { card, ink, onPaper, red, rule } from './paper.ts';

/** What the picture shows of a game. */
type PicturedGame = Pick<GameCard, 'status' | 'inning' | 'inningState' | 'bases' | 'outs' | 'noHitter'> & {
  teams: Record<Side, Pick<GameCard['teams']['home'], 'id' | 'abbreviation' | 'score'>>;
};

/** A view of a game with its runs as a card has them. */
export function withScores(view: GameView): PicturedGame {
  const runs = (side: Side) => (hasStarted(view) ? view.totals[side].runs : null);
  const scored = (side: Side) => ({ ...view.teams[side], score: runs(side) });
  return { ...view, teams: { away: scored('away'), home: scored('home') } };
}

const side = 280;
/** The places of the emblems and the length of their sides, in pixels. */
export const emblemPlaces = { away: { left: 90, top: 150, side }, home: { left: 830, top: 150, side } } as const;

const panel = { left: 420, top: 170, width: 360, height: 200 };
const middle = panel.left + panel.width / 2;

function scoreboard({ teams: { away, home } }: PicturedGame): string {
  return (
    `<rect x="${panel.left}" y="${panel.top}" width="${panel.width}" height="${panel.height}" rx="14" fill="${ink}"/>` +
    `<path d="M${middle} ${panel.top + 34}v132" stroke="#4a5866" stroke-width="3"/>` +
    figuresSvg(String(away.score ?? 0), { center: panel.left + 92, y: panel.top + 46, size: 52, color: card }) +
    figuresSvg(String(home.score ?? 0), { center: panel.left + 268, y: panel.top + 46, size: 52, color: card })
  );
}

function base(x: number, y: number, isTaken: boolean): string {
  const fill = isTaken ? '#e3b35c' : card;
  return `<rect x="${x - 19}" y="${y - 19}" width="38" height="38" transform="rotate(45 ${x} ${y})" fill="${fill}" stroke="${ink}" stroke-width="4"/>`;
}

/** Inning, bases and outs of a live game. */
function situation({ inning, inningState, bases, outs }: PicturedGame): string {
  const y = panel.top + panel.height + 74;
  const arrow =
    inningState === 'Top' ? `M${middle - 130} ${y + 8}l22 -34l22 34z` : `M${middle - 130} ${y - 22}l22 34l22 -34z`;
  const dots = [0, 1, 2].map(
    (out) =>
      `<circle cx="${middle + 108 + out * 34}" cy="${y}" r="12" fill="${out < (outs ?? 0) ? red : card}" stroke="${ink}" stroke-width="4"/>`,
  );
  return (
    (inningState === 'Top' || inningState === 'Bottom' ? `<path d="${arrow}" fill="${red}"/>` : '') +
    figuresSvg(String(inning ?? 1), { center: middle - 62, y: y - 32, size: 24, color: ink }) +
    base(middle - 8, y + 8, bases?.third != null) +
    base(middle + 24, y - 24, bases?.second != null) +
    base(middle + 56, y + 8, bases?.first != null) +
    dots.join('')
  );
}

/** 'NO-HITTER' or 'PERFECT GAME' above the score. */
function noHitterLine({ noHitter }: PicturedGame): string {
  if (noHitter === null) return '';
  return lettersSvg(nameNoHitter(noHitter).toUpperCase(), { x: middle, y: panel.top - 40, size: 32, color: red });
}

/** The word FINAL, and the number of innings unless it is nine. */
function finalLine({ inning }: PicturedGame): string {
  const y = panel.top + panel.height;
  const word = lettersSvg('FINAL', { x: middle, y: y + 62, size: 40, color: ink });
  if (inning === null || inning === 9) return word;
  return word + figuresSvg(String(inning), { center: middle, y: y + 110, size: 26, color: ink });
}

const ball = `<circle cx="${middle}" cy="290" r="92" fill="${card}" stroke="${ink}" stroke-width="6"/><path d="M${middle - 60} 222c38 40 38 96 2 136M${middle + 60} 222c-38 40 -38 96 -2 136" fill="none" stroke="${red}" stroke-width="6" stroke-linecap="round" stroke-dasharray="10 12"/>`;

/** A club's color and abbreviation below its emblem. */
function clubLabel({ id, abbreviation }: PicturedGame['teams']['home'], x: number): string {
  const stripe = `<rect x="${x}" y="456" width="280" height="12" rx="6" fill="${clubById(id)?.primary ?? rule}"/>`;
  return stripe + lettersSvg(abbreviation.toUpperCase(), { x: x + 140, y: 508, size: 44, color: ink });
}

/** Draws a game as SVG; the emblems are added by `renderPng`. */
export function gamePictureSvg(game: PicturedGame): string {
  const { away, home } = game.teams;
  const isStarted = isLive(game) || (isOver(game) && hasScore(game));
  return onPaper(
    clubLabel(away, emblemPlaces.away.left) +
      clubLabel(home, emblemPlaces.home.left) +
      (isStarted ? scoreboard(game) + noHitterLine(game) : ball) +
      (isLive(game) ? situation(game) : '') +
      (isOver(game) ? finalLine(game) : ''),
  );
}
