import { registerSteps } from '#app/server/features.ts';

registerSteps();
