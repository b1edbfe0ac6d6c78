import { existsSync } from 'node:fs';
import { type Clock, createClock, realClock } from '#server/clock.ts';
import type { ShownLeague } from '#server/features/league/league-notice.ts';
import type { Settings } from '#server/settings.ts';
import { CannotStart } from './cannot-start.ts';
import { doesAnswer } from './does-answer.ts';
import { type LeagueProcess, startLeague } from './start-league.ts';

/** The league that the application shows: where it answers, and its time. */
export type OpenLeague = {
  shown: ShownLeague;
  statsApiUrl: string;
  savantUrl: string;
  clock: Clock;
  /** the league's own process, where it is one of ours */
  process: LeagueProcess | null;
};

type Say = (line: string) => void;

/** Opens the league that the settings choose. Rejects with `CannotStart`. */
export async function openLeague(settings: Settings, say: Say): Promise<OpenLeague> {
  const { league } = settings;
  if (league.kind === 'recorded') return openRecorded(settings, league.folder, say);
  if (league.kind === 'simulated') return openSimulated(settings, false, say);
  if (await doesAnswer(settings.statsApiUrl)) return openReal(settings, say);
  if (league.kind === 'mlb') {
    throw new CannotStart(`The MLB Stats API at ${settings.statsApiUrl} did not answer within 3 s (LEAGUE=mlb)`);
  }
  say('The MLB Stats API does not answer: starting the simulated league instead …');
  return openSimulated(settings, true, say);
}

function openReal({ statsApiUrl, savantUrl }: Settings, say: Say): OpenLeague {
  say('The MLB Stats API answers');
  return { shown: { kind: 'mlb', isStandIn: false }, statsApiUrl, savantUrl, clock: realClock, process: null };
}

async function openSimulated(settings: Settings, isStandIn: boolean, say: Say): Promise<OpenLeague> {
  const league = await startLeague('simulated', settings);
  const seed = settings.leagueSeed === null ? '' : ` (seed ${settings.leagueSeed})`;
  say(`Simulated league ready${seed}, ${leagueTime(league)}`);
  return ofProcess(league, { kind: 'simulated', isStandIn });
}

async function openRecorded(settings: Settings, folder: string, say: Say): Promise<OpenLeague> {
  if (!existsSync(folder)) throw new CannotStart(`LEAGUE names a folder that is not there: ${folder}`);
  const league = await startLeague(`recorded:${folder}`, settings);
  say(`Recorded league ready (${folder}), ${leagueTime(league)}`);
  return ofProcess(league, { kind: 'recorded', isStandIn: false });
}

function ofProcess(process: LeagueProcess, shown: ShownLeague): OpenLeague {
  return { shown, statsApiUrl: process.url, savantUrl: process.url, clock: createClock(process.clock), process };
}

function leagueTime({ clock: { leagueStart, speed } }: LeagueProcess): string {
  const pace = speed === 1 ? '' : `, at ${speed} times real speed`;
  return `its clock at ${new Date(leagueStart).toISOString().slice(0, 16).replace('T', ' ')} UTC${pace}`;
}
