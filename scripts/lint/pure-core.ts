import { pathInProject } from './rule.ts';
import type { Node, Rule } from './rule.ts';

const pure = /^src\/(domain|contract)\/(?!.*\.test\.ts$)/;
const impure: Record<string, readonly string[]> = { Date: ['now'], Math: ['random'], performance: ['now'] };

/** The domain and the contract know no clock and no chance. (That they know no DOM and no Node, the compiler sees to.) */
export const pureCore: Rule = {
  create(context) {
    if (!pure.test(pathInProject(context))) return {};
    const refuse = (node: Node, what: string) => context.report({ node, message: `${what} is not pure: pass it in` });
    return {
      MemberExpression: (node) => {
        const owner = node.object?.name ?? '';
        const member = String(node.property?.name ?? node.property?.value);
        if (impure[owner]?.includes(member)) refuse(node, `${owner}.${member}`);
      },
      NewExpression: (node) => {
        if (node.callee?.name === 'Date' && node.arguments?.length === 0) refuse(node, 'new Date()');
      },
      CallExpression: (node) => {
        if (node.callee?.name === 'Date') refuse(node, 'Date()');
      },
      Identifier: (node) => {
        if (node.name === 'globalThis') refuse(node, 'globalThis');
      },
    };
  },
};
