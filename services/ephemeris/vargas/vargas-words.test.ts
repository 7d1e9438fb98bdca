import { DIVISIONS } from '@cuspal/engine/parashari/vargas/vargas';
import { conforms, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';

interface ChildrenResult {
  readonly answer: string;
  readonly readout: {
    readonly topicFields: { readonly supportiveForChildren: boolean };
    readonly focusHouses: readonly { readonly house: number; readonly houseVerdict: string }[];
    readonly karakas: readonly { readonly planet: string; readonly points: number }[];
  };
}

interface HoraResult {
  readonly answer: string;
  readonly readout: {
    readonly topicFields: { readonly sunHora: readonly string[]; readonly moonHora: readonly string[] };
  };
}

interface PropertyResult {
  readonly answer: string;
  readonly readout: {
    readonly topicFields: { readonly propertySupport: boolean };
    readonly focusHouses: readonly { readonly house: number; readonly points: number }[];
  };
}

/** The planets that a hora weighs by number. */
const SIX = ['Sun', 'Moon', 'Mars', 'Jupiter', 'Venus', 'Saturn'];

/** Every value found at each path of a result, lists and planets taken together. */
function valuesAt(value: unknown, path: string, found: Map<string, Set<unknown>>): void {
  if (typeof value !== 'object' || value === null) {
    found.set(path, (found.get(path) ?? new Set()).add(value));
    return;
  }
  for (const [key, each] of Object.entries(value)) {
    const step = Array.isArray(value) || /^[A-Z]/.test(key) ? '*' : key;
    valuesAt(each, `${path}.${step}`, found);
  }
}

const seenIn = async (division: string, births: number): Promise<Map<string, Set<unknown>>> => {
  const found = new Map<string, Set<unknown>>();
  for (const args of randomBirths(births, 1871))
    valuesAt((await conforms(`get_${division.toLowerCase()}_chart`, args)).result, '', found);
  return found;
};

const VERDICTS = ['SUPPORTED', 'MIXED', 'STRAINED'];
const DEGREES = ['HIGH', 'MEDIUM', 'LOW'];
const BOTH = [true, false];
const DIGNITIES = ['EXALTED', 'OWN', 'GREAT_FRIEND', 'FRIEND', 'NEUTRAL', 'ENEMY', 'GREAT_ENEMY', 'DEBILITATED'];
const HORAS = ['Sun', 'Moon'];

/** The words of its own that each chart must be able to say. */
const OWN: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  D2: { balance: ['SUN', 'MOON', 'EVEN'], lagnaHora: HORAS, 'secondLordD1.hora': HORAS, 'eleventhLordD1.hora': HORAS },
  D3: { 'youngerSiblings.houseVerdict': VERDICTS, 'elderSiblings.houseVerdict': VERDICTS },
  D4: { propertySupport: BOTH, changeOfPlace: BOTH },
  D6: { resistance: DEGREES },
  D7: { 'childLine.*.verdict': VERDICTS, 'childLine.*.house': [5, 7, 9], supportiveForChildren: BOTH },
  D8: { resilience: DEGREES },
  D9: { 'seventhLord.dignity': DIGNITIES, 'lagnaLordInD9.dignity': DIGNITIES },
  D10: { tone: ['SERVICE', 'INDEPENDENT', 'MIXED'], authority: BOTH },
  D12: { stronger: ['MOTHER', 'FATHER', 'EVEN'] },
  D16: { vehicleCaution: BOTH },
  D20: { mokshaMarker: BOTH },
  D24: { higherStudy: BOTH, researchMarker: BOTH },
  D27: {},
  // The Moon has no enemy, and its own sign is no sign of this chart.
  D30: {
    'moonState.dignity': DIGNITIES.filter((each) => each !== 'OWN' && each !== 'GREAT_ENEMY'),
    mentalStrainMarker: BOTH,
  },
  D40: { maternalMerit: VERDICTS },
  D45: { paternalMerit: VERDICTS },
  D60: { confidence: ['LOW', 'NORMAL'], 'deities.*.nature': ['benign', 'harsh'] },
};

describe('the answer on children', () => {
  it('names the part that is weak: the fifth house, Jupiter or both', async () => {
    const said = new Set<string>();
    for (const args of randomBirths(200, 1872)) {
      const { result } = await conforms('get_d7_chart', args);
      const { answer, readout } = result as unknown as ChildrenResult;
      if (readout.topicFields.supportiveForChildren) continue;
      const fifth = readout.focusHouses.some(({ house, houseVerdict }) => house === 5 && houseVerdict === 'STRAINED');
      const jupiter = readout.karakas.some(({ planet, points }) => planet === 'Jupiter' && points < 0);
      expect([fifth, jupiter]).toContain(true);
      expect(answer.includes('its fifth house is strained') || answer.includes('Its fifth house is strained')).toBe(
        fifth,
      );
      expect(answer.includes('Jupiter is weak')).toBe(jupiter);
      said.add(`${fifth} ${jupiter}`);
    }
    expect(said.size).toBe(3);
  });
});

describe('the answer on wealth', () => {
  it('names the six planets that are weighed, since the two lists hold nine', async () => {
    const said = new Set<string>();
    for (const args of randomBirths(120, 1873)) {
      const { result } = await conforms('get_d2_chart', args);
      const { answer, readout } = result as unknown as HoraResult;
      const weighed = (list: readonly string[]) => list.filter((each) => SIX.includes(each)).length;
      const lead = weighed(readout.topicFields.sunHora) - weighed(readout.topicFields.moonHora);
      const lean = lead > 0 ? 'most planets are in the hora of the Sun' : 'most planets are in the hora of the Moon';
      expect(answer).toContain(
        `Leaving out Mercury and the nodes, ${lead === 0 ? 'the planets are divided equally between the two horas' : lean}.`,
      );
      said.add(`${Math.sign(lead)}`);
    }
    expect(said.size).toBe(3);
  });
});

describe('the answer on property', () => {
  it('speaks of little support only where the fourth house gives little, else of the debility that takes it away', async () => {
    const said = new Set<string>();
    for (const args of randomBirths(250, 1874)) {
      const { result } = await conforms('get_d4_chart', args);
      const { answer, readout } = result as unknown as PropertyResult;
      const points = readout.focusHouses.find(({ house }) => house === 4)?.points ?? NaN;
      const { propertySupport } = readout.topicFields;
      const way = propertySupport
        ? 'supports fixed property and '
        : points > 0
          ? 'favours fixed property, though the debility of '
          : 'gives little support to fixed property and ';
      expect(answer).toContain(`Its fourth house ${way}`);
      said.add(way);
    }
    expect(said.size).toBe(3);
  });
});

describe('words that divisional charts can say', () => {
  it.each(DIVISIONS)('%s says all of its own', async (division) => {
    const found = await seenIn(division, 250);
    const said = (path: string) => [...(found.get(path) ?? [])].sort();
    for (const [field, words] of Object.entries(OWN[division] ?? {}))
      expect({ field, said: said(`.readout.topicFields.${field}`) }).toEqual({ field, said: [...words].sort() });
    expect(said('.readout.verdict')).toEqual([...VERDICTS].sort());
    expect(said('.planets.*.combust')).toEqual(['FULL', 'NONE', 'ORDINARY']);
    expect(said('.planets.*.retrograde')).toEqual([false, true]);
    // Nobody holds Sun or Moon, who rule the two signs of a hora, for neutral.
    const dignities = DIGNITIES.filter((each) => division !== 'D2' || !['FRIEND', 'ENEMY'].includes(each));
    expect(said('.planets.*.dignity')).toEqual([...dignities].sort());
    if (division === 'D2') return;
    expect(said('.readout.focusHouses.*.houseVerdict')).toEqual([...VERDICTS].sort());
    expect(said('.readout.focusHouses.*.factors.*.factor')).toEqual([
      'beneficAspect',
      'beneficOccupant',
      'lordDignity',
      'lordPlacement',
      'maleficAspect',
      'maleficOccupant',
    ]);
  });
});
