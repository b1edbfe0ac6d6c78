import { Visitor, type Plugin } from 'vite';
import { dropCases, type Edit } from './drop-unused-cases.ts';

type Program = Parameters<Visitor['visit']>[0];
type Place = { start: number; end: number };

/** Parts of a package that the site never runs. */
export type UnusedCode = {
  /** the files of the package */
  files: string;
  /** functions, with the body that remains */
  functions: Record<string, string>;
  /** methods of classes (`Class.method`), with the body that remains */
  methods?: Record<string, string>;
  /** functions whose calls always have this result */
  calls: Record<string, string>;
  /** conditions of `if` statements and of `a ? b : c` that always have this result */
  conditions: Record<string, boolean>;
  /** comparisons anywhere that always have this result */
  comparisons?: Record<string, boolean>;
  /** labels of `switch` statements that never occur; numbers are kinds (`switch (node.tag)`) */
  cases?: readonly string[];
  /** statements without effect: the start of their code */
  statements: readonly string[];
};

/**
 * Removes the unused code of a package from the browser's scripts; the build then drops what only this code needs. The build
 * fails if the package no longer contains one of the parts: the list must be checked for each version.
 */
export function dropUnusedCode(unused: UnusedCode): Plugin {
  const { functions, methods = {}, calls, conditions, comparisons = {}, cases = [], statements } = unused;
  const named = [functions, methods, calls, conditions, comparisons].flatMap(Object.keys);
  const missing = new Set([...named, ...cases, ...statements]);
  return {
    name: `drop-unused-code of ${unused.files}`,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: unused.files },
      handler(code) {
        const { edited, found } = dropParts(code, this.parse(code), unused);
        for (const part of found) missing.delete(part);
        return { code: edited, map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0) this.error(`${unused.files} lacks ${[...missing].join(', ')}`);
    },
  };
}

/** Returns the code without the unused parts, and those that it contained. */
export function dropParts(code: string, program: Program, unused: UnusedCode): { edited: string; found: string[] } {
  const found: string[] = [];
  const edits = findEdits(code, program, unused, found);
  const outer = edits.filter(
    (edit) => !edits.some((other) => other !== edit && other.start <= edit.start && edit.end <= other.end),
  );
  const edited = outer
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code);
  return { edited, found };
}

function findEdits(code: string, program: Program, unused: UnusedCode, found: string[]): Edit[] {
  const edits: Edit[] = [];
  const replace = (part: string, { start, end }: Place, text: string | undefined) => {
    if (text === undefined) return;
    found.push(part);
    edits.push({ start, end, text });
  };
  const body = (text: string | undefined) => (text === undefined ? undefined : `{${text}}`);
  const decide = (test: Place) => {
    const condition = code.slice(test.start, test.end);
    replace(condition, test, unused.conditions[condition]?.toString());
  };
  new Visitor({
    FunctionDeclaration(declared) {
      const name = declared.id?.name ?? '';
      if (declared.body) replace(name, declared.body, body(unused.functions[name]));
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'ClassExpression') return;
      for (const member of init.body.body) {
        if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier' || !member.value.body) continue;
        const name = `${id.name}.${member.key.name}`;
        replace(name, member.value.body, body(unused.methods?.[name]));
      }
    },
    CallExpression(call) {
      if (call.callee.type === 'Identifier') replace(call.callee.name, call, unused.calls[call.callee.name]);
    },
    BinaryExpression(comparison) {
      const text = code.slice(comparison.start, comparison.end);
      replace(text, comparison, unused.comparisons?.[text]?.toString());
    },
    IfStatement: ({ test }) => decide(test),
    ConditionalExpression: ({ test }) => decide(test),
    SwitchStatement(statement) {
      if (unused.cases) edits.push(...dropCases(code, statement, unused.cases, found));
    },
    ExpressionStatement(statement) {
      const start = unused.statements.find((each) => code.startsWith(each, statement.start));
      if (start !== undefined) replace(start, statement, ';');
    },
  }).visit(program);
  return edits;
}
