import { importRefusal } from './import-refusal.ts';
import { pathInProject, root } from './rule.ts';
import type { Node, Rule } from './rule.ts';

/** domain ← contract ← { server, web }; league stands alone; and the finer arrows inside server and web. */
export const arrow: Rule = {
  create(context) {
    const from = pathInProject(context);
    const look = (node: Node, source: Node | null | undefined, isTypeOnly: boolean) => {
      if (typeof source?.value !== 'string') return;
      const message = importRefusal(root, { from, specifier: source.value, isTypeOnly });
      if (message !== null) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => look(node, node.source, isOfTypes(node, node.importKind)),
      ExportNamedDeclaration: (node) => look(node, node.source, isOfTypes(node, node.exportKind)),
      ExportAllDeclaration: (node) => look(node, node.source, node.exportKind === 'type'),
      ImportExpression: (node) => look(node, node.source, false),
      TSImportType: (node) => look(node, node.source, true),
    };
  },
};

/** `import type { A }` and `import { type A }` alike. */
function isOfTypes(node: Node, kind: string | undefined): boolean {
  const names = node.specifiers ?? [];
  return (
    kind === 'type' || (names.length > 0 && names.every((name) => (name.importKind ?? name.exportKind) === 'type'))
  );
}
