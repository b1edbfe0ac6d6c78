import { pages } from '#platform/api/pages.ts';

/** Pages that the menu does not list. */
export const furtherPages = [
  ['Challenges', pages.challenges.path],
  ['Advanced Fielding', pages['advanced-fielding'].path],
  ['Fan Bases', pages['fan-bases'].path],
  ['Venue', pages.venue.path],
  ['Wall', pages.wall.path],
  ['Pick all open games', pages.slate.path],
  ['Predict the Bracket', pages['bracket-predictions'].path],
  ['My Season', pages['season-report'].path],
  ['Settings', pages.settings.path],
] as const;
