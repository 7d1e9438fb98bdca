import { conditionsSaid, listed, withoutCode } from '@cuspal/figures';
import { numberAt, numbersAt, objectAt, objectsAt, textAt, textsAt, type JsonObject } from '../json.ts';
import { factsOf } from '../result/facts.ts';
import { dateInWords, inWords, planetsInText } from '../result/words.ts';
import { type Call, callFor, type Mark, NOTHING, type Reasons, type Shown } from './reasons.ts';

const startOf = (fields: JsonObject): string => textAt(fields, 'start') ?? textAt(fields, 'startLocal') ?? '';
const endOf = (fields: JsonObject): string => textAt(fields, 'end') ?? textAt(fields, 'endLocal') ?? '';
const runs = (fields: JsonObject): string =>
  `It runs from ${dateInWords(startOf(fields)) ?? startOf(fields)} to ${dateInWords(endOf(fields)) ?? endOf(fields)}.`;

/** An election says its cautions in sentences among the conditions and lists their codes apart. */
const cautionsOf = (fields: JsonObject, conditions: readonly string[]): readonly string[] =>
  conditions.length > 0 ? conditionsSaid(conditions).cautions : textsAt(fields, 'cautions').map(withoutCode);

/** A window of an election or of an event: what speaks for it, what against, and the promise that it rests on. */
export function windowReasons({ data }: Mark, shown: Shown): Reasons {
  const { values } = shown;
  const rank = Number(data['window'] ?? data['entry']);
  const offered = objectsAt(values, 'windows');
  // Where none is offered the picture shows the weaker ones.
  const windows = offered.length > 0 ? offered : objectsAt(values, 'weaker');
  const fields = windows.find((window, index) => (numberAt(window, 'rank') ?? index + 1) === rank);
  if (!fields) return { ...NOTHING, title: `Window ${rank}` };
  const conditions = textsAt(fields, 'matchedConditions');
  return {
    title: `Window ${rank}`,
    chain: [...promised(values), ...lordsOf(fields)],
    reasons: [
      runs(fields),
      ...conditionsSaid(conditions).reasons,
      ...reasonOf(fields),
      ...textsAt(fields, 'secondaryReasons'),
    ],
    cautions: cautionsOf(fields, conditions),
    facts: factsOf(fields, ['matchedConditions', 'cautions', 'reason', 'secondaryReasons', 'rank']),
    calls: further(fields, shown),
  };
}

/** A stretch of the running period within what was searched. */
export function runningReasons({ data }: Mark, { values }: Shown): Reasons {
  const lords = (data['period'] ?? '').split(' ');
  const fields = objectsAt(values, 'period').find(
    (period) => startOf(period) === data['start'] && endOf(period) === data['end'],
  );
  const title = `Period of ${lords.join(' – ')}`;
  if (!fields) return { ...NOTHING, title };
  const grade = textAt(fields, 'class');
  return {
    ...NOTHING,
    title,
    reasons: [runs(fields), ...(grade === undefined ? [] : [`Its class is ${inWords(grade).toLowerCase()}.`])],
    facts: factsOf(fields, ['class']),
  };
}

/** Why the matter can come at all. */
function promised(values: JsonObject): readonly string[] {
  const promise = objectAt(values, 'promise');
  const reason = textAt(promise, 'reason');
  return [...(reason === undefined ? [] : [reason]), ...textsAt(promise, 'reasoning')];
}

function lordsOf(fields: JsonObject): readonly string[] {
  const named = objectAt(fields, 'lords');
  const lords = named
    ? ['MD', 'AD', 'PD'].flatMap((level) => textAt(named, level) ?? [])
    : ['md', 'ad', 'pd'].flatMap((level) => textAt(fields, level) ?? []);
  const grade = textAt(fields, 'class') ?? textAt(fields, 'periodClass');
  if (lords.length === 0) return [];
  const judged = grade === undefined ? '' : `, and their class is ${inWords(grade).toLowerCase()}`;
  return [`The lords ${planetsInText(lords)} run${judged}.`];
}

function reasonOf(fields: JsonObject): readonly string[] {
  const reason = textAt(fields, 'reason');
  if (reason !== undefined) return [reason];
  return textsAt(fields, 'matchedConditions').length > 0 ? [] : houses(fields);
}

function houses(fields: JsonObject): readonly string[] {
  const [covered, missing] = [numbersAt(fields, 'covered'), numbersAt(fields, 'missing')];
  return [
    ...(covered.length === 0 ? [] : [`The lords signify ${listed(covered)} of the required houses.`]),
    ...(missing.length === 0 ? [] : [`They do not signify ${listed(missing)}.`]),
  ];
}

/** Tools know the event by its natal name; an election names its own kind. */
function further(fields: JsonObject, { values, args }: Shown): readonly Call[] {
  const event = textAt(objectAt(values, 'eventResolution'), 'label') ?? textAt(objectAt(values, 'promise'), 'event');
  if (event === undefined) return [];
  const query_datetime = startOf(fields).slice(0, 16);
  return [
    ...callFor(args, `The promise of ${event}`, 'analyze_natal_promise', { events: [event] }),
    ...callFor(args, `Transits when it begins`, 'get_transit_advanced', { event, query_datetime }),
  ];
}
