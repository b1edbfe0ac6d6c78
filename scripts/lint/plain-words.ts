import type { Node, Rule } from './rule.ts';

const avoided =
  'he|him|his|himself|told|tells?|nobody|somebody|everybody|whoever|whom|wish(?:es|ed)?|anew|thereof|whence|hears|heard|beheld';

/** The words that plain technical English does without; a quotation in backticks may contain them. */
function findAvoidedWords(text: string): string[] {
  const unquoted = text.replaceAll(/`[^`]*`/g, '');
  return [...unquoted.matchAll(new RegExp(`\\b(?:${avoided})\\b`, 'gi'))].map(([word]) => word.toLowerCase());
}

/** Comments and test titles use plain words. */
export const plainWords: Rule = {
  create(context) {
    const check = (node: Node, text: string) => {
      for (const word of findAvoidedWords(text)) {
        context.report({ node, message: `"${word}" is an avoided word: use plain technical English` });
      }
    };
    return {
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) check(comment, String(comment.value));
      },
      CallExpression: (node) => {
        const title = node.arguments?.[0];
        if (title && isTestCall(node.callee)) check(title, titleText(title, context.sourceCode.getText(title)));
      },
    };
  },
};

/** `test(…)`, `describe(…)`, and their forms such as `test.each(cases)(…)` and `describe.skipIf(…)(…)`. */
function isTestCall(callee: Node | undefined): boolean {
  if (callee?.type === 'Identifier') return ['test', 'it', 'describe'].includes(callee.name ?? '');
  const inner = callee?.type === 'MemberExpression' ? callee.object : callee?.callee;
  return inner !== undefined && isTestCall(inner);
}

/** The text of a string or of a template without its expressions; empty for a title that is computed. */
function titleText(title: Node, source: string): string {
  const isText = title.type === 'Literal' || title.type === 'TemplateLiteral';
  return isText ? source.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '') : '';
}
