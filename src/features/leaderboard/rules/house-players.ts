import type { HousePlayerId } from './house-pick.ts';

/** The house players in the order of the page, each with its rule in one sentence. */
export const housePlayers: readonly { id: HousePlayerId; name: string; rule: string }[] = [
  { id: 'crowd', name: 'The Crowd', rule: 'Picks the club that more fans picked.' },
  { id: 'model', name: 'The Model', rule: 'Picks the favorite of our forecast.' },
  {
    id: 'record',
    name: 'Better Record',
    rule: 'Picks the club that has won the larger share of its games this season.',
  },
  { id: 'home', name: 'Always Home', rule: 'Picks the home club of every game.' },
  { id: 'coin', name: 'The Coin', rule: 'Picks a club by a coin toss.' },
];
