import { runBaseline } from '#tests/baseline/main.ts';
import { buildSteps, staticSteps } from './steps/check-steps.ts';
import { runSteps } from './steps/run-steps.ts';

const [part, ...args] = process.argv.slice(2);
if (part === 'baseline') await runBaseline(args);
else await runSteps([...staticSteps, ...buildSteps]);
