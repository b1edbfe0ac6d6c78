import type { Subject } from '../shapes.ts';

/** What a subscription is about. `subjectId`: of the club, game or player; null for the others */
export type AlertSubject = { subject: Subject; subjectId: number | null };

/** A subject in a URL and in an element of a page: 'game-911172', 'picks'. */
export function subjectCode({ subject, subjectId }: AlertSubject): string {
  return subjectId === null ? subject : `${subject}-${subjectId}`;
}
