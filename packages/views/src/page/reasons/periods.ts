import { housesNamed } from '@cuspal/figures';
import { numberAt, numbersAt, objectAt, objectsAt, textAt, textsAt, type JsonObject } from '../json.ts';
import { factsOf } from '../result/facts.ts';
import { dateInWords, dayInWords, inWords, planetAtStart, planetsInText } from '../result/words.ts';
import { type Call, callFor, type Mark, NOTHING, type Reasons, type Shown } from './reasons.ts';
import { levelsInWords } from './chart.ts';

/** Names that results give to the periods of a level. */
const LEVELS = ['mahadashas', 'periods', 'antardashas', 'pratyantardashas'];
/** Results in which every period is one of the Vimshottari dasha. */
const VIMSHOTTARI = ['get_dasha_periods', 'get_antardasha_calendar', 'get_annotated_dasha'];

/** A period and those that it lies within, the largest first. */
type Path = readonly JsonObject[];

/** A period of a timeline: when it runs, what its lord signifies, and what it may bring. */
export function periodReasons({ data }: Mark, shown: Shown): Reasons {
  const { values } = shown;
  const path = pathTo(values, { lord: data['period'], start: data['start'], end: data['end'] });
  const period = path?.at(-1);
  if (path === undefined || period === undefined) return { ...NOTHING, title: data['period'] ?? 'Period' };
  const names = path.map(lordOf);
  const [start, end] = [textAt(period, 'startDate') ?? '', textAt(period, 'endDate') ?? ''];
  const inner = LEVELS.flatMap((level) => objectsAt(period, level));
  return {
    ...NOTHING,
    title: `Period of ${names.join(' – ')}`,
    chain: path.map(
      (each) =>
        `${planetAtStart(lordOf(each))} runs from ${dayInWords(textAt(each, 'startDate') ?? '')} to ${dayInWords(textAt(each, 'endDate') ?? '')}.`,
    ),
    reasons: [
      `It begins on ${dateInWords(start) ?? start} and ends on ${dateInWords(end) ?? end}.`,
      ...ofLord(period),
      ...potentials(period),
    ],
    facts: factsOf(period, [...LEVELS, 'lord', 'eventPotential']),
    calls: furtherLevel(path, shown),
    // The second level is seen best in a timeline of its own.
    ...(path.length === 1 && inner.length > 0 ? { opens: start } : {}),
  };
}

const lordOf = (period: JsonObject): string =>
  textAt(period, 'yogini') ?? textAt(period, 'sign') ?? textAt(period, 'planet') ?? textAt(period, 'lord') ?? 'Period';

interface Wanted {
  readonly lord: string | undefined;
  readonly start: string | undefined;
  readonly end: string | undefined;
}

function pathTo(within: JsonObject, wanted: Wanted, above: Path = []): Path | undefined {
  if (above.length > LEVELS.length) return undefined;
  const level = LEVELS.find((name) => objectsAt(within, name).length > 0);
  for (const period of level === undefined ? [] : objectsAt(within, level)) {
    const path = [...above, period];
    const [start, end] = [textAt(period, 'startDate'), textAt(period, 'endDate')];
    if (start === wanted.start && end === wanted.end && lordOf(period) === wanted.lord) return path;
    const deeper = pathTo(period, wanted, path);
    if (deeper) return deeper;
  }
  return undefined;
}

/** What annotated results say of the lord and of the houses of the period. */
function ofLord(period: JsonObject): readonly string[] {
  const lord = objectAt(period, 'lord');
  const [planet, tone] = [textAt(lord, 'planet') ?? '', textAt(period, 'tone')];
  const levels = objectAt(lord, 'levels');
  const agents = textsAt(lord, 'actsFor');
  const houses = objectsAt(period, 'houses').flatMap((house) => numberAt(house, 'house') ?? []);
  return [
    ...(levels === undefined ? [] : levelsInWords(planet, levels)),
    ...(agents.length === 0 ? [] : [`${planetAtStart(planet)} stands for ${planetsInText(agents)}.`]),
    ...(houses.length === 0 ? [] : [`The lords together signify ${housesNamed(houses)}.`]),
    ...(tone === undefined ? [] : [`The tone of the period is ${inWords(tone).toLowerCase()}.`]),
  ];
}

function potentials(period: JsonObject): readonly string[] {
  return objectsAt(period, 'eventPotential').flatMap((event) => {
    const [name, potential] = [textAt(event, 'event'), textAt(event, 'potential')];
    const houses = numbersAt(event, 'covered');
    if (name === undefined || potential === undefined) return [];
    const because = houses.length === 0 ? '' : `, because its lords signify ${housesNamed(houses)}`;
    return [`The chance of ${name} is ${inWords(potential).toLowerCase()}${because}.`];
  });
}

/** The periods within it that the result itself does not have. */
function furtherLevel(path: Path, { tool, args }: Shown): readonly Call[] {
  const [mahadasha, antardasha, deeper] = path.map((period) => textAt(period, 'planet'));
  if (!VIMSHOTTARI.includes(tool ?? '') || mahadasha === undefined || deeper !== undefined) return [];
  const label = `Sub-periods of ${[mahadasha, antardasha].filter((lord) => lord !== undefined).join(' – ')}`;
  return callFor(args, label, 'get_pratyantardasha_periods', {
    mahadasha,
    ...(antardasha === undefined ? {} : { antardasha }),
  });
}
