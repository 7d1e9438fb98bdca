import { answersEasily } from '@cuspal/tool-kit/testing';
import { describe, it } from 'vitest';

const cases = await answersEasily(new URL('./', import.meta.url), 4302);

describe('begins with an answer of at most 400 characters and eight years of school, or with what it shows', () => {
  it.each(cases)(
    '%s',
    async (_, run) => {
      await run();
    },
    240_000,
  );
});
