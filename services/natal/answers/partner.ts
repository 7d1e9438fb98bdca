import getSpouseCharacteristics from '../marriage/get-spouse-characteristics.tool.ts';
import type { Finding } from './finding.ts';
import type { Inquiry } from './inquiry.ts';
import { findingOfResult } from './single-tool.ts';
import { say } from './answers.messages.ts';

/** Somebody who asks whom they will marry: no chart names a person, but what a partner is like and comes from is told. */
export async function partner(inquiry: Inquiry): Promise<Finding> {
  const { result, lead } = await inquiry.decide(getSpouseCharacteristics, {});
  const found = findingOfResult(getSpouseCharacteristics, result, lead);
  const { origin, distance, background, physical } = result;
  const origins = origin.map((each) => say.partnerOrigin({ origin: each }));
  return {
    ...found,
    sentences: [
      say.noPersonNamed(),
      ...found.sentences,
      ...(origins.length === 0 ? [] : [say.partnerComes({ origins, distance })]),
      background,
      physical,
    ],
    askNext: [say.whenShallIMarry(), say.loveOrArranged()],
  };
}
