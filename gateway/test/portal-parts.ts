import type { MiddlewareConsumer } from '@nestjs/common';
import type { Limits } from '../src/limits/limits.ts';
import type { MailCap } from '../src/mail/mail-cap.ts';
import { SPEAKING_PATHS } from '../src/portal/speaking-paths.ts';
import { CodeHashes } from '../src/sign-in/codes.ts';
import { speakPageLanguage } from '../src/web/page-language.ts';

/** A module whose pages are in the language of their reader. */
export class Speaking {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(speakPageLanguage).forRoutes(...SPEAKING_PATHS);
  }
}

const FREE = { ok: true, limit: 1, remaining: 1, resetSeconds: 0, retryAfterSeconds: 0 } as const;

export const noLimits: Pick<Limits, 'take' | 'giveBack'> = {
  take: () => FREE,
  giveBack: async () => {},
};

export const noProvider = (): Promise<never> => Promise.reject(new Error('no provider is asked here'));

/** At the usual cost a sign-in would be most of what a test takes; codes.test.ts has that one. */
export const quickHashes = new CodeHashes(2);

export const noCap: Pick<MailCap, 'take'> = { take: async () => FREE };
