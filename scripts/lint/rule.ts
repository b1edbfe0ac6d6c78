import { join, relative, sep } from 'node:path';

/** As much of a syntax tree's node as our rules look at. */
export type Node = {
  type: string;
  name?: string;
  value?: unknown;
  importKind?: string;
  exportKind?: string;
  source?: Node | null;
  specifiers?: Node[];
  callee?: Node;
  object?: Node;
  property?: Node;
  arguments?: Node[];
};

export type Context = { filename: string; report: (problem: { node: Node; message: string }) => void };
export type Rule = { create: (context: Context) => Partial<Record<string, (node: Node) => void>> };

/** The project's folder: rules speak of paths from there. */
export const root = join(import.meta.dirname, '..', '..');

export function pathInProject(context: Context): string {
  return relative(root, context.filename).split(sep).join('/');
}
