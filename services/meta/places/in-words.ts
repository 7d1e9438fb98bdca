import type { Place } from './gazetteer.ts';

/** What the licence of the data asks to be said. */
export const ATTRIBUTION = 'Place data by GeoNames (geonames.org), CC BY 4.0.';

/** Springfield, Illinois, United States. A region that is called as the place is left out. */
export const placeInWords = ({ name, region, country }: Place): string =>
  [...new Set([name, ...(region === null ? [] : [region]), country])].join(', ');

/** The place in words with all that a caller has to send back. */
export const placeToSend = (place: Place): string =>
  `${placeInWords(place)} (latitude ${place.latitude}, longitude ${place.longitude}, time_zone ${place.timeZone}${place.population === 0 ? '' : `, ${place.population.toLocaleString('en')} people`})`;
