import { ruleOf } from '@cuspal/catalog/rules';
import { inWords } from '@cuspal/engine/base/words';
import { electionTopic } from '@cuspal/engine/election/election-topic';
import { secondSchool } from '@cuspal/engine/election/second-school';
import { ELECTION_EVENTS } from '@cuspal/engine/events/election';
import { describe, expect, it } from 'vitest';
import { CHENNAI } from './chennai.ts';
import { exampleSays } from './example-says.ts';

describe('the example of the rule on the second school', () => {
  it('R11', () => {
    const topic = electionTopic('marriage');
    const { verdict, checks } = secondSchool(CHENNAI, topic);
    const cusps = topic.secondSchool?.cusps.map(({ cusp }) => cusp) ?? [];
    const failed = checks.filter(({ passed }) => !passed).map(({ name }) => name);
    expect([cusps, failed]).toEqual([
      [2, 7, 11],
      ['FORBID_7', 'FORBID_11'],
    ]);
    exampleSays(
      'R11',
      `sub lords of cusps ${inWords(cusps)}`,
      `none of houses ${inWords(topic.secondSchool?.forbid ?? [])}`,
    );
    exampleSays('R11', `the answer is ${verdict}`);
    const rows = ELECTION_EVENTS.filter((event) => event.secondSchool !== null).length;
    expect(ruleOf('R11')?.computed).toContain(`${rows} of ${ELECTION_EVENTS.length} election events have a row`);
  });
});
