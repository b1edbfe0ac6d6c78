/** The divisions of the major leagues by the league's own numbers, each league from east to west. */
export const divisionNames: Readonly<Record<number, string>> = {
  201: 'American League East',
  202: 'American League Central',
  200: 'American League West',
  204: 'National League East',
  205: 'National League Central',
  203: 'National League West',
};

export const leagueNames: Readonly<Record<number, string>> = { 103: 'American League', 104: 'National League' };
