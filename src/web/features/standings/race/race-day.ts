import { createContext } from 'react';

/** Up to which of its days the races are drawn: the pictures follow it, the tables beside them need not. */
export const RaceDay = createContext(0);
