import type { Rule } from './rule.ts';

const functionTypes = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

/** An exported function is a declaration. A constant is accepted where its annotated type is needed. */
export const exportedFunction: Rule = {
  create: (context) => ({
    ExportNamedDeclaration: ({ declaration }) => {
      for (const { id, init } of declaration?.declarations ?? []) {
        if (id && init && functionTypes.has(init.type) && !id.typeAnnotation) {
          context.report({ node: id, message: `write \`export function ${id.name}\`` });
        }
      }
    },
  }),
};
