import { z } from 'zod';
import { routes } from './routes.ts';
import type { Endpoint } from './endpoint.ts';

export const faqSchema = z.object({
  questions: z.array(
    z.object({
      /** its place on the page: `/FAQ#<id>` */
      id: z.string(),
      question: z.string(),
      html: z.string(),
    }),
  ),
});

export const faq = {
  ...routes.faq,
  summary: 'Frequent questions and their answers',
  response: faqSchema,
  maxAge: 60,
} satisfies Endpoint;

export type Faq = z.infer<typeof faqSchema>;
