import type { Place } from './gazetteer.ts';

/** The places that a question may mean, without a word of a wire: whoever runs tools in one process has none. */
export async function placesNamed(question: string) {
  // Read with the first question: who asks for no birth starts without all places.
  const [{ findPlaces }, { ATTRIBUTION, gazetteer }] = await Promise.all([
    import('./find-places.ts'),
    import('./gazetteer.ts'),
  ]);
  const { taken, places, total, finding } = findPlaces(await gazetteer(), question);
  return {
    ...(taken === null ? {} : { taken: withRegion(taken) }),
    places: places.map(withRegion),
    total,
    finding,
    attribution: ATTRIBUTION,
  };
}

const withRegion = ({ region, ...place }: Place) => ({ ...place, region: region ?? '' });
