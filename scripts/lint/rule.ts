import { join, relative, sep } from 'node:path';

/** The parts of a syntax tree's node that the rules read. */
export type Node = {
  type: string;
  name?: string;
  value?: unknown;
  operator?: string;
  importKind?: string;
  exportKind?: string;
  source?: Node | null;
  specifiers?: Node[];
  declaration?: Node | null;
  declarations?: Node[];
  id?: Node | null;
  init?: Node | null;
  typeAnnotation?: Node | null;
  callee?: Node;
  object?: Node;
  property?: Node;
  arguments?: Node[];
};

type Context = {
  filename: string;
  sourceCode: { getAllComments: () => Node[]; getText: (node: Node) => string };
  report: (problem: { node: Node; message: string }) => void;
};
export type Rule = { create: (context: Context) => Partial<Record<string, (node: Node) => void>> };

/** The project's folder, to which the paths in rules are relative. */
export const root = join(import.meta.dirname, '..', '..');

export function pathInProject(context: Context): string {
  return relative(root, context.filename).split(sep).join('/');
}
