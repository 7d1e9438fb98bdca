import { readFileSync } from 'node:fs';
import { findTool } from '@cuspal/tool-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { costOf, referenceMs } from '../bench/dearest/costs.ts';
import { pathOf, RECORDED } from '../bench/dearest/record.ts';

const WATCHED = z
  .array(z.object({ tool: z.string(), arguments: z.record(z.string(), z.unknown()), ofReference: z.number() }))
  .parse(JSON.parse(readFileSync(pathOf(RECORDED), 'utf8')));

/** Times what was recorded, which a busy machine moves by a half; a call that costs twice as much as a rule is beyond. */
const MOST = 2;
/** Calls until one is taken for dearer: the least of them counts, which other work on the machine hardly moves. */
const ROUNDS = 12;
/** Times that the fixed work is done first: a single one that was slowed down would let a dearer call pass. */
const REFERENCES = 8;
const TIMEOUT_MS = 180_000;

let reference = Infinity;
const measureReference = () => (reference = Math.min(reference, referenceMs()));

// npm run bench -- dearest records them anew. They have a process of their own: what others leave behind makes all dearer.
describe('the dearest calls cost no more of the processor than recorded, beside a fixed work', () => {
  beforeAll(() => {
    for (let round = 0; round < REFERENCES; round += 1) measureReference();
  });

  it.each(WATCHED.map((each) => [each.tool, each] as const))(
    '%s',
    async (tool, { arguments: args, ofReference }) => {
      const call = costOf(await findTool(tool));
      let least = Infinity;
      for (let round = 0; round < ROUNDS && !(least <= MOST * ofReference * reference); round += 1) {
        // A reference that was slowed down lets a dearer call pass, so it is only measured again for one that does not.
        if (round > 0) measureReference();
        const took = await call(args);
        expect(took, 'the arguments are still taken').toBeGreaterThan(0);
        least = Math.min(least, took);
      }
      expect(least / reference).toBeLessThanOrEqual(MOST * ofReference);
    },
    TIMEOUT_MS,
  );
});
