import { z } from 'zod';
import { optionalId } from '../../wire/baseball-bounds.ts';
import { wirePerson } from '../../wire/named.ts';
import { flag, optional, optionalRows, text } from '../../wire/tolerant.ts';

const wireSingleReview = z.object({
  isOverturned: flag,
  inProgress: flag,
  /** 'MJ' is a challenge of balls and strikes; every other code is a replay review */
  reviewType: text,
  /** absent when the crew chief asked for the review */
  challengeTeamId: optionalId,
  player: optional(wirePerson),
});

/** The reviews of a pitch or of a play. A play's second review is in `additionalReviews`. */
export const wireReview = wireSingleReview.extend({ additionalReviews: optionalRows(wireSingleReview, 20) });

export type WireReview = z.infer<typeof wireReview>;
export type WireSingleReview = z.infer<typeof wireSingleReview>;
