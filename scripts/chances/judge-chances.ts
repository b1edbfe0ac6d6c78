import type { ClubChances } from '#rules/baseball/chances/season-chances.ts';
import { seasonFormat } from '#rules/baseball/chances/season-format.ts';
import { simulateChances } from '#rules/baseball/chances/simulate-chances.ts';
import { addDays } from '#rules/baseball/days.ts';
import { clubsOfLogs } from '../game-logs/clubs-of-logs.ts';
import type { GameLog } from '../game-logs/parse-game-log.ts';
import { seasonOfLogs } from './season-of-logs.ts';

/** The chances of a club at the end of a day (YYYY-MM-DD), whose results are known. */
export type JudgedChances = {
  season: number;
  date: string;
  team: string;
  division: number;
  playoffs: number;
  title: number;
  wins: ClubChances['wins'];
};

type Options = {
  /** simulated seasons a day */
  seasons: number;
  /** earlier seasons that are known */
  earlier: number;
  /** the first judged season */
  from: number;
};

/** Days between two judged ones. */
const step = 3;

/** The chances of each club on each third day of each season with a known format, from the eve of its first game to that of its last. */
export function judgeChances(logs: readonly GameLog[], { seasons, earlier, from }: Options): JudgedChances[] {
  const years = [...new Set(logs.map(({ season }) => season))].filter(
    (year) => year >= from && seasonFormat(String(year)) !== null,
  );
  return years.flatMap((season) => {
    const { first, last, knownOn } = seasonOfLogs(logs, season, earlier);
    const names = new Map(clubsOfLogs(season).map(({ id, name }) => [id, name]));
    const judged: JudgedChances[] = [];
    for (let date = addDays(first, -1); date < last; date = addDays(date, step)) {
      const chances = simulateChances(knownOn(date), { seasons, seed: Number(date.replaceAll('-', '')) });
      for (const { id, wins, reached } of chances?.clubs ?? []) {
        const [division, playoffs, title] = [reached.division, reached.playoffs, reached.title].map((n) => n / seasons);
        if (division === undefined || playoffs === undefined || title === undefined) continue;
        judged.push({ season, date, team: names.get(id) ?? '', division, playoffs, title, wins });
      }
    }
    return judged;
  });
}

/** Formats a header, and a line for each club and day. */
export function formatChances(judged: readonly JudgedChances[]): string[] {
  return [
    'season,date,team,win_division,make_playoffs,win_world_series,wins,wins_p10,wins_p90',
    ...judged.map(({ season, date, team, division, playoffs, title, wins }) => {
      const chances = [division, playoffs, title].map((chance) => chance.toFixed(5));
      return [season, date, team, ...chances, wins.mean.toFixed(2), wins.p10, wins.p90].join();
    }),
  ];
}
