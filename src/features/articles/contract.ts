import { z } from 'zod';
import { seasonIdSchema } from '#features/league/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { textSchema, freshnessSchema, idSchema } from '#platform/api/input-schemas.ts';
import { relieverSchema } from './rules.ts';

const faqSchema = z.object({
  questions: z.array(
    z.object({
      /** fragment of its URL: `/FAQ#<id>` */
      id: z.string(),
      /** the heading of the questions with which it is listed */
      group: z.string(),
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
