import { type HiddenScores, hidesGame, hidesTopic } from '#rules/viewer/hidden-scores.ts';
import { type ResultTopic, resultTopics } from '#rules/viewer/result-topics.ts';
import { AppError } from './app-error.ts';

type Team = { id: number; shortName: string };

/** The response contains results that the viewer hides. `fields.opens`: what the viewer has to open, a game or a topic */
class HiddenResult extends AppError {
  constructor(opens: string, message: string, fields: Record<string, string> = {}) {
    super('hidden', message, { opens, ...fields });
  }
}

/** Throws if the viewer hides the figures of a topic. `fields`: more for the client */
export function refuseHiddenTopic(
  hidden: HiddenScores | null,
  topic: ResultTopic,
  fields?: Record<string, string>,
): void {
  if (!hidesTopic(hidden, topic)) return;
  throw new HiddenResult(
    topic,
    `You hide scores, so ${resultTopics[topic]} are not shown until you open this.`,
    fields,
  );
}

/** Throws if the viewer hides the result of the game. */
export function refuseHiddenGame(
  hidden: HiddenScores | null,
  game: { gamePk: number; teams: { away: Team; home: Team } },
): void {
  if (!hidesGame(hidden, game)) return;
  const { away, home } = game.teams;
  throw new HiddenResult(
    String(game.gamePk),
    `You hide scores, so ${away.shortName} at ${home.shortName} is not shown until you open it.`,
  );
}
