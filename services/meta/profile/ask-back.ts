import { ToolError } from '@cuspal/tool-kit';
import type { PlaceAnswer } from '../places/find-places.ts';
import { ATTRIBUTION, placeToSend } from '../places/gazetteer.ts';
import { echo } from '../text/lines.ts';
import { say as fault } from '../text/faults.messages.ts';

/** The fault that asks for a choice, with what to choose from, or for another way to say the place. */
export function askBack(birthPlace: string, answer: PlaceAnswer): ToolError {
  const { finding, places, total } = answer;
  const place = echo(birthPlace);
  if (places.length === 0)
    return new ToolError('validation_failed', fault.placeUnknown({ place }), { field: 'birth_place' });
  const more = total - places.length;
  const text = [
    fault.placeToChoose({ place, finding: WHY[finding] }),
    ...places.map((each, at) => `${at + 1}. ${placeToSend(each)}`),
    ...(more > 0 ? [fault.smallerPlaces({ more })] : []),
    ATTRIBUTION,
  ].join('\n');
  const structured = { finding, candidates: places, total, attribution: ATTRIBUTION };
  return new ToolError('validation_failed', text, { field: 'birth_place', structured });
}

const WHY: Readonly<Record<PlaceAnswer['finding'], Parameters<typeof fault.placeToChoose>[0]['finding']>> = {
  ONLY_ONE: 'SEVERAL',
  FAR_LARGER: 'SEVERAL',
  SAME_NAME: 'SEVERAL',
  NAME_OF_AREA: 'NAME_OF_AREA',
  UNKNOWN_AREA: 'UNKNOWN_AREA',
  OTHER_AREA: 'OTHER_AREA',
  SPELLING: 'SPELLING',
  NOTHING: 'SEVERAL',
};
