import type { Subject } from '../shapes.ts';
import type { AlertSubject } from './subject-code.ts';

const withId: readonly Subject[] = ['club', 'game', 'player'];
const withoutId: readonly Subject[] = ['picks', 'unusual'];

/** Parses the code of a subject; null if the text is none. */
export function parseSubjectCode(text = ''): AlertSubject | null {
  const [, name, id] = /^([a-z]+)(?:-([1-9]\d{0,8}))?$/.exec(text) ?? [];
  const subject = (id === undefined ? withoutId : withId).find((each) => each === name);
  return subject === undefined ? null : { subject, subjectId: id === undefined ? null : Number(id) };
}
