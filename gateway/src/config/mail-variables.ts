import { integerVariable } from '@cuspal/telemetry';
import { z } from 'zod';
import { serverAddress } from './config-values.ts';

/** Variables of the messages that the gateway sends. */
export const MAIL_VARIABLES = {
  SMTP_URL: serverAddress(/^smtps?:$/, 'smtp://user:password@host:587')
    .optional()
    .meta({
      type: 'URL',
      secret: true,
      description:
        'Mail server for sign-in codes. Left out: npm start shows them in its terminal, else they go to DATA_DIR/mail.log.',
    }),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^\s<>@"]+@[^\s<>@"]+|[^<>@"\p{Cc}]+ <[^\s<>@"]+@[^\s<>@"]+>)$/u,
      'must be a@b.example or Name <a@b.example>',
    )
    .optional()
    .meta({ type: 'address', description: 'Sender of e-mails. Left out: no-reply at the host of BASE_URL.' }),
  MAIL_PER_HOUR: integerVariable(10, 1_000_000).default(1_000).meta({
    type: 'messages',
    description:
      'Most sign-in codes that are sent in any hour, over all clients and addresses; a quarter of them at once. Beyond it a page says when to try again, and cuspal_mail_refused_total counts.',
  }),
};
