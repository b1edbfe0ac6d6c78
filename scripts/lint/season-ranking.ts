import { pathInProject, type Node, type Rule } from './rule.ts';

const ranking = 'src/rules/baseball/standings/';
const comparing = new Set(['-', '<', '<=', '>', '>=', '==', '===', '!=', '!==']);
const sorting = new Set(['sort', 'toSorted']);

/** Clubs are compared by the ranking of the season, which knows its rules for ties, and not by their percentages alone. */
export const seasonRanking: Rule = {
  create(context) {
    const path = pathInProject(context);
    if (path.startsWith(ranking) || path.endsWith('.test.ts')) return {};
    const check = (node: Node, isComparison: boolean) => {
      if (isComparison && context.sourceCode.getText(node).includes('winningShare'))
        context.report({ node, message: 'compare clubs with `createSeasonRanking`, which breaks ties' });
    };
    return {
      BinaryExpression: (node) => check(node, comparing.has(node.operator ?? '')),
      CallExpression: (node) => check(node, sorting.has(node.callee?.property?.name ?? '')),
    };
  },
};
