export type CalendarEvent = {
  /** the same in every version of the event, and in no other */
  uid: string;
  /** epoch ms (UTC), or a day (YYYY-MM-DD) while the time is not known */
  start: number | string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  summary: string;
  /** lines of text; empty for none */
  details: readonly string[];
  location: string | null;
  url: string;
};

export type Calendar = { name: string; events: readonly CalendarEvent[] };
