import { auditStep } from './steps/audit-step.ts';
import { browserStep } from './steps/browser-step.ts';
import { buildSteps, staticSteps } from './steps/check-steps.ts';
import { runSteps } from './steps/run-steps.ts';
import { vitestStep } from './steps/vitest-step.ts';

await runSteps([
  ...staticSteps,
  auditStep,
  vitestStep('Unit tests', 'unit'),
  vitestStep('Tests on a database', 'integration'),
  ...buildSteps,
  browserStep,
]);
