import { z } from 'zod';
import { routes } from './api/routes.ts';
import type { Endpoint } from './api/endpoint.ts';

export const faqSchema = z.object({
  questions: z.array(
    z.object({
      /** fragment of its URL: `/FAQ#<id>` */
      id: z.string(),
      question: z.string(),
      html: z.string(),
    }),
  ),
});

export const faq = {
  ...routes.faq,
  results: 'none',
  summary: 'Frequently asked questions and their answers',
  response: faqSchema,
  maxAge: 60,
} satisfies Endpoint;

export type Faq = z.infer<typeof faqSchema>;
