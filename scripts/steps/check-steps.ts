import { htmlBudgetStep } from './html-budget-step.ts';
import { sideBySideStep } from './side-by-side-step.ts';
import { sizeBudgetStep } from './size-budget-step.ts';
import { commandStep } from './step.ts';

const typesOf = (name: string, project: string) => ({
  name: `Types of ${name}`,
  command: 'tsc',
  args: ['-p', project, '--singleThreaded'],
});

/** Checks without tests: format, lint (with the import rules) and types. The lint reads all types, and so checks them at once. */
export const staticSteps = [
  commandStep('Format', 'oxfmt', ['--check']),
  sideBySideStep('Lint and types', [
    {
      name: 'Lint, and types of everything and of the service worker',
      command: 'oxlint',
      args: ['--type-check', '--deny-warnings', '--report-unused-disable-directives'],
    },
    typesOf('the server, without DOM', 'tsconfig.server.json'),
    typesOf('the browser', 'tsconfig.browser.json'),
    typesOf('pure code, without DOM, Node or timers', 'tsconfig.pure.json'),
  ]),
];

export const buildSteps = [
  commandStep('Build', 'node', ['scripts/bootstrap.mjs', 'build']),
  sizeBudgetStep,
  htmlBudgetStep,
];
