/** True for the 30 ids of major-league clubs. The list of clubs with their names and colors is too large for every page. */
export function isClubId(teamId: number): boolean {
  return (teamId >= 108 && teamId <= 121) || (teamId >= 133 && teamId <= 147) || teamId === 158;
}
