import { registerSteps } from '#app/server/register-steps.ts';

registerSteps();
