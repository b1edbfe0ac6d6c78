import type { GameHeader, GameLog, RunnerMove } from '#rules/baseball/game/event.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { battingSideOf, fieldingSideOf, startOf, type Progress } from '#rules/baseball/game/progress.ts';
import { unknownPlayer } from '#rules/baseball/player-names.ts';
import type { BattingTally, CardPitcher, CardPlayer, Cell, ClubCard, InningTally } from './shapes.ts';

/** The card of a club while its game is being written. `outs` has one number per inning. */
export type OpenCard = ClubCard & { outs: number[] };

/** Both cards and the state of the game, changed event by event. */
export type Book = {
  header: GameHeader;
  game: Progress;
  cards: Record<Side, OpenCard>;
  /** the cells of the runners on base, by the runner's id */
  onBase: Map<number, Cell>;
  /** the plate appearance in progress */
  current: Cell | null;
  /** the moves of the newest play that moved the batter */
  batterPlay: RunnerMove[];
  /** the newest pitch of the plate appearance */
  trajectory: string | null;
};

const noBatting: BattingTally = { atBats: 0, runs: 0, hits: 0, rbi: 0, walks: 0, strikeOuts: 0 };

const nameIn = ({ players }: GameHeader, id: number): string => players[id]?.name ?? unknownPlayer;

const newPlayer = (header: GameHeader, playerId: number, position: string, since: number | null): CardPlayer => ({
  ...noBatting,
  playerId,
  name: nameIn(header, playerId),
  positions: position === '' ? [] : [position],
  since,
});

const openCard = (header: GameHeader, side: Side): OpenCard => ({
  slots: Array.from({ length: 9 }, (_, place) => ({
    order: place + 1,
    players: header.lineups[side]
      .filter(({ order }) => order === place + 1)
      .map(({ playerId, position }) => newPlayer(header, playerId, position, null)),
  })),
  cells: [],
  innings: [],
  outs: [],
  totals: { ...noBatting },
  pitchers: [],
  proof: {
    plateAppearances: 0,
    placedRunners: 0,
    atBats: 0,
    walks: 0,
    hitByPitch: 0,
    sacrificeBunts: 0,
    sacrificeFlies: 0,
    interferences: 0,
    runs: 0,
    leftOnBase: 0,
    outs: 0,
    onBase: 0,
    inProgress: 0,
    atBat: 0,
  },
});

/** Two cards with the lineups, before the first event. */
export function openBook({ header, events }: GameLog): Book {
  return {
    header,
    game: startOf(header, events),
    cards: { away: openCard(header, 'away'), home: openCard(header, 'home') },
    onBase: new Map(),
    current: null,
    batterPlay: [],
    trajectory: null,
  };
}

/** The card of the club at bat. */
export function battingCard({ cards, game }: Book): OpenCard {
  return cards[battingSideOf(game.half)];
}

/** The figures of the inning in progress. */
export function inningTally(book: Book): InningTally {
  const card = battingCard(book);
  const inning = book.game.inning ?? 1;
  while (card.innings.length < inning) {
    card.outs.push(0);
    card.innings.push(blankInning(card.innings.length + 1));
  }
  return card.innings[inning - 1] ?? blankInning(inning);
}

/** An inning in which the club has not batted. */
export function blankInning(inning: number): InningTally {
  return {
    inning,
    parts: 1,
    hasBegun: false,
    isOver: false,
    runs: 0,
    hits: 0,
    errors: 0,
    leftOnBase: 0,
    pitches: 0,
  };
}

/** A player in a place of the order; who was not announced is added. */
export function playerAt(book: Book, card: OpenCard, order: number, playerId: number, position = ''): CardPlayer {
  const players = card.slots[order - 1]?.players ?? [];
  const known = players.find((player) => player.playerId === playerId);
  const since = players.length > 0 ? (book.game.inning ?? 1) : null;
  const player = known ?? newPlayer(book.header, playerId, position, since);
  if (!known) players.push(player);
  if (position !== '' && !player.positions.includes(position)) player.positions.push(position);
  return player;
}

/** A pitcher of the club in the field, on the card of the club at bat; who was not announced is added. */
export function pitcherOf(book: Book, playerId: number): CardPitcher {
  const { header, game } = book;
  const card = battingCard(book);
  const inning = game.inning ?? 1;
  const known = card.pitchers.find((pitcher) => pitcher.playerId === playerId);
  if (known) return known;
  const pitcher: CardPitcher = {
    playerId,
    name: nameIn(header, playerId),
    mark: String.fromCharCode(65 + (card.pitchers.length % 26)),
    hand: header.players[playerId]?.pitchHand ?? null,
    inning,
    outsBefore: card.outs[inning - 1] ?? 0,
    outs: 0,
    batters: 0,
    pitches: 0,
    hits: 0,
    runs: 0,
    earnedRuns: 0,
    walks: 0,
    strikeOuts: 0,
  };
  card.pitchers.push(pitcher);
  return pitcher;
}

/** The pitcher who faces the batter. */
export function currentPitcher(book: Book): CardPitcher {
  return pitcherOf(book, book.game.current?.pitcherId ?? book.game.pitchers[fieldingSideOf(book.game.half)] ?? 0);
}
