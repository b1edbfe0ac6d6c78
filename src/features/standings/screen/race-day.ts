import { createContext } from 'react';

/** Index of the last day that the race charts draw. A context, because the tables next to the charts do not depend on it. */
export const RaceDay = createContext(0);
