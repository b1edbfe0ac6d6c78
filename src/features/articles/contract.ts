import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { textSchema, freshnessSchema, idSchema } from '#platform/api/input-schemas.ts';
import { relieverSchema } from './rules.ts';

const faqSchema = z.object({
  questions: z.array(
    z.object({
      /** fragment of its URL: `/FAQ#<id>` */
      id: z.string(),
      question: z.string(),
      html: z.string(),
    }),
  ),
});

export const faq = endpoint('GET /api/faq', {
  results: 'none',
  summary: 'Frequently asked questions and their answers',
  response: faqSchema,
  maxAge: 60,
});

export type Faq = z.infer<typeof faqSchema>;

/** A season in a URL: '2025'. */
export const seasonIdSchema = z.string().regex(/^(?:18|19|20)\d{2}$/, { error: 'must be a year such as 2025' });

const seasonsSchema = z.object({
  /** the season in progress, or the last one between seasons */
  newest: z.string(),
  /** every season with figures of players, newest first */
  seasons: z.array(z.string()),
  /** those whose games, standings and rosters are known too */
  played: z.array(z.string()),
});

export const seasons = endpoint('GET /api/seasons', {
  results: 'none',
  summary: 'The seasons with data, newest first',
  response: seasonsSchema,
  maxAge: 60,
});

/** An article in a list. The name is part of its URL: `/blog/<name>`. */
export const articleHeadSchema = z.object({
  name: z.string(),
  title: z.string(),
  summary: z.string(),
  /** YYYY-MM-DD; null for an upcoming article */
  date: z.string().nullable(),
  /** a drawing of `/pictures/site` by sheet and name, 'park#park'; null for none */
  drawing: z.templateLiteral([z.string(), '#', z.string()]).nullable(),
});

const galleryPictureSchema = z.object({ src: z.string(), alt: z.string() });

/** A block of an article. */
const articleBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), html: z.string() }),
  z.object({ kind: z.literal('gallery'), label: z.string(), pictures: z.array(galleryPictureSchema).min(1) }),
  z.object({
    kind: z.literal('video'),
    label: z.string(),
    src: z.string(),
    poster: z.string(),
    /** WebVTT */
    captions: z.string(),
  }),
  /** cards of relief pitchers with figures of the shown league */
  z.object({ kind: z.literal('bullpen') }),
]);

export const articleSchema = articleHeadSchema.extend({
  blocks: z.array(articleBlockSchema),
  /** at 230 words per minute, at least one */
  readingMinutes: z.number().int(),
});

export const articles = endpoint('GET /api/articles', {
  results: 'none',
  summary: 'The articles of the blog, newest first, then the upcoming ones',
  response: z.object({ articles: z.array(articleHeadSchema) }),
  maxAge: 60,
});

export const article = endpoint('GET /api/articles/:name', {
  results: 'none',
  summary: 'An article of the blog, as blocks',
  params: z.object({ name: textSchema(100) }),
  response: articleSchema,
  maxAge: 60,
});

export type ArticleHead = z.infer<typeof articleHeadSchema>;
export type ArticleBlock = z.infer<typeof articleBlockSchema>;
export type Article = z.infer<typeof articleSchema>;

const bullpenSchema = z.object({
  teamId: z.number().int(),
  season: z.string(),
  /** most games first; empty before the first game */
  relievers: z.array(relieverSchema),
  freshness: freshnessSchema,
});

export const bullpen = endpoint('GET /api/teams/:teamId/bullpen', {
  results: { topic: 'form', changes: 'live' },
  summary: "A club's relief pitchers and their season",
  params: z.object({ teamId: idSchema }),
  query: z.object({ season: seasonIdSchema.optional() }),
  response: bullpenSchema,
  maxAge: 60,
});

export type Bullpen = z.infer<typeof bullpenSchema>;
