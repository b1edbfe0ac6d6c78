type Row = readonly [
  code: string,
  abstractGameState: 'Preview' | 'Live' | 'Final',
  coded: string,
  words: string,
  reason?: string,
];

const rows: readonly Row[] = [
  ['S', 'Preview', 'S', 'Scheduled'],
  ['P', 'Preview', 'P', 'Pre-Game'],
  ['PW', 'Live', 'P', 'Warmup'],
  ['PR', 'Preview', 'P', 'Delayed Start: Rain', 'Rain'],
  ['PI', 'Preview', 'P', 'Delayed Start: Inclement Weather', 'Inclement Weather'],
  ['I', 'Live', 'I', 'In Progress'],
  ['IR', 'Live', 'I', 'Delayed: Rain', 'Rain'],
  ['II', 'Live', 'I', 'Delayed: Inclement Weather', 'Inclement Weather'],
  ['MA', 'Live', 'M', 'Manager challenge: Tag play', 'Tag play'],
  ['NH', 'Live', 'N', 'Umpire review: Home run', 'Home run'],
  ['TR', 'Live', 'T', 'Suspended: Rain', 'Rain'],
  ['TI', 'Live', 'T', 'Suspended: Inclement Weather', 'Inclement Weather'],
  ['UR', 'Live', 'U', 'Suspended: Rain', 'Rain'],
  ['DR', 'Final', 'D', 'Postponed', 'Rain'],
  ['DI', 'Final', 'D', 'Postponed', 'Inclement Weather'],
  ['DG', 'Final', 'D', 'Postponed', 'Wet Grounds'],
  ['DS', 'Final', 'D', 'Postponed', 'Snow'],
  ['DC', 'Final', 'D', 'Postponed', 'Cold'],
  ['CR', 'Final', 'C', 'Cancelled', 'Rain'],
  ['CI', 'Final', 'C', 'Cancelled', 'Inclement Weather'],
  ['O', 'Final', 'O', 'Game Over'],
  ['OR', 'Final', 'O', 'Completed Early: Rain', 'Rain'],
  ['OT', 'Final', 'O', 'Game Over: Tied'],
  ['F', 'Final', 'F', 'Final'],
  ['FR', 'Final', 'F', 'Completed Early: Rain', 'Rain'],
  ['FT', 'Final', 'F', 'Final: Tied'],
  ['RN', 'Final', 'R', 'Forfeit: Refuses to play'],
  ['TG', 'Live', 'T', 'Suspended: Wet Grounds', 'Wet Grounds'],
  ['CG', 'Final', 'C', 'Cancelled: Wet Grounds', 'Wet Grounds'],
];

/** The statuses that the simulated league knows, in the API's form. */
export const gameStatuses = rows.map(([statusCode, abstractGameState, codedGameState, detailedState, reason]) => ({
  abstractGameState,
  codedGameState,
  detailedState,
  statusCode,
  ...(reason === undefined ? {} : { reason }),
  abstractGameCode: abstractGameState.slice(0, 1),
}));
