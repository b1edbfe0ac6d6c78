import { Visitor, type Plugin } from 'vite';

type Program = Parameters<Visitor['visit']>[0];
type Edit = { start: number; end: number; text: string };

const pureCalls = new Set(['createContext', 'forwardRef', 'memo']);
const developerWarnings = new Set(['warning', 'warningOnce']);

/**
 * Marks the parts of React Router that only unused exports need as free of side effects, so that the build drops them:
 * component factories, component names, developer warnings and instrumentation (5 kB of JavaScript per page, brotli).
 */
export const shakeRouter: Plugin = {
  name: 'shake-router',
  apply: 'build',
  transform: {
    filter: { id: '**/node_modules/react-router/dist/production/**' },
    handler(code) {
      return { code: dropSideEffects(code, this.parse(code)), map: null };
    },
  },
};

/** Returns the code with pure annotations, without component names, and with instrumentation switched off. */
export function dropSideEffects(code: string, program: Program): string {
  return findEdits(program)
    .toSorted((one, other) => other.start - one.start)
    .reduce((edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end), code);
}

function findEdits(program: Program): Edit[] {
  const edits: Edit[] = [];
  const insert = (at: number, text: string) => edits.push({ start: at, end: at, text });
  new Visitor({
    CallExpression({ callee, start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (pureCalls.has(callee.property.name)) insert(start, '/* @__PURE__ */ ');
    },
    ExpressionStatement({ expression, start, end }) {
      if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return;
      if (isNamed(expression.left.property, 'displayName')) edits.push({ start, end, text: '' });
    },
    FunctionDeclaration({ id, start }) {
      if (developerWarnings.has(id?.name ?? '')) insert(start, '/* @__NO_SIDE_EFFECTS__ */ ');
    },
    IfStatement({ test }) {
      const read = test.type === 'ChainExpression' ? test.expression : test;
      if (read.type !== 'MemberExpression' || !isNamed(read.property, 'instrumentations')) return;
      edits.push({ start: test.start, end: test.end, text: 'false' });
    },
  }).visit(program);
  return edits;
}

function isNamed(node: { type: string; name?: unknown }, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}
