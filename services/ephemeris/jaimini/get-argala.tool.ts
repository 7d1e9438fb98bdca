import { ARGALA_CLASSES, ARGALA_KINDS, ARGALA_STATUSES, argalaOn } from '@cuspal/engine/jaimini/argala';
import { JAIMINI_VARGAS, lagnaIn, placementIn } from '@cuspal/engine/jaimini/placement';
import { kthSign } from '@cuspal/engine/parashari/base/frame';
import { chartNatures, natureUsed } from '@cuspal/engine/parashari/base/natures';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import { HOUSES, PLANETS } from '@cuspal/engine/zodiac/names';
import { aboutShape, birthInput, defineTool, listOf, planetList, signName } from '@cuspal/tool-kit';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { natureUsedShape } from '../strength/rows.ts';
import { borderNote } from './rows.ts';
import { say } from './jaimini.messages.ts';

const HOUSE_REFERENCES = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8', 'H9', 'H10', 'H11', 'H12'] as const;
const REFERENCES = [...HOUSE_REFERENCES, ...PLANETS] as const;
const count = z.int().min(0).max(9);

export default defineTool({
  name: 'get_argala',
  title: 'Intervention and obstruction',
  purpose: 'Which planets decide a house or planet and which bar them',
  family: 'jaimini',
  phase: 'advanced',
  system: 'jaimini',
  needs: ['get_full_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    "Which planets intervene (argala) on each house and planet by Jaimini rules, and which bar them. Call it for argala or a house's helpers and hindrances. Changes no KP verdict.",
  provenance: { rules: ['R29.1', 'R24', 'R3.6', 'R7.3'], sources: ['PVR', 'JS', 'BPHS'] },
  input: birthInput.extend({
    reference: z.enum(['houses', 'planets', 'both']).default('both').meta({ description: 'What the argalas act on' }),
    varga: z.enum(JAIMINI_VARGAS).default('D1').meta({ description: 'Chart the argalas are counted in' }),
  }),
  output: z.strictObject({
    about: aboutShape,
    varga: z.enum(JAIMINI_VARGAS),
    references: listOf(
      z.strictObject({
        reference: z.enum(REFERENCES),
        sign: signName,
        countedBackward: z.boolean().meta({ description: 'The sign holds Ketu' }),
        argalas: listOf(
          z.strictObject({
            place: z.union([z.literal(2), z.literal(4), z.literal(11), z.literal(5), z.literal(3)]),
            class: z.enum(ARGALA_CLASSES),
            planets: planetList,
            kind: z.enum(ARGALA_KINDS).nullable().meta({ description: 'By nature; null without planets' }),
            obstructedBy: planetList.meta({ description: 'Planets of the barring sign, whatever the status' }),
            status: z.enum(ARGALA_STATUSES),
            partlyBarred: z.boolean(),
          }),
        ),
        net: z
          .strictObject({ shubha: count, papa: count })
          .meta({ description: 'Benefics and malefics that act unobstructed' }),
      }),
    ),
    natureUsed: natureUsedShape,
    notes: listOf(z.string()),
  }),
  run: ({ input: { reference, varga }, chart }) => {
    const lagna = lagnaIn(chart, varga);
    const { signs } = placementIn(chart, varga);
    const natures = chartNatures(chart);
    const houses = HOUSE_REFERENCES.map((name, index) => ({
      name,
      sign: kthSign(lagna, HOUSES[index] ?? 1),
    }));
    const planets = PLANETS.map((name) => ({ name, sign: signs[name] }));
    const asked = [...(reference === 'planets' ? [] : houses), ...(reference === 'houses' ? [] : planets)];
    const references = asked.map(({ name, sign }) => {
      const { countedBackward, rows, net } = argalaOn(signs, natures, sign);
      return { reference: name, sign: nameOfSign(sign), countedBackward, argalas: rows, net };
    });
    const special = references.some(({ argalas }) => argalas.length > 4);
    return {
      about: say.argalasOnPoints({ points: references.length, varga }),
      varga,
      references,
      natureUsed: natureUsed(natures),
      notes: [
        noKpVerdict('jaimini'),
        say.naturesByChart(),
        say.barringByNumber(),
        ...(references.some(({ countedBackward }) => countedBackward) ? [say.ketuCountsBackward()] : []),
        ...(special ? [say.threeMalefics()] : []),
        ...(varga === 'D1' ? borderNote(chart) : []),
      ],
    };
  },
});
