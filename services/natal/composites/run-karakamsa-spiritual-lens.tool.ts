import { natalEvent } from '@cuspal/engine/events/natal';
import { karakamsaSigns, type NavamsaSign } from '@cuspal/engine/jaimini/karakamsa';
import { LENS_FACTORS, CALLINGS, SPIRITUAL_PATHS } from '@cuspal/engine/synthesis/spiritual-lens';
import { printInstant } from '@cuspal/engine/time/print';
import { promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import getCharaKarakas from '../../ephemeris/jaimini/get-chara-karakas.tool.ts';
import getIshtaDevata from '../../ephemeris/jaimini/get-ishta-devata.tool.ts';
import getD20Chart from '../../ephemeris/vargas/get-d20-chart.tool.ts';
import getD9Chart from '../../ephemeris/vargas/get-d9-chart.tool.ts';
import {
  answerShape,
  birthInput,
  defineTool,
  instantText,
  listOf,
  openingOf,
  planetList,
  planetName,
  promiseSummaryShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  signName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import analyzeNatalPromise from '../core-analysis/analyze-natal-promise.tool.ts';
import getPastLifeKarmicPanel from '../spiritual/get-past-life-karmic-panel.tool.ts';
import { asOfMs } from './as-of.ts';
import { karakamsaSynthesis } from './karakamsa-synthesis.ts';
import { closingShape, member, compositeRunner } from './composite-runner.ts';
import { cappedSynthesisShape } from './synthesis.ts';
import { say } from './composites.messages.ts';

const KARAKAS = member(
  getCharaKarakas,
  'scheme karakas{karaka planet sign navamsaSign sharedWith} sameInBoth atmakaraka karakamsa karakamsaHouse swamsa closeCalls eightScheme{karaka planet}',
);
const DEVATA = member(getIshtaDevata, '*');
const NAVAMSA = member(getD9Chart, 'ascendant{sign} planets{@{sign house dignity vargottama}}');
const VIMSAMSA = member(getD20Chart, 'ascendant{sign} readout{verdict score topicFields}');
const KARMA = member(getPastLifeKarmicPanel, 'fixity{class} merit{class} kpNote');
const PROMISE = member(analyzeNatalPromise, 'events');

const SPIRITUAL = 'spiritual_progress';

const planets = {
  occupants: planetList,
  aspects: planetList.meta({ description: 'Planets that see it by rasi drishti' }),
};
const countedSign = z.strictObject({ sign: signName, lord: planetName, ...planets });

export default defineTool({
  name: 'run_karakamsa_spiritual_lens',
  title: 'Jaimini spiritual chain',
  purpose: 'Chara karakas, navamsa, Ishta Devata and vimsamsa as one reading',
  family: 'composites',
  phase: 'synthesis',
  system: 'jaimini',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'The whole spiritual reading of a chart by Jaimini in one call. Calling, path and deity from karakamsa and Ishta Devata, with points. Call it first for questions on dharma, worship or release.',
  provenance: {
    rules: ['R29.1', 'R29.2', 'R29.4', 'R24', 'R23.1', 'R7.3', 'R36.3', 'R9.1', 'R10'],
    sources: ['PVR', 'JS', 'BPHS', 'K', 'OWN'],
  },
  deadlineSeconds: 50,
  input: birthInput,
  output: z.strictObject({
    answer: answerShape,
    synthesis: cappedSynthesisShape(z.enum(CALLINGS), {
      path: z.enum(SPIRITUAL_PATHS).nullable().meta({ description: 'By the planet of the Ishta Devata' }),
      score: z.int().min(-1).max(8),
      factors: listOf(z.strictObject({ factor: z.enum(LENS_FACTORS), detail: z.string(), points: z.int() })),
    }),
    asOf: instantText,
    charaKarakas: KARAKAS.shape,
    karakamsa: z
      .strictObject({ sign: signName, ...planets, fifth: countedSign, ninth: countedSign, twelfth: countedSign })
      .meta({ description: 'In the navamsa' }),
    ishtaDevata: DEVATA.shape.nullable(),
    navamsa: NAVAMSA.shape.nullable(),
    vimsamsa: VIMSAMSA.shape.nullable(),
    karmaFixity: KARMA.shape.nullable(),
    kpSide: promiseSummaryShape.nullable().meta({ description: 'Null beyond the Placidus limit' }),
    ...closingShape,
    scoreProvenance: scoreProvenanceShape,
    extensionNote: z.string(),
  }),
  run: async (context) => {
    const { chart, note } = context;
    const asOf = asOfMs(context);
    const runner = compositeRunner(context);
    const karakas = await runner.decide('charaKarakas', KARAKAS);
    const devata = await runner.ask('ishtaDevata', DEVATA);
    const navamsa = await runner.ask('navamsa', NAVAMSA);
    const vimsamsa = await runner.ask('vimsamsa', VIMSAMSA);
    const karma = await runner.ask('karmaFixity', KARMA);
    const promise = await runner.ask('kpSide', PROMISE, { events: [SPIRITUAL] });
    const signs = karakamsaSigns(chart);
    if (!karakas.result.sameInBoth) note(say.otherAtmakaraka());
    note(say.signsOfNavamsa());
    note(say.callingsUsual());
    note(say.pathByPlanet());
    const synthesis = karakamsaSynthesis({
      karakas: karakas.result,
      signs,
      devata: devata?.result ?? null,
      vimsamsa: vimsamsa?.result ?? null,
      karma: karma?.result ?? null,
      promise: promise?.result.events[0] ?? null,
    });
    return {
      answer: openingOf(synthesis.text),
      synthesis,
      asOf: printInstant(asOf, chart.moment),
      charaKarakas: karakas.block,
      karakamsa: {
        sign: nameOfSign(signs.karakamsa.sign),
        occupants: signs.karakamsa.occupants,
        aspects: signs.karakamsa.aspects,
        fifth: signView(signs.fifth),
        ninth: signView(signs.ninth),
        twelfth: signView(signs.twelfth),
      },
      ishtaDevata: devata?.block ?? null,
      navamsa: navamsa?.block ?? null,
      vimsamsa: vimsamsa?.block ?? null,
      karmaFixity: karma?.block ?? null,
      kpSide: promise && promiseSummary(chart, natalEvent(SPIRITUAL)),
      ...runner.close(),
      scoreProvenance: SERVICE_EXTENSION,
      extensionNote: say.lensExtension(),
    };
  },
});

const signView = ({ sign, ...rest }: NavamsaSign) => ({ sign: nameOfSign(sign), ...rest });
