import { capitalised } from '@cuspal/engine/base/words';
import { DIGNITIES, dignityOf } from '@cuspal/engine/parashari/base/dignity';
import {
  SIDE_KINDS,
  sidesOf,
  SOLAR_CLASSES,
  solarClass,
  solarKind,
} from '@cuspal/engine/parashari/yogas/catalogue/sides';
import type { SideKind, Sides, SolarClass } from '@cuspal/engine/parashari/yogas/catalogue/sides';
import { SUN_YOGAS } from '@cuspal/engine/parashari/yogas/catalogue/sun';
import { readCatalogue } from '@cuspal/engine/parashari/yogas/evaluate';
import { isVargottama } from '@cuspal/engine/parashari/vargas/vargas';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import { planetsInWords } from '@cuspal/engine/zodiac/planet-words';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  houseNumber,
  listOf,
  nextShape,
  planetList,
  signName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { natureUsedShape } from '../strength/rows.ts';
import { beginReading, naturesOf, sunriseNote, YOGA_NOTES } from './reading.ts';
import { absentFields, absentView, LIVE_STRENGTHS, rowFields, rowView } from './rows.ts';

const SOLAR = ['SOLAR'] as const;

export default defineTool({
  name: 'get_sun_yogas',
  title: 'Solar yogas',
  purpose: 'Vesi, Vosi, Ubhayachari and their kinds, Budha Aditya and companions',
  family: 'yogas',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Which solar yogas a chart has in the Parashari system, such as Vesi, Vosi and Budha Aditya. Call it for questions about the Sun or authority.',
  provenance: { rules: ['R3.6', 'R7.3', 'R23.1', 'R23.2', 'R23.3', 'R23.7', 'R23.8'], sources: ['PVR', 'BPHS'] },
  input: birthInput,
  output: z.strictObject({
    answer: answerShape,
    solarClass: z.enum(SOLAR_CLASSES),
    kind: z.enum(SIDE_KINDS).nullable().meta({ description: 'Null where nobody is beside the Sun' }),
    secondFromSun: planetList,
    twelfthFromSun: planetList,
    yogas: listOf(z.strictObject(rowFields(SOLAR, LIVE_STRENGTHS))),
    sun: z.strictObject({
      sign: signName,
      house: houseNumber,
      dignity: z.enum(DIGNITIES),
      vargottama: z.boolean(),
      dayBirth: z.boolean(),
    }),
    ...absentFields,
    natureUsed: natureUsedShape,
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: ({ chart, ephemeris }) => {
    const reading = beginReading(chart, ephemeris);
    const found = readCatalogue(SUN_YOGAS, reading);
    const sides = sidesOf(reading, 'Sun');
    const kind = solarKind(reading);
    const { signIndex, longitude } = chart.planets.Sun;
    return {
      answer: answer(solarClass(reading), kind, sides, found.rows.length),
      solarClass: solarClass(reading),
      kind,
      secondFromSun: sides.second,
      twelfthFromSun: sides.twelfth,
      yogas: found.rows.map(rowView(SOLAR, LIVE_STRENGTHS)),
      sun: {
        sign: nameOfSign(signIndex),
        house: reading.houses.Sun,
        dignity: dignityOf(chart, 'Sun'),
        vargottama: isVargottama(longitude),
        dayBirth: reading.day().dayBirth,
      },
      ...absentView(found),
      natureUsed: naturesOf(reading),
      notes: [
        ...YOGA_NOTES,
        'The state of the Sun itself is reported and changes no solar yoga. The planets with it and beside it decide.',
        'A planet in the sign of the Sun counts for neither side.',
        ...sunriseNote(reading),
      ],
      next: [{ tool: 'detect_yogas', reason: 'It lists these among all well-known yogas of the chart.' }],
    };
  },
});

const KIND_IN_WORDS: Readonly<Record<SideKind, string>> = {
  SHUBHA: 'Only benefics are beside it.',
  PAPA: 'Only malefics are beside it.',
  MIXED: 'Both benefics and malefics are beside it.',
};

function answer(found: SolarClass, kind: SideKind | null, { second, twelfth }: Sides, rows: number): string {
  const sides = [
    ...(second.length > 0 ? [`${planetsInWords(second)} after it`] : []),
    ...(twelfth.length > 0 ? [`${planetsInWords(twelfth)} before it`] : []),
  ].join(' and ');
  const all =
    rows === 0
      ? 'No solar yoga is in this chart.'
      : `In all, ${rows === 1 ? 'one solar yoga stands' : `${rows} solar yogas stand`} in this chart.`;
  return found === 'NONE' || kind === null
    ? answerOf('None of Mars, Mercury, Jupiter, Venus and Saturn is in the signs beside the Sun.', all)
    : answerOf(`The Sun has ${sides}, which makes ${capitalised(found.toLowerCase())}.`, KIND_IN_WORDS[kind], all);
}
