import type { PostedForm } from '#platform/http/register-forms.ts';

/** Picks the winner of a past game without scripts, with the button of a club. */
export const practicePickForm: PostedForm = {
  name: 'practice-pick',
  page: '/practice',
  toCall: ({ gamePk = '', call }) => ({
    form: `practice-${gamePk}`,
    route: 'POST /api/practice/picks',
    input: { body: { gamePk: Number(gamePk), winnerId: Number(call) } },
    next: { anchor: `matchup-${gamePk}` },
  }),
};
