import type { Chart } from '@cuspal/engine/chart/chart';
import { charaKarakasOf } from '@cuspal/engine/jaimini/chara-karakas';
import { eightAtmakaraka } from '@cuspal/engine/jaimini/eight-karakas';
import {
  DEVATA_STEPS,
  dharmaDevata,
  ishtaDevata,
  ishtaDevataFor,
  palanaDevata,
} from '@cuspal/engine/jaimini/ishta-devata';
import type { SignDevata } from '@cuspal/engine/jaimini/ishta-devata';
import { atmakaraka, karakamsa, navamsaPlacement } from '@cuspal/engine/jaimini/karakamsa';
import { placementOf } from '@cuspal/engine/jaimini/placement';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  grahaName,
  nextShape,
  listOf,
  planetList,
  planetName,
  signName,
} from '@cuspal/tool-kit';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { say } from './jaimini.messages.ts';

const deity = { avatar: z.string(), form: z.string() };
const signDevata = z.strictObject({
  sign: signName,
  decidedBy: z.enum(DEVATA_STEPS),
  planet: planetName,
  ...deity,
});

export default defineTool({
  name: 'get_ishta_devata',
  title: 'Chosen deity from Karakamsa',
  purpose: 'The deity that tradition reads from the twelfth of Karakamsa in the navamsa',
  family: 'jaimini',
  phase: 'advanced',
  system: 'jaimini',
  needs: ['get_chara_karakas', 'get_d9_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    'Which deity Jaimini tradition names as the chosen one (ishta devata), from the twelfth of the karakamsa. Call it for spiritual questions and worship. Changes no KP verdict.',
  provenance: {
    rules: ['R29.1', 'R29.2', 'R29.4', 'R24', 'R7.3'],
    sources: ['PVR', 'JS', 'K'],
  },
  input: birthInput,
  output: z.strictObject({
    answer: answerShape,
    atmakaraka: grahaName,
    karakamsa: signName,
    twelfth: signName,
    decidedBy: z.enum(DEVATA_STEPS),
    planet: planetName,
    ishtaDevata: z.strictObject(deity),
    otherPlanets: planetList.meta({ description: 'The rest of the step that decided, strongest first' }),
    dharmaDevata: signDevata,
    palanaDevata: signDevata,
    eightSchemeAlternative: z
      .strictObject({ atmakaraka: planetName, karakamsa: signName, planet: planetName, ...deity })
      .nullable()
      .meta({ description: 'Null where both schemes have one Atmakaraka' }),
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: ({ chart }) => {
    const self = atmakaraka(chart);
    const { sign, by, planet, others, avatar, form } = ishtaDevata(chart);
    return {
      answer: answerOf(say.chosenDeity({ form, avatar }), say.shownBy({ planet, step: by, sign: nameOfSign(sign) })),
      atmakaraka: self,
      karakamsa: nameOfSign(karakamsa(chart)),
      twelfth: nameOfSign(sign),
      decidedBy: by,
      planet,
      ishtaDevata: { avatar, form },
      otherPlanets: others,
      dharmaDevata: view(dharmaDevata(chart)),
      palanaDevata: view(palanaDevata(chart)),
      eightSchemeAlternative: alternative(chart),
      notes: [
        noKpVerdict('jaimini'),
        say.avatarsAndForms(),
        say.otherDevatas(),
        ...tieNotes(chart),
        ...nodeNotes([ishtaDevata(chart), dharmaDevata(chart), palanaDevata(chart)]),
      ],
      next: [{ tool: 'get_d9_chart', reason: say.nextNavamsa() }],
    };
  },
});

const view = ({ sign, by, planet, avatar, form }: SignDevata) => ({
  sign: nameOfSign(sign),
  decidedBy: by,
  planet,
  avatar,
  form,
});

/** Says what would change with Rahu as the significator of the self. */
function alternative(chart: Chart) {
  const self = eightAtmakaraka(placementOf(chart).degrees);
  if (self === atmakaraka(chart)) return null;
  const { planet, avatar, form } = ishtaDevataFor(chart, self);
  return { atmakaraka: self, karakamsa: nameOfSign(navamsaPlacement(chart).signs[self]), planet, avatar, form };
}

/** The nodes share every degree of the navamsa, so where both could speak their order decides. */
const nodeNotes = (found: readonly SignDevata[]): readonly string[] =>
  found.some(({ planet, others }) => planet === 'Rahu' && others.includes('Ketu')) ? [say.rahuBeforeKetu()] : [];

function tieNotes(chart: Chart): readonly string[] {
  const [self, minister] = charaKarakasOf(chart);
  return [
    ...(self !== undefined && self.planets.length > 1
      ? [say.shareAtmakaraka({ planets: self.planets, read: self.reads })]
      : []),
    ...(minister?.planets.length === 0 ? [say.noAmatyakaraka()] : []),
  ];
}
