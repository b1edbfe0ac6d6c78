import { buildSteps, staticSteps } from './steps/check-steps.ts';
import { runSteps } from './steps/run-steps.ts';

await runSteps([...staticSteps, ...buildSteps]);
