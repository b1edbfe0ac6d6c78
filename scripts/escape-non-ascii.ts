import type { Plugin } from 'vite';

/** Escapes characters outside of ASCII on the server: Node keeps a script with one of them in memory with two bytes for each character. */
export const escapeNonAscii: Plugin = {
  name: 'escape-non-ascii',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = escapeUnits(chunk.code);
  },
};

function escapeUnits(code: string): string {
  return code.replaceAll(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
