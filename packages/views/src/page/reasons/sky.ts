import { objectAt, objectsAt, textAt } from '../json.ts';
import { factsOf } from '../result/facts.ts';
import { dateInWords, dayInWords, inWords, planetAtStart, planetInText } from '../result/words.ts';
import { NOTHING, type Mark, type Reasons, type Shown } from './reasons.ts';

/** A planet of the ephemeris: where it stands on the first and on the last day. */
export function trackReasons({ data }: Mark, { values }: Shown): Reasons {
  const planet = data['end'] ?? 'Planet';
  const days = objectsAt(values, 'days');
  const [first, last] = [days[0], days.at(-1)];
  const placed = [first, last].flatMap((day) => {
    const fields = objectAt(objectAt(day, 'planets'), planet);
    const [date, dms, sign] = [textAt(day, 'date'), textAt(fields, 'dms'), textAt(fields, 'sign')];
    if (date === undefined || sign === undefined) return [];
    return [`On ${dayInWords(date)} it stands at ${dms === undefined ? '' : `${dms} of `}${sign}.`];
  });
  const ends = objectAt(objectAt(last, 'planets'), planet);
  const events = objectsAt(values, 'events').filter((event) => textAt(event, 'planet') === planet);
  return {
    ...NOTHING,
    title: planet,
    reasons: [...placed, ...events.slice(0, MOST_EVENTS).map(happened)],
    facts: ends ? factsOf(ends) : [],
  };
}

const MOST_EVENTS = 20;

/** A station or an ingress. */
export function momentReasons({ data }: Mark, { values }: Shown): Reasons {
  const event = objectsAt(values, 'events').find(
    (each) => textAt(each, 'at') === data['at'] && textAt(each, 'planet') === data['of'],
  );
  const title = data['of'] ?? 'Event';
  return event ? { ...NOTHING, title, reasons: [happened(event)], facts: factsOf(event) } : { ...NOTHING, title };
}

function happened(event: object): string {
  const [planet = '', type = '', at = ''] = [textAt(event, 'planet'), textAt(event, 'type'), textAt(event, 'at')];
  const to = textAt(event, 'to');
  const when = dateInWords(at) ?? at;
  if (type.endsWith('INGRESS'))
    return `${planetAtStart(planet)} enters ${placeOf(type)}${planetInText(to ?? 'another part')} on ${when}.`;
  if (type.startsWith('STATION'))
    return `${planetAtStart(planet)} turns ${inWords(type.slice(8)).toLowerCase()} on ${when}.`;
  return `${inWords(type)} of ${planetInText(planet)} on ${when}.`;
}

const placeOf = (type: string): string =>
  type === 'SUB_INGRESS' ? 'the sub of ' : type === 'STAR_INGRESS' ? 'the star ' : '';
