import { answersEasily, toolsDirectoryOf } from '@cuspal/tool-kit/testing';
import { describe, it } from 'vitest';

/** As many births as CUSPAL_BIRTHS asks for, 100 for all of it. */
describe('the answers of the tools of elections and rectifications', async () => {
  it.each(await answersEasily(toolsDirectoryOf('election'), 4302))(
    '%s begins so, in its room and plainly',
    async (_, check) => {
      await check();
    },
  );
});
