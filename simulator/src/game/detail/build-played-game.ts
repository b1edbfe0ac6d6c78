import type { Venue } from '../../model.ts';
import { drawLobs, type PitchKind } from '../../people/arsenal.ts';
import type { Player } from '../../people/player.ts';
import { hasChallenges, challengeZoneOf } from '../../physics/challenge-zone.ts';
import { hitBall } from '../../physics/hit-ball.ts';
import { throwPitch } from '../../physics/pitch-physics.ts';
import {
  fixtureOf,
  type Play,
  type PlayedGame,
  type PendingRuling,
  type PitchChallenge,
  type PlayEvent,
} from '../../played-game.ts';
import { Random } from '../../rng/random.ts';
import { umpires } from '../../roster/umpires.ts';
import { statusChangesOf } from '../../season/status-changes.ts';
import { noDecisions } from '../../stats/pitcher-record.ts';
import type { GameResult, GameContext } from '../play-game.ts';
import type { EventRecord, PitchRecord, PlayRecord } from '../play-record.ts';
import { describePlay } from './describe-play.ts';
import { drawChallenges } from './draw-challenges.ts';
import type { GameTimes } from './game-times.ts';

/** Draws the names of the umpires, first the one at home plate. */
function officials(seed: string, gamePk: number, sportId: number): string[] {
  const random = new Random(`${seed}/umpires/${gamePk}`);
  return random.shuffled(umpires(seed)).slice(0, sportId === 1 ? 4 : sportId === 22 ? 3 : 2);
}

/** True for a game that rain ended before nine innings. */
export function isShortened({ game, record }: Pick<GameResult, 'game' | 'record'>): boolean {
  return game.calledAfter !== null && record.innings < 9;
}

const ids = (players: readonly Player[]): number[] => players.map((player) => player.person.id);

/** Builds the whole game with pitch detail and descriptions in a few milliseconds. */
export function buildPlayedGame(context: GameContext, result: GameResult, player: (id: number) => Player): PlayedGame {
  const { game, record, times, sheets } = result;
  const venue = context.venue(game.venueId);
  const random = new Random(`${context.seed}/detail/${game.gamePk}`);
  const clubName = (side: 'away' | 'home'): string => sheets[side].clubName;
  const canChallenge = hasChallenges(game);
  const detail = { random, venue, times, player, clubName, hasChallenges: canChallenge };
  const undisputed = record.plays.map((play) => addPlayDetail(play, detail));
  const challenges = canChallenge
    ? drawChallenges({
        random: new Random(`${context.seed}/challenges/${game.gamePk}`),
        plays: undisputed,
        starters: result.starters,
        isPitcher: (id) => player(id).arsenal.length > 0,
      })
    : [];
  const plays = addChallenges(undisputed, challenges, (id) => player(id).person.fullName);
  const isTied = record.away === record.home;
  const { awayId, homeId } = game;
  const winnerId = isTied ? null : record.away > record.home ? awayId : homeId;
  return {
    ...fixtureOf(game),
    weather: result.weather,
    officials: officials(context.seed, game.gamePk, game.sportId),
    lineupsAt: times.lineupsAt,
    starters: result.starters,
    bench: { away: ids(sheets.away.bench), home: ids(sheets.home.bench) },
    bullpen: { away: ids(sheets.away.bullpen), home: ids(sheets.home.bullpen) },
    firstPitchAt: times.firstPitchAt,
    endedAt: times.endedAt,
    statusChanges: statusChangesOf(game, { ...times, isTied, isShortened: isShortened(result) }),
    plays,
    challenges,
    rulings: drawRulings(new Random(`${context.seed}/rulings/${game.gamePk}`), plays),
    lines: result.lines,
    totals: result.totals,
    winnerId,
    winningPitcherId: result.winningPitcherId,
    losingPitcherId: result.losingPitcherId,
    savingPitcherId: result.savingPitcherId,
    isForfeit: false,
  };
}

/** Builds a forfeited game without plays: 9–0 for the home club (rule 7.03). */
export function buildForfeit(context: GameContext, result: GameResult): PlayedGame {
  const { game } = result;
  const at = game.listings[0]?.fateAt ?? result.times.firstPitchAt;
  const none = { hits: 0, errors: 0, leftOnBase: 0 };
  const playedGame = buildPlayedGame(context, { ...result, record: { ...result.record, plays: [] }, lines: [] }, () => {
    throw new Error('A forfeited game has no plays');
  });
  return {
    ...playedGame,
    firstPitchAt: at,
    endedAt: at,
    statusChanges: statusChangesOf(game, null),
    totals: { away: { runs: 0, ...none }, home: { runs: 9, ...none } },
    winnerId: game.homeId,
    ...noDecisions,
    isForfeit: true,
  };
}

/** Of hits and errors without runs: about one ruling in five games is pending for some minutes. */
const chance = 0.026;

const second = 1000;

/** Draws the plays on which the official scorer decides later, always before the game ends. */
function drawRulings(random: Random, plays: readonly Play[]): PendingRuling[] {
  const end = plays.at(-1)?.startedAt ?? 0;
  return plays.flatMap(({ index, eventType, isScoring, endedAt }) => {
    const isUnclear = (eventType === 'single' || eventType === 'field_error') && !isScoring;
    if (!isUnclear || !random.chance(chance)) return [];
    const endsAt = endedAt + random.between(60, 400) * second;
    return endsAt < end ? [{ playIndex: index, endsAt }] : [];
  });
}

/** The play with a challenge: it ends after the decision, and its description begins with the challenge if it is on the play. */
function withChallenge(play: Play, challenge: PitchChallenge, nameOf: (personId: number) => string): Play {
  const isLast = play.events.length - 1 === challenge.eventIndex;
  const endedAt = isLast ? Math.max(play.endedAt, challenge.endsAt) : play.endedAt;
  if (challenge.placement !== 'play' && challenge.placement !== 'both') return { ...play, endedAt };
  const decision = challenge.isOverturned ? 'overturned' : 'confirmed';
  const description = `${nameOf(challenge.playerId)} challenged (pitch result), call on the field was ${decision}: ${play.description}`;
  return { ...play, endedAt, description };
}

function addChallenges(
  plays: readonly Play[],
  challenges: readonly PitchChallenge[],
  nameOf: (personId: number) => string,
): Play[] {
  return plays.map((play) =>
    challenges
      .filter(({ playIndex }) => playIndex === play.index)
      .reduce((before, challenge) => withChallenge(before, challenge, nameOf), play),
  );
}

type DetailContext = {
  random: Random;
  venue: Venue;
  hasChallenges: boolean;
  times: GameTimes;
  player(id: number): Player;
  clubName(side: 'away' | 'home'): string;
};

const strikes = new Set(['C', 'S', 'W', 'F', 'T', 'L', 'M']);
const inPlay = new Set(['X', 'D', 'E']);

/** Numbers that a pitch, and any other event, leaves unused. */
const unused = { pitch: 31, other: 30 };

function arsenalOf(player: Player, random: Random): readonly PitchKind[] {
  return player.arsenal.length > 0 ? player.arsenal : drawLobs(random, player.person.throws);
}

function addPitchDetail(
  event: PitchRecord,
  before: EventRecord | undefined,
  play: PlayRecord,
  context: DetailContext,
): Omit<Extract<PlayEvent, { kind: 'pitch' }>, 'index' | 'number'> {
  const { random } = context;
  const pitcher = context.player(play.pitcherId);
  const { strikeZoneTop, strikeZoneBottom, height } = context.player(play.batterId).person;
  const thrown = throwPitch(random, {
    call: event.call,
    balls: before?.balls ?? 0,
    strikes: before?.strikes ?? 0,
    arsenal: arsenalOf(pitcher, random),
    bats: play.bats,
    throws: play.throws,
    zone: { top: strikeZoneTop, bottom: strikeZoneBottom },
    challengeZone: context.hasChallenges ? challengeZoneOf(height) : null,
    pitcherHeight: pitcher.person.height,
  });
  const { call, balls, strikes: strikeCount, outs } = event;
  random.skip(unused.pitch);
  return {
    kind: 'pitch',
    at: context.times.at(event.at),
    endsAt: context.times.at(event.endsAt),
    balls,
    strikes: strikeCount,
    outs,
    call,
    isStrike: strikes.has(call),
    isBall: call === 'B' || call === '*B' || call === 'H',
    isInPlay: inPlay.has(call),
    pitchType: thrown.type,
    physics: thrown.physics,
    battedBall: event.batted ? hitBall(random, event.batted, context.venue) : null,
  };
}

/** `number` is that of the event, if it is a pitch, or of the last pitch before. */
function addEventDetail(
  event: EventRecord,
  index: number,
  number: number,
  play: PlayRecord,
  context: DetailContext,
): PlayEvent {
  if (event.kind === 'pitch') return { ...addPitchDetail(event, play.events[index - 1], play, context), index, number };
  context.random.skip(unused.other);
  const times = { at: context.times.at(event.at), endsAt: context.times.at(event.endsAt), index };
  if (event.kind !== 'noPitch') return { ...event, ...times };
  const isStrike = event.call.startsWith('A');
  return { ...event, ...times, number, isBall: !isStrike, isStrike };
}

/** Adds pitch physics, batted-ball data, descriptions and real times to a play record. */
function addPlayDetail(play: PlayRecord, context: DetailContext): Play {
  let pitches = 0;
  const events = play.events.map((event, index) => {
    if (event.kind === 'pitch') pitches++;
    return addEventDetail(event, index, pitches, play, context);
  });
  const ball = events.findLast((event) => event.kind === 'pitch')?.battedBall ?? null;
  const description = describePlay(play, (id) => context.player(id).person.fullName, context.clubName, ball);
  return {
    ...play,
    startedAt: context.times.at(play.startedAt),
    endedAt: context.times.at(play.endedAt),
    events,
    description,
    review: play.review && {
      ...play.review,
      startsAt: context.times.at(play.review.startsAt),
      endsAt: context.times.at(play.endedAt),
    },
  };
}
