import { htmlBudgetStep } from './html-budget-step.ts';
import { sizeBudgetStep } from './size-budget-step.ts';
import { commandStep } from './step.ts';

/** Checks without tests: format, lint (with the import rules) and types. */
export const staticSteps = [
  commandStep('Format', 'oxfmt', ['--check']),
  commandStep('Lint', 'oxlint', ['--deny-warnings', '--report-unused-disable-directives']),
  commandStep('Types of the domain and the contract, without DOM, Node or timers', 'tsc', [
    '-p',
    'tsconfig.domain.json',
  ]),
  commandStep('Types of the browser', 'tsc', ['-p', 'tsconfig.web.json']),
  commandStep('Types of the service worker', 'tsc', ['-p', 'src/web/worker']),
  commandStep('Types of everything', 'tsc', ['-p', 'tsconfig.json']),
];

export const buildSteps = [
  commandStep('Build', 'node', ['scripts/bootstrap.mjs', 'build']),
  sizeBudgetStep,
  htmlBudgetStep,
];
