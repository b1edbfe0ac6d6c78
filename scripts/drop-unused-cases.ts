import type { ESTree } from 'vite';
import { Visitor } from 'vite';

export type Edit = { start: number; end: number; text: string };
type Switch = ESTree.SwitchStatement;
type Case = Switch['cases'][number];

/**
 * Returns the edits that remove cases of a `switch` statement, and adds their labels to `found`. Statements that another case
 * runs into remain, and so do the declarations of variables, which other cases can use.
 */
export function dropCases(code: string, statement: Switch, unused: readonly string[], found: string[]): Edit[] {
  const edits: Edit[] = [];
  const variables: string[] = [];
  let isReached = false;
  for (const each of statement.cases) {
    const label = each.test === null ? '' : code.slice(each.test.start, each.test.end);
    if (!isUnused(label, statement, code, unused)) {
      isReached = runsOn(each);
      continue;
    }
    found.push(label);
    const end = isReached ? afterLabel(code, each) : each.end;
    if (isReached) isReached = runsOn(each);
    else variables.push(...declaredVariables(each));
    edits.push({ start: each.start, end, text: '' });
  }
  const first = statement.cases.find(({ start }) => !edits.some((edit) => edit.start === start));
  if (first && variables.length > 0) {
    const end = afterLabel(code, first);
    edits.push({ start: first.start, end, text: `${code.slice(first.start, end)} var ${variables.join(', ')};` });
  }
  return edits;
}

function isUnused(label: string, { discriminant }: Switch, code: string, unused: readonly string[]): boolean {
  const isKind = code.slice(discriminant.start, discriminant.end).endsWith('.tag');
  return unused.includes(label) && (isKind || !/^\d/.test(label));
}

function runsOn({ consequent }: Case): boolean {
  const last = consequent.at(-1)?.type ?? '';
  return !['BreakStatement', 'ContinueStatement', 'ReturnStatement', 'ThrowStatement'].includes(last);
}

function afterLabel(code: string, { start, test }: Case): number {
  return code.indexOf(':', test?.end ?? start) + 1;
}

function declaredVariables({ start, end, consequent }: Case): string[] {
  const names: string[] = [];
  new Visitor({
    VariableDeclarator({ id }) {
      if (id.type === 'Identifier') names.push(id.name);
    },
  }).visit({ type: 'Program', sourceType: 'script', hashbang: null, start, end, body: consequent });
  return names;
}
