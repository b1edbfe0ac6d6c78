/** The zone of a batter whose own is not supplied, in feet above the ground (the specification's figures). */
export const defaultZone = { top: 3.49, bottom: 1.601 };

/** Half of home plate's width of 17 inches, in feet. */
export const plateHalfWidth = 8.5 / 12;

/** A baseball's radius in feet (Official Baseball Rules 3.01: 9 to 9¼ inches around). */
export const ballRadius = 0.121;
