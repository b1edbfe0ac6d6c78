import type { BattedBall, FieldingCredit, RunnerMove } from '../../played-game.ts';
import type { PlayRecord } from '../play-record.ts';
import { baseNames, positionNames } from '../plays/running-game.ts';

type NameOf = (personId: number) => string;

const ballNames: Readonly<Record<string, string>> = {
  ground_ball: 'ground ball',
  line_drive: 'line drive',
  fly_ball: 'fly ball',
  popup: 'pop up',
  bunt_grounder: 'bunt ground ball',
  bunt_popup: 'bunt pop up',
};

const fieldNames: Readonly<Record<number, string>> = { 7: 'left field', 8: 'center field', 9: 'right field' };

function homeRunTo(ball: BattedBall): string {
  const spray = (Math.atan2(ball.coordX - 125.42, 198.27 - ball.coordY) * 180) / Math.PI;
  const side = spray < 0 ? 'left' : 'right';
  const isGap = Math.abs(spray) > 8 && Math.abs(spray) < 22;
  return isGap ? `${side} center field` : (fieldNames[ball.location] ?? 'center field');
}

/** 'shortstop A' */
function fielder(credit: FieldingCredit | undefined, name: NameOf): string {
  return credit ? `${positionNames[credit.position] ?? credit.position} ${name(credit.personId)}` : 'the fielder';
}

/** Formats the fielders of all outs: 'shortstop A to second baseman B to first baseman C' */
function chain(outs: readonly RunnerMove[], name: NameOf): string {
  const links: string[] = [];
  for (const credit of outs.flatMap((move) => move.credits)) {
    const link = fielder(credit, name);
    if (links.at(-1) !== link) links.push(link);
  }
  return links.join(' to ');
}

const verbs: Readonly<Record<string, string>> = {
  Groundout: 'grounds out',
  Flyout: 'flies out',
  Lineout: 'lines out',
  'Pop Out': 'pops out',
};
const hitVerbs: Readonly<Record<string, string>> = { single: 'singles', double: 'doubles', triple: 'triples' };

type DescriptionInput = { play: PlayRecord; name: NameOf; ball: BattedBall | null };

const byHardness = (ball: BattedBall | null, hard: string, soft: string): string =>
  ball?.hardness === 'hard' ? hard : ball?.hardness === 'soft' ? soft : '';

function outText({ play, name, ball }: DescriptionInput): string {
  const batter = name(play.batterId);
  const own = play.runners.find((move) => move.personId === play.batterId && move.isOut);
  const how = byHardness(ball, ' sharply', ' softly');
  const isAssisted = (own?.credits.length ?? 0) > 1;
  return `${batter} ${verbs[play.event] ?? 'is out'}${how}${isAssisted ? ', ' : ' to '}${own ? chain([own], name) : 'no fielder'}.`;
}

function strikeOutText({ play, name }: DescriptionInput): string {
  const call = play.events.findLast((event) => event.kind === 'pitch')?.call;
  const batter = name(play.batterId);
  if (call === 'C') return `${batter} called out on strikes`;
  if (call === 'T') return `${batter} strikes out on a foul tip`;
  return `${batter} strikes out swinging`;
}

/** Describes the throw to first after an uncaught third strike. */
const thrownOut = (out: RunnerMove | undefined, name: NameOf): string =>
  out && out.credits.length > 1 ? `, ${chain([out], name)}` : '';

function hitText({ play, name, ball }: DescriptionInput): string {
  const own = play.runners.find((move) => move.personId === play.batterId);
  const kind = ballNames[ball?.trajectory ?? ''] ?? 'ball';
  const how = byHardness(ball, 'sharp ', 'soft ');
  return `${name(play.batterId)} ${hitVerbs[play.eventType]} on a ${how}${kind} to ${fielder(own?.credits[0], name)}.`;
}

function homeRunText({ play, name, ball }: DescriptionInput): string {
  const to = ball ? homeRunTo(ball) : 'center field';
  const kind = ballNames[ball?.trajectory ?? ''] ?? 'fly ball';
  return `${name(play.batterId)} ${play.rbi === 4 ? 'hits a grand slam' : `homers on a ${kind}`} to ${to}.`;
}

function errorText({ play, name }: DescriptionInput): string {
  const fault = play.runners.flatMap((move) => move.credits).find((credit) => credit.credit.endsWith('_error'));
  const kind = fault?.credit === 'f_throwing_error' ? 'throwing' : 'fielding';
  return `${name(play.batterId)} reaches on a ${kind} error by ${fielder(fault, name)}.`;
}

function mainText(input: DescriptionInput): string {
  const { play, name, ball } = input;
  const batter = name(play.batterId);
  const outs = play.runners.filter((move) => move.isOut);
  const descriptions: Readonly<Record<string, () => string>> = {
    field_out: () => outText(input),
    strikeout: () => `${strikeOutText(input)}${thrownOut(outs[0], name)}.`,
    strikeout_double_play: () =>
      `${strikeOutText(input)} and ${name(outs[1]?.personId ?? 0)} caught stealing ${baseNames[outs[1]?.outBase ?? 2]}, ${chain(outs.slice(1), name)}.`,
    walk: () => `${batter} walks.`,
    intent_walk: () => `${name(play.pitcherId)} intentionally walks ${batter}.`,
    hit_by_pitch: () => `${batter} hit by pitch.`,
    home_run: () => homeRunText(input),
    field_error: () => errorText(input),
    force_out: () => `${batter} grounds into a force out, ${chain(outs, name)}.`,
    grounded_into_double_play: () => `${batter} grounds into a double play, ${chain(outs, name)}.`,
    grounded_into_triple_play: () => `${batter} grounds into a triple play, ${chain(outs, name)}.`,
    double_play: () => `${batter} lines into a double play, ${chain(outs, name)}.`,
    fielders_choice_out: () => `${batter} reaches on a fielder's choice out, ${chain(outs, name)}.`,
    sac_fly: () => `${batter} out on a sacrifice fly to ${fielder(outs[0]?.credits[0], name)}.`,
    sac_bunt: () => `${batter} out on a sacrifice bunt, ${chain(outs, name)}.`,
    catcher_interf: () =>
      `${batter} reaches on catcher interference by ${fielder(play.runners.flatMap((move) => move.credits)[0], name)}.`,
  };
  return descriptions[play.eventType]?.() ?? hitText({ play, name, ball });
}

function runnerText(play: PlayRecord, move: RunnerMove, name: NameOf): string | null {
  const isOwn = move.start === null;
  if (isOwn && !move.isOut && play.eventType === 'strikeout') return `${name(move.personId)} to 1st.`;
  if (play.events[move.eventIndex]?.kind === 'action' || (isOwn && !move.isOut && move.end !== 1)) return null;
  const isForced = play.eventType === 'force_out' || play.eventType === 'fielders_choice_out';
  const isDouble = play.eventType.endsWith('double_play') && play.eventType !== 'strikeout_double_play';
  if (isOwn) {
    if (move.isOut)
      return isDouble && play.eventType.startsWith('grounded') ? `${name(move.personId)} out at 1st.` : null;
    return isForced ? `${name(move.personId)} to 1st.` : null;
  }
  if (move.isOut)
    return play.eventType === 'double_play'
      ? `${name(move.personId)} doubled off 1st.`
      : `${name(move.personId)} out at ${baseNames[move.outBase ?? 2]}.`;
  return move.end === 4 ? `${name(move.personId)} scores.` : `${name(move.personId)} to ${baseNames[move.end ?? 1]}.`;
}

/** Describes a play with the wording and spacing of the Stats API. */
export function describePlay(
  play: PlayRecord,
  name: NameOf,
  clubName: (side: 'away' | 'home') => string,
  ball: BattedBall | null,
): string {
  const endedOnBases = play.events.findLast((event) => event.kind === 'action' && event.eventType === play.eventType);
  if (endedOnBases?.kind === 'action') return endedOnBases.description;
  const runners = play.runners.map((move) => runnerText(play, move, name)).filter((text) => text !== null);
  const description = [mainText({ play, name, ball }), ...runners].join('   ');
  if (!play.review) return description;
  const { challengeSide, reviewType, isOverturned } = play.review;
  const by = challengeSide === null ? 'Umpire reviewed' : `${clubName(challengeSide)} challenged`;
  return `${by} (${reviewType}), call on the field was ${isOverturned ? 'overturned' : 'upheld'}: ${description}`;
}
