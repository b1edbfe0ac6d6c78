import type { PictureCategory } from '../../src/features/accounts/rules/profile-pictures.ts';

type Drawing = {
  /** 7 for p7. Stored with each user: never change it or use it again; a new picture takes the next free number */
  number: number;
  /** the SVG document, 200 units square */
  draw: () => string;
};

/** A cap in a team's colors. The catalogue derives its alternative text and tags from the team's names. */
export type CapDrawing = Drawing & { teamId: number };

export type SubjectDrawing = Drawing & {
  category: Exclude<PictureCategory, 'Team Hats'>;
  /** unique alternative text */
  alt: string;
  /** search words in lower case, at least one */
  tags: readonly string[];
};

/** A profile picture and its entry in the catalogue. Every file in `profile/` exports one drawing or a list of drawings. */
export type ProfileDrawing = CapDrawing | SubjectDrawing;
