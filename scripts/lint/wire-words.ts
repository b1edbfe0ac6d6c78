import { pathInProject, type Node, type Rule } from './rule.ts';

const checked = /^src\/(?!sources\/statsapi\/|features\/[\w-]+\/upstream|app\/testing\/)(?!.*\.test\.tsx?$)/;

/** Field names that occur only in the Stats API. A word of baseball in general is not in this list. */
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

/** Only the upstream adapter and the simulated league contain field names of the Stats API. */
export const wireWords: Rule = {
  create(context) {
    if (!checked.test(pathInProject(context))) return {};
    const check = (node: Node, word: unknown) => {
      if (typeof word === 'string' && words.has(word)) {
        context.report({ node, message: `"${word}" is an upstream word: convert it in sources/statsapi or upstream` });
      }
    };
    return { Identifier: (node) => check(node, node.name), Literal: (node) => check(node, node.value) };
  },
};
