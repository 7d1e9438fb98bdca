import { ToolError } from '@cuspal/tool-kit';
import type { PlaceAnswer } from '../places/find-places.ts';
import { ATTRIBUTION, placeToSend } from '../places/gazetteer.ts';
import { echo } from '../text/lines.ts';

const SEND = 'Ask which one is meant and send its latitude, longitude and time_zone in place of birth_place.';

/** The fault that asks for a choice, with what to choose from, or for another way to say the place. */
export function askBack(birthPlace: string, answer: PlaceAnswer): ToolError {
  const { finding, places, total } = answer;
  const asked = `birth_place "${echo(birthPlace)}"`;
  if (places.length === 0) {
    return new ToolError(
      'validation_failed',
      `${asked} is not known, and no place is spelt much like it. Send the nearest larger town with its country, or latitude, longitude and time_zone.`,
      { field: 'birth_place' },
    );
  }
  const more = total - places.length;
  const text = [
    `${WHY[finding](asked)} ${SEND}`,
    ...places.map((place, at) => `${at + 1}. ${placeToSend(place)}`),
    ...(more > 0 ? [`${more} smaller ones are not listed. A region or country behind a comma narrows them down.`] : []),
    ATTRIBUTION,
  ].join('\n');
  const structured = { finding, candidates: places, total, attribution: ATTRIBUTION };
  return new ToolError('validation_failed', text, { field: 'birth_place', structured });
}

const several = (asked: string): string => `${asked} can be more than one place.`;

const WHY: Readonly<Record<PlaceAnswer['finding'], (asked: string) => string>> = {
  ONLY_ONE: several,
  FAR_LARGER: several,
  SAME_NAME: several,
  NAME_OF_AREA: (asked) => `${asked} is the name of a country or region, and these are the largest places it can mean.`,
  UNKNOWN_AREA: (asked) => `Part of ${asked} names no country, region or town nearby.`,
  OTHER_AREA: (asked) => `${asked} is not known in the country or region named, but elsewhere.`,
  SPELLING: (asked) => `${asked} is not known, but these places are spelt alike.`,
  NOTHING: several,
};
