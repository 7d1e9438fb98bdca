import { listed, SIGNS } from '@cuspal/figures';
import { isObject, numberAt, objectAt, objectsAt, textAt, textsAt, type JsonObject } from '../json.ts';
import { factsOf } from '../result/facts.ts';
import { inWords, planetAtStart, planetInText, planetsInText } from '../result/words.ts';
import { callFor, type Mark, NOTHING, type Reasons, type Shown } from './reasons.ts';
import { levelsInWords } from './chart.ts';

/** A matter of the promise matrix: the steps of the judgement, and the chain of the cusp that decides. */
export function matterReasons({ data, index }: Mark, { values, args }: Shown): Reasons {
  const title = data['event'] ?? 'Matter';
  const fields = objectsAt(values, 'events')[index];
  if (!fields) return { ...NOTHING, title };
  const steps = textsAt(fields, 'reasoning');
  const reason = textAt(fields, 'reason');
  return {
    ...NOTHING,
    title,
    chain: cuspChain(objectAt(objectAt(values, 'chains'), numberAt(fields, 'house') ?? 0)),
    reasons: steps.length > 0 || reason === undefined ? steps : [reason],
    facts: factsOf(fields, ['reasoning', 'reason', 'event', 'key']),
    calls: callFor(args, `Periods of ${title}`, 'get_event_dasha', { event: title }),
  };
}

function cuspChain(chain: JsonObject | undefined): readonly string[] {
  if (!chain) return [];
  const [cusp, sign, lord] = [numberAt(chain, 'cusp'), textAt(chain, 'sign'), textAt(chain, 'subLord')];
  const link = (key: string, before: string): readonly string[] => {
    const planet = objectAt(chain, key);
    const name = textAt(planet, 'planet');
    const levels = objectAt(planet, 'levels');
    return name === undefined
      ? []
      : [`${before} is ${planetInText(name)}.`, ...(levels ? levelsInWords(name, levels) : [])];
  };
  return [
    ...(cusp === undefined || sign === undefined ? [] : [`Cusp ${cusp} stands in ${sign}.`]),
    ...link('csl', `The sub lord of the cusp`),
    ...link('starLordOfCsl', `The lord of its star`),
    ...link('subLordOfCsl', `The lord of its sub`),
    ...(lord === undefined || objectAt(chain, 'csl') ? [] : [`The sub lord of the cusp is ${planetInText(lord)}.`]),
  ];
}

/** A koota, or a factor of the match by cuspal sub lords. */
export function agreementReasons({ data, index }: Mark, { values }: Shown): Reasons {
  const own = objectAt(values, 'kpCuspal') ?? values;
  const byStars = objectsAt(own, 'kootas').length > 0;
  const fields = objectsAt(own, byStars ? 'kootas' : 'factors')[index];
  const title = data['row'] ?? 'Factor';
  if (!fields) return { ...NOTHING, title };
  const note = textAt(fields, 'note');
  const people = ['person1', 'person2'].flatMap((who) => {
    const reason = textAt(objectAt(fields, who), 'reason');
    return reason === undefined ? [] : [`${who === 'person1' ? 'First person' : 'Second person'}. ${reason}`];
  });
  return {
    ...NOTHING,
    title,
    reasons: [...(note === undefined ? [] : [note]), ...people],
    facts: factsOf(fields, ['name', 'code', 'note', 'person1', 'person2']),
  };
}

/** A planet of shadbala: whether it reaches what it needs, and of what its strength is made. */
export function strengthReasons({ data }: Mark, { values }: Shown): Reasons {
  const title = data['planet'] ?? 'Planet';
  const fields = objectAt(objectAt(values, 'planets'), title);
  if (!fields) return { ...NOTHING, title };
  const [rupas, required, band] = [
    numberAt(fields, 'rupas'),
    numberAt(fields, 'requiredRupas'),
    textAt(fields, 'band'),
  ];
  const part = textAt(fields, 'dominantComponent');
  const verb = fields['sufficient'] === true ? 'reaches' : 'does not reach';
  return {
    ...NOTHING,
    title,
    reasons: [
      ...(rupas === undefined || required === undefined
        ? []
        : [`${planetAtStart(title)} has ${rupas} rupas and needs ${required}, which it ${verb}.`]),
      ...(band === undefined ? [] : [`Its strength is ${inWords(band).toLowerCase()}.`]),
      ...(part === undefined ? [] : [`The largest part of it is ${inWords(part).toLowerCase()}.`]),
    ],
    facts: factsOf(fields, ['rupas', 'requiredRupas', 'band', 'dominantComponent', 'sufficient']),
  };
}

/** A field of ashtakavarga: who gives the bindus of a planet, or the planets whose bindus make the sum. */
export function bindusReasons({ data }: Mark, { values }: Shown): Reasons {
  const [row = '', sign = '', bindus = ''] = [data['row'], data['sign'], data['bindus']];
  const title = `${row} in ${sign}`;
  const house = objectsAt(values, 'houses').find((each) => textAt(each, 'sign') === sign);
  const own = objectAt(values, 'prastarashtakavarga') ?? {};
  const at = SIGNS.findIndex((name) => name === sign);
  const givers = givenBy(objectAt(own, row), textsAt(values, 'contributors'), at);
  const shares = Object.entries(own).flatMap(([planet, fields]) => {
    const scores = isObject(fields) ? fields['sign_scores'] : undefined;
    const count: unknown = Array.isArray(scores) ? scores[at] : undefined;
    return typeof count === 'number' ? [`${planet} ${count}`] : [];
  });
  const count = `${bindus} ${bindus === '1' ? 'bindu' : 'bindus'}`;
  return {
    ...NOTHING,
    title,
    reasons: [
      objectAt(own, row)
        ? `${planetAtStart(row)} has ${count} in ${sign}.`
        : `${sign} has ${count} for ${row.toLowerCase()}.`,
      ...(givers.length === 0
        ? []
        : [`${givers.length === 1 ? 'It comes' : 'They come'} from ${planetsInText(givers)}.`]),
      ...(row === 'All planets' && shares.length > 0 ? [`The sum is made of ${listed(shares)}.`] : []),
    ],
    facts: house ? factsOf(house) : [],
  };
}

function givenBy(fields: JsonObject | undefined, contributors: readonly string[], sign: number): readonly string[] {
  const matrix = fields?.['matrix'];
  if (!Array.isArray(matrix)) return [];
  return contributors.filter((_, index) => {
    const row: unknown = matrix[index];
    return Array.isArray(row) && row[sign] === 1;
  });
}
