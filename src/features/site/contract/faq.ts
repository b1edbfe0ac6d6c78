import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';

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
