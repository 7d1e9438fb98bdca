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
import { beginReading, naturesOf, sunriseNote, yogaNotes } from './reading.ts';
import { absentFields, absentView, LIVE_STRENGTHS, rowFields, rowView } from './rows.ts';
import { say } from './yogas.messages.ts';

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
      notes: [...yogaNotes(), say.sunReported(), say.inSignOfSun(), ...sunriseNote(reading)],
      next: [{ tool: 'detect_yogas', reason: say.nextAllNamed() }],
    };
  },
});

const answer = (found: SolarClass, kind: SideKind | null, { second, twelfth }: Sides, yogas: number): string =>
  found === 'NONE' || kind === null
    ? answerOf(say.noneBesideTheSun(), say.solarYogas({ yogas }))
    : answerOf(say.besideTheSun({ found, second, twelfth }), say.kindBeside({ kind }), say.solarYogas({ yogas }));
