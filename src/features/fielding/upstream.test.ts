import { expect, test } from 'vitest';
import { toFieldingPlays } from './upstream.ts';

const row = {
  game_pk: '745',
  name_display_first_last: 'Al Bo',
  pos: '8',
  distance: '61.25',
  sprint_speed: '28.125',
  hang_time: '4.1',
  catch_rate: '45',
  stars: '4',
  out: '1',
  start_pos_x: '-3.5',
  start_pos_y: '318.2',
  landing_pos_x: '40.1',
  landing_pos_y: '290',
};

test('the texts of a play are converted to numbers', () =>
  expect(toFieldingPlays([row])).toEqual([
    {
      gamePk: 745,
      playerName: 'Al Bo',
      position: 'CF',
      distance: 61.25,
      sprintSpeed: 28.125,
      hangTime: 4.1,
      catchRate: 45,
      stars: 4,
      isOut: true,
      start: { x: -3.5, y: 318.2 },
      landing: { x: 40.1, y: 290 },
    },
  ]));

test('a missing or invalid value makes only its own field null', () => {
  const [play] = toFieldingPlays([
    { game_pk: '1', pos: '4', stars: '0', catch_rate: null, landing_pos_x: '3', out: 'x' },
  ]);
  expect(play).toMatchObject({ gamePk: 1, position: null, stars: null, catchRate: null, landing: null, isOut: null });
});

test('missing positions are replaced with the rounded or usual positions', () => {
  const [play] = toFieldingPlays([
    {
      player_avg_norm_start_pos_x: '-140',
      player_avg_norm_start_pos_y: '260',
      landing_pos_x_10: '-150',
      landing_pos_y_10: '290',
    },
  ]);
  expect(play).toMatchObject({ start: { x: -140, y: 260 }, landing: { x: -150, y: 290 } });
});

test('catch rates are percentages, also in seasons that report fractions', () => {
  const rates = (...given: string[]) =>
    toFieldingPlays(given.map((rate) => ({ catch_rate: rate }))).map((play) => play.catchRate);
  expect(rates('99', '1', '0')).toEqual([99, 1, 0]);
  expect(rates('0.5', '1', '0')).toEqual([50, 100, 0]);
});
