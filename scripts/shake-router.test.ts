import { expect, test } from 'vitest';
import { parseAst } from 'vite';
import { dropSideEffects } from './shake-router.ts';

const shake = (code: string) => dropSideEffects(code, parseAst(code));

test('a component factory is marked as pure and its name is dropped', () => {
  expect(shake('const Link = React.forwardRef(render);\nLink.displayName = "Link";')).toBe(
    'const Link = /* @__PURE__ */ React.forwardRef(render);\n',
  );
});

test('other calls and assignments stay as they are', () => {
  const code = 'const state = React.useState(0);\nLink.title = "Link";';
  expect(shake(code)).toBe(code);
});

test('a developer warning is marked as free of side effects', () => {
  expect(shake('function warning(cond) {}')).toBe('/* @__NO_SIDE_EFFECTS__ */ function warning(cond) {}');
});

test('instrumentation is switched off', () => {
  expect(shake('if (init.instrumentations) a();\nif (opts?.instrumentations) b();')).toBe(
    'if (false) a();\nif (false) b();',
  );
});
