/** The data notice that every answer of the simulated league carries. */
export const copyright = 'Simulated league of Called Shot. Every player is invented.';
