import { type Node, pathInProject, type Rule } from './rule.ts';

const cutting = new Set(['slice', 'substring', 'split', 'replace', 'match', 'at']);
const ofTheMachine = new Set(['toLocaleDateString', 'toLocaleTimeString', 'toDateString', 'toTimeString']);

const methodOf = (callee: Node | undefined): string =>
  callee?.type === 'MemberExpression' ? (callee.property?.name ?? '') : '';

/** `….toISOString()` or `….toJSON()` */
const isUtcText = (node: Node | undefined): boolean =>
  node?.type === 'CallExpression' && ['toISOString', 'toJSON'].includes(methodOf(node.callee));

/**
 * A date or a time of a person is that of a zone: of the viewer, of the league or of a park. A part of a UTC text is another day in the
 * evening, and a format without a zone uses that of the machine, which is another one on the server.
 */
export const dayOfZone: Rule = {
  create(context) {
    const path = pathInProject(context);
    if (!path.startsWith('src/') || /\.test\.tsx?$|\/testing\//.test(path)) return {};
    const report = (node: Node, what: string) =>
      context.report({ node, message: `${what}: use \`dayInZone\` or \`baseballDay\`, or name the time zone` });
    const checkFormat = (node: Node) => {
      const [, options] = node.arguments ?? [];
      const isFormat = node.callee?.object?.name === 'Intl' && methodOf(node.callee) === 'DateTimeFormat';
      if (!isFormat || node.arguments?.length === 0) return;
      if (options === undefined || !/\btimeZone\b|\.\.\./.test(context.sourceCode.getText(options)))
        report(node, 'A format without a zone uses that of the machine');
    };
    return {
      CallExpression: (node) => {
        const method = methodOf(node.callee);
        if (cutting.has(method) && isUtcText(node.callee?.object)) report(node, 'A part of a UTC text is a UTC day');
        if (ofTheMachine.has(method)) report(node, `${method} uses the zone of the machine`);
        checkFormat(node);
      },
      NewExpression: checkFormat,
    };
  },
};
