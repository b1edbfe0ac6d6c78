import { placeOf } from './place-of.ts';
import { pathInProject, type Node, type Rule } from './rule.ts';

const impure: Record<string, readonly string[]> = { Date: ['now'], Math: ['random'], performance: ['now'] };

/** Pure code uses neither the clock nor random numbers. The compiler excludes the DOM and Node. */
export const pureCore: Rule = {
  create(context) {
    const path = pathInProject(context);
    if (placeOf(path)?.side !== 'pure' || path.endsWith('.test.ts')) return {};
    const report = (node: Node, what: string) =>
      context.report({ node, message: `${what} is not pure: pass the value as a parameter` });
    return {
      MemberExpression: (node) => {
        const owner = node.object?.name ?? '';
        const member = String(node.property?.name ?? node.property?.value);
        if (impure[owner]?.includes(member)) report(node, `${owner}.${member}`);
      },
      NewExpression: (node) => {
        if (node.callee?.name === 'Date' && node.arguments?.length === 0) report(node, 'new Date()');
      },
      CallExpression: (node) => {
        if (node.callee?.name === 'Date') report(node, 'Date()');
      },
      Identifier: (node) => {
        if (node.name === 'globalThis') report(node, 'globalThis');
      },
    };
  },
};
