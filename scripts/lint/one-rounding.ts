import { pathInProject, type Rule } from './rule.ts';

/** Figures are rounded by `fixed` alone: `toFixed` rounds some exact halves down, as binary numbers are a little less. */
export const oneRounding: Rule = {
  create(context) {
    const path = pathInProject(context);
    const isFree = path === 'src/rules/baseball/stats/figures.ts' || path.startsWith('src/app/operator/');
    if (!path.startsWith('src/') || isFree || /\.test\.tsx?$/.test(path)) return {};
    return {
      MemberExpression: (node) => {
        if (node.property?.name === 'toFixed') context.report({ node, message: 'write figures with `fixed`' });
      },
    };
  },
};
