import { homeChance, homeResult, withHomeChance } from '../home-chance.ts';
import { isOver } from '../predicates.ts';
import { fieldingSideOf } from './progress.ts';
import { endPlateAppearance, startPlateAppearance } from './step-plate-appearance.ts';
import { moveRunners, placeRunner, report } from './step-runners.ts';
import { substitute } from './step-substitution.ts';
import type { GameEvent, GameEventOf, GameHeader } from '../event.ts';
import type { Progress } from './progress.ts';

const pitch = (game: Progress, event: GameEventOf<'pitch'>): Progress => {
  const pitcherId = game.pitchers[fieldingSideOf(game.half)];
  const { balls, strikes } = event.pitch;
  return {
    ...game,
    balls,
    strikes,
    lastNote: null,
    pitchCounts:
      pitcherId === null
        ? game.pitchCounts
        : { ...game.pitchCounts, [pitcherId]: (game.pitchCounts[pitcherId] ?? 0) + 1 },
    current: game.current && {
      ...game.current,
      pitches: [...game.current.pitches, event.pitch],
    },
  };
};

const note = (game: Progress, { event, text }: GameEventOf<'note'>): Progress => ({
  ...game,
  lastNote: { event, text },
  current: game.current && { ...game.current, notes: [...game.current.notes, text] },
});

const chargeError = (game: Progress): Progress => {
  const side = fieldingSideOf(game.half);
  const { errors } = game.totals[side];
  return { ...game, totals: { ...game.totals, [side]: { ...game.totals[side], errors: errors + 1 } } };
};

const changeStatus = (before: Progress, { status }: GameEventOf<'status'>): Progress => {
  const game = { ...before, status };
  return isOver(game) ? withHomeChance(game, homeResult(game)) : game;
};

const end = (before: Progress, event: GameEventOf<'plateAppearanceEnded'>, header: GameHeader): Progress => {
  const game = endPlateAppearance(before, event);
  return withHomeChance(game, homeChance(game, header));
};

/** The game after one more event. */
export function step(game: Progress, event: GameEvent, header: GameHeader): Progress {
  switch (event.type) {
    case 'status':
      return changeStatus(game, event);
    case 'plateAppearanceStarted':
      return startPlateAppearance(game, event, header);
    case 'pitch':
      return pitch(game, event);
    case 'count':
      return { ...game, balls: event.balls, strikes: event.strikes };
    case 'note':
      return note(game, event);
    case 'runners':
      return moveRunners(game, event);
    case 'error':
      return chargeError(game);
    case 'placedRunner':
      return placeRunner(game, event);
    case 'substitution':
      return substitute(game, event, header);
    case 'reported':
      return report(game, event);
    default:
      return end(game, event, header);
  }
}
