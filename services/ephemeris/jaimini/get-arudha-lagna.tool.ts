import type { ArudhaReading } from '@cuspal/engine/jaimini/arudha-lagna';
import { ARUDHA_STATEMENTS, arudhaLagna } from '@cuspal/engine/jaimini/arudha-lagna';
import { ARUDHA_EXCEPTIONS } from '@cuspal/engine/jaimini/arudha';
import { placementOf } from '@cuspal/engine/jaimini/placement';
import { strongerCoLord } from '@cuspal/engine/jaimini/strength';
import { DIGNITIES, dignityInWords, dignityOf } from '@cuspal/engine/parashari/base/dignity';
import { countSigns } from '@cuspal/engine/parashari/base/frame';
import { chartNatures, natureUsed } from '@cuspal/engine/parashari/base/natures';
import { signLordOf } from '@cuspal/engine/zodiac/division';
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
  planetName,
  signName,
} from '@cuspal/tool-kit';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { natureUsedShape } from '../strength/rows.ts';
import { borderNote, coLordNote, coLordRuleShape, exceptionNote, nodeNote, planetNatures } from './rows.ts';
import { say } from './jaimini.messages.ts';

export default defineTool({
  name: 'get_arudha_lagna',
  title: 'Arudha Lagna',
  purpose: "The Arudha Lagna's sign and lord: how the person is seen",
  family: 'jaimini',
  phase: 'advanced',
  system: 'jaimini',
  needs: ['get_full_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    'Where the Jaimini Arudha Lagna stands, the point of how the world sees a person, and what is read from it. Call it for image, status or reputation.',
  provenance: { rules: ['R29.1', 'R29.3', 'R3.6', 'R7.3', 'R23.1'], sources: ['PVR', 'JS', 'BPHS'] },
  input: birthInput,
  output: z.strictObject({
    answer: answerShape,
    arudhaLagna: z.strictObject({
      sign: signName,
      lord: planetName,
      lordSign: signName,
      lordDignity: z.enum(DIGNITIES),
      houseFromLagna: houseNumber,
    }),
    working: z.strictObject({
      lagnaSign: signName,
      lord: planetName,
      lordSign: signName,
      count: houseNumber,
      rawSign: signName,
      exception: z.enum(ARUDHA_EXCEPTIONS),
    }),
    coLordRule: coLordRuleShape,
    variants: z.strictObject({
      classicalLord: signName.meta({ description: 'With Mars and Saturn as lords always' }),
      noException: signName.meta({ description: 'The sign where the count ended' }),
    }),
    occupants: z.strictObject({
      al: planetNatures,
      second: planetNatures,
      third: planetNatures,
      sixth: planetNatures,
      seventh: planetNatures,
      eleventh: planetNatures,
      twelfth: planetNatures,
    }),
    aspectsOnAl: planetNatures,
    statements: listOf(
      z.strictObject({
        code: z.enum(ARUDHA_STATEMENTS),
        house: houseNumber.meta({ description: 'Counted from the Arudha Lagna' }),
        by: planetList,
      }),
    ),
    natureUsed: natureUsedShape,
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: ({ chart }) => {
    const { working, classicalLord, occupants, aspects, statements } = arudhaLagna(chart);
    const { sign, lord: lagnaLord, lordSign, count, rawSign, exception, coLordRule } = working;
    const placement = placementOf(chart);
    const coLord = strongerCoLord(placement, sign);
    const lord = coLord?.lord ?? signLordOf(sign);
    const lagna = chart.ascendant.signIndex;
    const houseFromLagna = countSigns(lagna, sign);
    const dignity = dignityOf(chart, lord);
    return {
      answer: answerOf(
        say.arudhaLagnaIn({ sign: nameOfSign(sign), house: houseFromLagna }),
        say.itsLord({ lord, dignity: dignityInWords(dignity) }),
        statements.length === 0 ? say.nothingReadFromIt() : say.readFromIt({ readings: readingsOf(statements) }),
      ),
      arudhaLagna: {
        sign: nameOfSign(sign),
        lord,
        lordSign: nameOfSign(placement.signs[lord]),
        lordDignity: dignity,
        houseFromLagna,
      },
      working: {
        lagnaSign: nameOfSign(lagna),
        lord: lagnaLord,
        lordSign: nameOfSign(lordSign),
        count,
        rawSign: nameOfSign(rawSign),
        exception,
      },
      coLordRule,
      variants: { classicalLord: nameOfSign(classicalLord), noException: nameOfSign(rawSign) },
      occupants,
      aspectsOnAl: aspects,
      statements,
      natureUsed: natureUsed(chartNatures(chart)),
      notes: [
        noKpVerdict('jaimini'),
        say.naturesByChart(),
        ...coLordNote(lagna, lagnaLord, coLordRule),
        ...coLordNote(sign, lord, coLord?.rule ?? null),
        ...exceptionNote(exception, 'LAGNA'),
        ...nodeNote(lord),
        ...borderNote(chart),
      ],
      next: [{ tool: 'get_arudha_padas', reason: say.nextArudhas() }],
    };
  },
});

/** Each reading once, in the order of the statements. */
const readingsOf = (statements: readonly ArudhaReading[]): readonly string[] =>
  ARUDHA_STATEMENTS.filter((code) => statements.some((each) => each.code === code)).map((code) =>
    say.reading({ code }),
  );
