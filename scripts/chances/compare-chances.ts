import { readFile } from 'node:fs/promises';
import { seasonFormat } from '#rules/baseball/chances/season-format.ts';
import { drawCalibration } from '../forecast/draw-calibration.ts';
import type { GameLog } from '../game-logs/parse-game-log.ts';
import { computeDeciles, computeErrors, type Prediction } from '../win-probability/evaluate.ts';
import type { JudgedChances } from './judge-chances.ts';
import { seasonOfLogs } from './season-of-logs.ts';

const kinds = ['division', 'playoffs', 'title'] as const;
type Kind = (typeof kinds)[number];

/** FiveThirtyEight's chances of a club on a day, and whether it happened (1 or 0). */
type Published = Record<Kind, { chance: number; happened: number }>;

const columns = { division: 'win_division', playoffs: 'make_playoffs', title: 'win_world_series' };

const keyOf = (season: string | number, date: string, team: string): string => `${season},${date},${team}`;

async function readPublished(path: string): Promise<Map<string, Published>> {
  const [header = '', ...lines] = (await readFile(path, 'utf8')).trim().split('\n');
  const names = header.split(',');
  return new Map(
    lines.map((line) => {
      const fields = line.split(',');
      const field = (name: string) => fields[names.indexOf(name)] ?? '';
      const read = (kind: Kind) => ({
        chance: Number(field(columns[kind])),
        happened: Number(field(`${columns[kind]}_outcome`)),
      });
      const published = { division: read('division'), playoffs: read('playoffs'), title: read('title') };
      return [keyOf(field('season'), field('forecast_date'), field('team')), published];
    }),
  );
}

/** Chances are judged as if they were at least this. */
const least = 1e-4;

const clip = (chance: number): number => Math.min(1 - least, Math.max(least, chance));

const showErrors = (predictions: readonly Prediction[]): string => {
  const { logLoss, brier } = computeErrors(predictions);
  const tenths = computeDeciles(predictions).filter(({ plays }) => plays > 0);
  const errors = tenths.map(({ plays, predicted, observed }) => ({ plays, error: Math.abs(predicted - observed) }));
  const weighted = errors.reduce((sum, { plays, error }) => sum + plays * error, 0) / predictions.length;
  const plain = errors.reduce((sum, { error }) => sum + error, 0) / errors.length;
  const points = [plain, weighted].map((error) => (100 * error).toFixed(1)).join(' / ');
  return `log-loss ${logLoss.toFixed(4)}, Brier ${brier.toFixed(4)}, calibration ${points} points`;
};

/** The days on which the field is open: some club may or may not reach it. */
function onOpenDays(judged: readonly JudgedChances[]): JudgedChances[] {
  const days = Map.groupBy(judged, ({ date }) => date);
  return [...days.values()].filter((rows) => rows.some(({ playoffs }) => playoffs > 0 && playoffs < 1)).flat();
}

type ComparedChances = {
  seasons: readonly number[];
  own: Record<Kind, Prediction[]>;
  theirs: Record<Kind, Prediction[]>;
};

/** Chances on days with an open field, FiveThirtyEight's of the same clubs and days in the file at `path`, and what happened. */
export async function compareChances(judged: readonly JudgedChances[], path: string): Promise<ComparedChances> {
  const published = await readPublished(path);
  // a short season with sixteen clubs in the field is like no other
  const isRegular = ({ season }: JudgedChances) => seasonFormat(String(season))?.divisionPlaces === 1;
  const rows = onOpenDays(judged.filter(isRegular)).flatMap((own) => {
    const theirs = published.get(keyOf(own.season, own.date, own.team));
    return theirs === undefined ? [] : [{ own, theirs }];
  });
  const predict = (chanceOf: (row: (typeof rows)[number], kind: Kind) => number) => {
    const of = (kind: Kind) =>
      rows.map((row) => ({ chance: clip(chanceOf(row, kind)), homeWins: row.theirs[kind].happened, games: 1 }));
    return { division: of('division'), playoffs: of('playoffs'), title: of('title') };
  };
  return {
    seasons: [...new Set(rows.map(({ own }) => own.season))],
    own: predict(({ own }, kind) => own[kind]),
    theirs: predict(({ theirs }, kind) => theirs[kind].chance),
  };
}

/** The two mean errors of calibration, by tenths of the chance, count each tenth once, and each chance once. */
export function describeComparison({ seasons, own, theirs }: ComparedChances): string[] {
  return [
    `${seasons.join(', ')}: ${own.playoffs.length} chances on days with an open field`,
    ...kinds.flatMap((kind) => [`${kind}: ${showErrors(own[kind])}`, `  FiveThirtyEight: ${showErrors(theirs[kind])}`]),
  ];
}

/** Draws predicted and observed shares by tenths of the chance. */
export function drawChances({ own }: ComparedChances): string {
  const panels = [
    { title: 'Playoffs', predictions: own.playoffs },
    { title: 'Division', predictions: own.division },
    { title: 'Title', predictions: own.title },
  ];
  return drawCalibration('clubs that reach them', panels, 10);
}

/** The share of ranges from 10 to 90 % that have the final wins, on days with an open field. */
export function describeRanges(judged: readonly JudgedChances[], logs: readonly GameLog[]): string {
  const wins = new Map<string, number>();
  for (const season of new Set(judged.map((each) => each.season))) {
    const { knownOn, last } = seasonOfLogs(logs, season, 0);
    const { games, clubs } = knownOn(last);
    for (const { id, name } of clubs) {
      const won = games.filter(
        ({ home, away, score }) =>
          score !== null && ((home === id && score.home > score.away) || (away === id && score.away > score.home)),
      );
      wins.set(`${season} ${name}`, won.length);
    }
  }
  const rows = onOpenDays(judged);
  const held = rows.filter(({ season, team, wins: { p10, p90 } }) => {
    const won = wins.get(`${season} ${team}`) ?? 0;
    return p10 <= won && won <= p90;
  });
  return `ranges of wins: ${((100 * held.length) / rows.length).toFixed(1)} % have the final wins`;
}
