import { housesNamed, listed } from '@cuspal/figures';
import { isObject, numberAt, numbersAt, objectAt, objectsAt, textAt, textsAt, type JsonObject } from '../json.ts';
import { factsOf } from '../result/facts.ts';
import { inWords, planetAtStart, planetInText, planetsInText } from '../result/words.ts';
import { callFor, HOUSE_TOPICS, type Mark, NOTHING, type Reasons, type Shown } from './reasons.ts';

/** A planet of a birth chart: the chain from its sign to its sub lord, and what it signifies. */
export function planetReasons({ data }: Mark, { values, args }: Shown): Reasons {
  const planet = data['planet'] ?? 'Planet';
  const fields = objectAt(objectAt(values, 'planets'), planet);
  if (!fields) return { ...NOTHING, title: planet };
  if (objectAt(values, 'ascendant') && textAt(values, 'division') !== undefined)
    return vargaPlanet(planet, fields, textAt(values, 'division') ?? '');
  return {
    ...NOTHING,
    title: planet,
    chain: chainOf(fields, planetAtStart(planet)),
    reasons: [...signified(planet, values), ...agency(planet, values)],
    facts: factsOf(fields, ['boundary']),
    calls: callFor(args, `Significators of all planets`, 'get_significators'),
  };
}

/** A cusp: the chain from its sign to its sub lord, and the planets that signify its house. */
export function cuspReasons({ data }: Mark, { values, args }: Shown): Reasons {
  const house = Number(data['cusp'] ?? 0);
  if (textAt(values, 'division') !== undefined) return vargaAscendant(values);
  const title = house === 1 ? 'Ascendant, cusp 1' : `Cusp ${house}`;
  const fields = objectsAt(values, 'houses')[house - 1];
  if (!fields) return { ...NOTHING, title };
  const occupants = textsAt(fields, 'occupants');
  return {
    ...NOTHING,
    title,
    chain: chainOf(fields, house === 1 ? 'The Ascendant' : `Cusp ${house}`),
    reasons: [occupied(house, occupants), ...significators(house, values)],
    facts: factsOf(fields, ['boundary', 'occupants']),
    calls: (HOUSE_TOPICS[house] ?? []).flatMap((topic) =>
      callFor(args, `Promises on ${topic}`, 'analyze_natal_promise', { topic }),
    ),
  };
}

function occupied(house: number, planets: readonly string[]): string {
  if (planets.length === 0) return `No planet occupies house ${house}.`;
  const named = planetsInText(planets).replace(/^the/, 'The');
  return `${named} ${planets.length === 1 ? 'occupies' : 'occupy'} house ${house}.`;
}

/** The lords of a point, each of a part within the one before. */
function chainOf(fields: JsonObject, who: string): readonly string[] {
  const [sign, signLord] = [textAt(fields, 'sign'), textAt(fields, 'signLord')];
  const [star, starLord] = [textAt(fields, 'star'), textAt(fields, 'starLord')];
  const [dms, subLord, house] = [textAt(fields, 'dms'), textAt(fields, 'subLord'), numberAt(fields, 'house')];
  const inHouse = house === undefined || who.includes('usp') || who === 'The Ascendant' ? '' : `, in house ${house}`;
  return [
    ...(sign === undefined || signLord === undefined
      ? []
      : [
          `${who} stands at ${dms === undefined ? '' : `${dms} of `}${sign}, which ${planetInText(signLord)} rules${inHouse}.`,
        ]),
    ...(star === undefined || starLord === undefined
      ? []
      : [`Its star is ${star}, which ${planetInText(starLord)} rules.`]),
    ...(subLord === undefined ? [] : [`Its sub lord is ${planetInText(subLord)}, which decides in KP.`]),
  ];
}

const LEVELS = ['L1', 'L2', 'L3', 'L4'];

function signified(planet: string, values: JsonObject): readonly string[] {
  const levels = objectAt(objectAt(values, 'significations'), planet);
  return levels === undefined ? [] : levelsInWords(planet, levels);
}

/** "Venus signifies 11 at level 1, 2 and 9 at level 3." */
export function levelsInWords(planet: string, levels: JsonObject): readonly string[] {
  const parts = LEVELS.flatMap((level, index) => {
    const houses = numbersAt(levels, level);
    return houses.length === 0 ? [] : [`${listed(houses)} at level ${index + 1}`];
  });
  return parts.length === 0 ? [] : [`${planetAtStart(planet)} signifies ${parts.join(', ')}.`];
}

/** The planets for which a node stands. */
function agency(planet: string, values: JsonObject): readonly string[] {
  const order = textsAt(objectAt(objectAt(values, 'nodeAgents'), planet), 'order');
  return order.length === 0 ? [] : [`${planetAtStart(planet)} stands for ${planetsInText(order)}.`];
}

function significators(house: number, values: JsonObject): readonly string[] {
  const groups = objectAt(objectAt(values, 'significators'), house);
  return ['A', 'B', 'C', 'D'].flatMap((group) => {
    const planets = textsAt(groups, group);
    if (planets.length === 0) return [];
    return [
      `In group ${group}, ${planetsInText(planets)} ${planets.length === 1 ? 'signifies' : 'signify'} house ${house}.`,
    ];
  });
}

function vargaPlanet(planet: string, fields: JsonObject, division: string): Reasons {
  const [sign, lord, house] = [textAt(fields, 'sign'), textAt(fields, 'lord'), numberAt(fields, 'house')];
  const [born, dignity] = [textAt(fields, 'd1Sign'), textAt(fields, 'dignity')];
  const aspects = numbersAt(fields, 'aspects');
  return {
    ...NOTHING,
    title: `${planet} in ${division}`,
    chain: [
      ...(born === undefined || sign === undefined
        ? []
        : [`At birth ${planetInText(planet)} stands in ${born}, and its part of that sign falls in ${sign}.`]),
      ...(sign === undefined || lord === undefined || house === undefined
        ? []
        : [`${sign} is house ${house} of ${division}, and ${planetInText(lord)} rules it.`]),
    ],
    reasons: [
      ...(dignity === undefined ? [] : [`Its dignity there is ${inWords(dignity).toLowerCase()}.`]),
      ...(aspects.length === 0 ? [] : [`It aspects ${housesNamed(aspects)} there.`]),
      ...(fields['vargottama'] === true ? ['It is in the same sign as at birth.'] : []),
    ],
    facts: factsOf(fields),
  };
}

function vargaAscendant(values: JsonObject): Reasons {
  const ascendant = objectAt(values, 'ascendant') ?? {};
  const first = objectsAt(values, 'houses').find((house) => numberAt(house, 'house') === 1);
  const [born, sign] = [textAt(ascendant, 'd1Sign'), textAt(ascendant, 'sign')];
  return {
    ...NOTHING,
    title: `Ascendant in ${textAt(values, 'division') ?? 'the division'}`,
    chain:
      born === undefined || sign === undefined
        ? []
        : [`At birth the Ascendant is in ${born}, and its part of that sign falls in ${sign}.`],
    facts: [...factsOf(ascendant), ...(isObject(first) ? factsOf(first, ['house', 'sign']) : [])],
  };
}
