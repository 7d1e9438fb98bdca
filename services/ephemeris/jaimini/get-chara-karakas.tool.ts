import { printedArc } from '@cuspal/engine/base/printed';
import { CHARA_KARAKAS, charaKarakasOf, closeKarakas } from '@cuspal/engine/jaimini/chara-karakas';
import { eightAtmakaraka, EIGHT_KARAKAS } from '@cuspal/engine/jaimini/eight-karakas';
import { atmakaraka, karakamsa } from '@cuspal/engine/jaimini/karakamsa';
import { lagnaIn, placementOf } from '@cuspal/engine/jaimini/placement';
import { countSigns } from '@cuspal/engine/parashari/base/frame';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  grahaName,
  houseNumber,
  listOf,
  nextShape,
  planetName,
  signName,
} from '@cuspal/tool-kit';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { eightRows, karakaRows, tieNotes } from './karaka-rows.ts';
import { say } from './jaimini.messages.ts';

const karakaName = z.enum(CHARA_KARAKAS);

export default defineTool({
  name: 'get_chara_karakas',
  title: 'Movable significators',
  purpose: 'Atmakaraka to Darakaraka by degree in sign',
  family: 'jaimini',
  phase: 'advanced',
  system: 'jaimini',
  needs: ['get_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    'Which planet is the Jaimini significator of self (Atmakaraka), work, siblings, mother, children, rivals and spouse (Darakaraka), with the karakamsa. Call it before other Jaimini tools.',
  provenance: { rules: ['R29.2', 'R29.4', 'R38', 'R7.3', 'R24'], sources: ['PVR', 'JS'] },
  input: birthInput,
  output: z.strictObject({
    answer: answerShape,
    scheme: z.literal('seven'),
    karakas: listOf(
      z.strictObject({
        karaka: karakaName,
        planet: grahaName,
        signifies: z.string(),
        vacant: z
          .boolean()
          .meta({ description: 'A tie above left it without a planet; the fixed significator is read' }),
        sharedWith: listOf(grahaName),
        degreesInSign: z.number().min(0).lt(30),
        sign: signName,
        houseFromLagna: houseNumber,
        navamsaSign: signName,
      }),
    ),
    eightScheme: listOf(
      z.strictObject({
        karaka: z.enum(EIGHT_KARAKAS),
        planet: planetName.exclude(['Ketu']).nullable().meta({ description: 'Null: vacant after a tie' }),
        advancement: z.number().min(0).max(30).meta({ description: 'Degrees, those of Rahu from the end of its sign' }),
      }),
    ),
    sameInBoth: z.boolean().meta({ description: 'Both schemes have one Atmakaraka' }),
    atmakaraka: grahaName,
    karakamsa: signName,
    karakamsaHouse: z.strictObject({ fromLagna: houseNumber, fromNavamsaLagna: houseNumber }),
    swamsa: signName,
    closeCalls: listOf(
      z.strictObject({
        planets: z.tuple([grahaName, grahaName]).readonly(),
        karakas: z.tuple([karakaName, karakaName]).readonly(),
        gapArcmin: z.number().min(0).max(1),
      }),
    ),
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: ({ chart }) => {
    const { degrees } = placementOf(chart);
    const holders = charaKarakasOf(chart);
    const self = atmakaraka(chart);
    const sign = karakamsa(chart);
    const swamsa = lagnaIn(chart, 'D9');
    const sameInBoth = eightAtmakaraka(degrees) === self;
    const close = closeKarakas(degrees);
    const spouse = holders.at(-1);
    return {
      answer: answerOf(
        say.atmakarakaIs({ planet: self, sign: nameOfSign(sign) }),
        spouse !== undefined && say.darakarakaIs({ planet: spouse.reads }),
        !sameInBoth && say.schemeOfEight({ planet: eightAtmakaraka(degrees) }),
      ),
      scheme: 'seven' as const,
      karakas: karakaRows(chart),
      eightScheme: eightRows(degrees),
      sameInBoth,
      atmakaraka: self,
      karakamsa: nameOfSign(sign),
      karakamsaHouse: {
        fromLagna: countSigns(chart.ascendant.signIndex, sign),
        fromNavamsaLagna: countSigns(swamsa, sign),
      },
      swamsa: nameOfSign(swamsa),
      closeCalls: close.map(({ planets, karakas, gap }) => ({ planets, karakas, gapArcmin: printedArc(gap) })),
      notes: [
        noKpVerdict('jaimini'),
        say.karakamsaAndSwamsa(),
        ...tieNotes(degrees),
        ...(close.length > 0 ? [say.ranksMaySwap()] : []),
      ],
      next: [
        { tool: 'get_ishta_devata', reason: say.nextDeity() },
        { tool: 'get_chara_dasha', reason: say.nextSignPeriods() },
      ],
    };
  },
});
