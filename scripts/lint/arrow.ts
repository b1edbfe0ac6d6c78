import { forbiddenImportMessage } from './forbidden-import.ts';
import { pathInProject, root, type Node, type Rule } from './rule.ts';

/** Checks every import against the arrow rule: domain ← contract ← { server, web }, and the rules inside server and web. */
export const arrow: Rule = {
  create(context) {
    const from = pathInProject(context);
    const check = (node: Node, source: Node | null | undefined, isTypeOnly: boolean) => {
      if (typeof source?.value !== 'string') return;
      const message = forbiddenImportMessage(root, { from, specifier: source.value, isTypeOnly });
      if (message !== null) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source, isTypeOnlyImport(node, node.importKind)),
      ExportNamedDeclaration: (node) => check(node, node.source, isTypeOnlyImport(node, node.exportKind)),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source, true),
    };
  },
};

/** True for both `import type { A }` and `import { type A }`. */
function isTypeOnlyImport(node: Node, kind: string | undefined): boolean {
  const names = node.specifiers ?? [];
  return (
    kind === 'type' || (names.length > 0 && names.every((name) => (name.importKind ?? name.exportKind) === 'type'))
  );
}
