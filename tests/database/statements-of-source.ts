import { readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';

/** The SQL of a source file: the fixed parts of its texts, and the number of calls of the query builder. */
type SourceStatements = { fragments: string[]; builderCalls: number };

const startOfStatement = /^\s*\(?(select|insert|update|delete|merge|with)\s/;
/** Statements without a plan. */
const utility =
  /^(truncate|analyze|drop|set|listen|begin|create database|create table|create temporary table new_\w+|copy|fetch|close)\b/;
const isRead = new Set(['select', '$count']);
const isChange = new Set(['insert', 'update', 'delete']);

export function collapseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function isBuilderCall(call: ESTree.CallExpression, tables: ReadonlySet<string>): boolean {
  const {
    callee,
    arguments: [first],
  } = call;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const {
    object,
    property: { name },
  } = callee;
  if (isChange.has(name)) return first?.type === 'Identifier' && tables.has(first.name);
  return isRead.has(name) && object.type === 'Identifier' && /^(db|tx|transaction)$/.test(object.name);
}

/** Finds the SQL of a TypeScript file. Fragments of fewer than eight characters are left out. */
export function statementsOfSource(file: string): SourceStatements {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const tables = new Set<string>();
  const templates = new Set<ESTree.TemplateLiteral>();
  const strings: string[] = [];
  let builderCalls = 0;
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (/\/(?:schema|tables)\.ts$/.test(source.value)) for (const { local } of specifiers) tables.add(local.name);
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') templates.add(quasi);
    },
    TemplateLiteral(template) {
      if (startOfStatement.test(template.quasis[0]?.value.raw ?? '')) templates.add(template);
    },
    Literal({ value }) {
      if (typeof value === 'string' && startOfStatement.test(value)) strings.push(collapseSpaces(value));
    },
    CallExpression(call) {
      if (isBuilderCall(call, tables)) builderCalls += 1;
    },
  }).visit(program);
  const fragments = [...templates]
    .filter(({ quasis }) => !utility.test(quasis[0]?.value.raw.trim() ?? ''))
    .flatMap(({ quasis }) => quasis.map(({ value }) => collapseSpaces(value.raw)))
    .filter((fragment) => fragment.length >= 8);
  return { fragments: [...strings, ...fragments], builderCalls };
}
