import { placeOf } from './place-of.ts';
import { pathInProject, type Rule } from './rule.ts';

const linkWithWrittenPath = /^(?:href|to)=\{?["'`]\/(?!pictures\/)/;

/** Links to pages are built by `paths`, so that each URL is defined once, in the table of pages. */
export const linkPaths: Rule = {
  create(context) {
    if (placeOf(pathInProject(context))?.side !== 'browser') return {};
    return {
      JSXAttribute: (node) => {
        if (linkWithWrittenPath.test(context.sourceCode.getText(node))) {
          context.report({ node, message: 'build the path with `paths`' });
        }
      },
    };
  },
};
