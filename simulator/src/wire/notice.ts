/** The data notice in every response of the simulated league. */
export const copyright = 'Simulated league of Called Shot. Every player is invented.';
