import type { PostedForm } from '#platform/http/register-forms.ts';

const chooseWinnerMessage = 'You need to select a winner before submitting';

/**
 * Picks a winner without scripts: with the button of a club (`call`), or with a radio button and 'Submit prediction'. `withdraw`: the
 * button that withdraws the pick.
 */
export const pickForm: PostedForm = {
  name: 'pick',
  page: '/today',
  toCall({ game_Id: gamePk = '', call, predictedWinnerId, withdraw }) {
    const common = { form: `pick-${gamePk}`, next: { anchor: `game-${gamePk}` } };
    if (withdraw !== undefined)
      return { ...common, route: 'DELETE /api/predictions/:gamePk', input: { params: { gamePk } } };
    return {
      ...common,
      route: 'POST /api/predictions',
      input: { body: { game_Id: gamePk, predictedWinnerId: call ?? predictedWinnerId } },
      describe: ({ code, message, fields }) =>
        code === 'invalid_input' && fields.predictedWinnerId !== undefined ? chooseWinnerMessage : message,
    };
  },
};
