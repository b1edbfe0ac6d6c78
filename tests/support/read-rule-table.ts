import { readFileSync } from 'node:fs';

const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Reads the table of cases of `docs/rules/NAME.md`: one object per row, by the headings. */
export function readRuleTable<Heading extends string>(name: string): Record<Heading, string>[] {
  const text = readFileSync(new URL(`../../docs/rules/${name}.md`, import.meta.url), 'utf8');
  const [head = '', , ...rows] = text.split('\n').filter((line) => line.startsWith('|'));
  const headings = cells(head);
  return rows.map((row) => Object.fromEntries(cells(row).map((cell, index) => [headings[index], cell])));
}
