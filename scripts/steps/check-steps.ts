import { htmlBudgetStep } from './html-budget-step.ts';
import { sizeBudgetStep } from './size-budget-step.ts';
import { commandStep } from './step.ts';

/** Checks without tests: format, lint (with the import rules) and types. */
export const staticSteps = [
  commandStep('Format', 'oxfmt', ['--check']),
  commandStep('Lint', 'oxlint', ['--deny-warnings', '--report-unused-disable-directives']),
  commandStep('Types of pure code, without DOM, Node or timers', 'tsc', ['-p', 'tsconfig.pure.json']),
  commandStep('Types of the server, without DOM', 'tsc', ['-p', 'tsconfig.server.json']),
  commandStep('Types of the browser', 'tsc', ['-p', 'tsconfig.browser.json']),
  commandStep('Types of the service worker', 'tsc', ['-p', 'src/app/offline']),
  commandStep('Types of everything', 'tsc', ['-p', 'tsconfig.json']),
];

export const buildSteps = [
  commandStep('Build', 'node', ['scripts/bootstrap.mjs', 'build']),
  sizeBudgetStep,
  htmlBudgetStep,
];
