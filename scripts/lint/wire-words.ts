import { pathInProject } from './rule.ts';
import type { Node, Rule } from './rule.ts';

const ours = /^src\/(domain|contract|web|server\/(?!statsapi\/|testing\/))(?!.*\.test\.tsx?$)/;

/** Names that are the Stats API's alone; a word that baseball itself uses is nobody's. */
const words = new Set([
  'abstractGameCode',
  'abstractGameState',
  'allPlays',
  'atBatIndex',
  'codedGameState',
  'currentPlay',
  'detailedState',
  'gameData',
  'liveData',
  'pitchBreakAngle',
  'pitchData',
  'playEvents',
  'scoringPlaysByInning',
  'sportId',
  'teamRecords',
]);

/** The upstream's field names stay in the door to it and in the league that speaks its language. */
export const wireWords: Rule = {
  create(context) {
    if (!ours.test(pathInProject(context))) return {};
    const look = (node: Node, word: unknown) => {
      if (typeof word === 'string' && words.has(word)) {
        context.report({ node, message: `"${word}" is an upstream word: convert it in server/statsapi` });
      }
    };
    return { Identifier: (node) => look(node, node.name), Literal: (node) => look(node, node.value) };
  },
};
