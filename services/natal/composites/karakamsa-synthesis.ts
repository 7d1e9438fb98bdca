import { verdictQuote } from '@cuspal/engine/kp/promise/promise-reasoning';
import {
  spiritualLens,
  spiritualPath,
  type Calling,
  type LensFactor,
  type SpiritualPath,
} from '@cuspal/engine/synthesis/spiritual-lens';
import type { KarakamsaSigns } from '@cuspal/engine/jaimini/karakamsa';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import type getCharaKarakas from '../../ephemeris/jaimini/get-chara-karakas.tool.ts';
import type getIshtaDevata from '../../ephemeris/jaimini/get-ishta-devata.tool.ts';
import type getD20Chart from '../../ephemeris/vargas/get-d20-chart.tool.ts';
import type { z } from 'zod';
import type analyzeNatalPromise from '../core-analysis/analyze-natal-promise.tool.ts';
import type getPastLifeKarmicPanel from '../spiritual/get-past-life-karmic-panel.tool.ts';
import { meritSentence } from '../spiritual/merit-words.ts';
import { factsOf, synthesisOf, type CappedConfidence, type CrossFact, type Fact } from './synthesis.ts';
import type { Timing } from './timing.ts';

type Karakas = z.input<typeof getCharaKarakas.output>;
type Panel = z.input<typeof getPastLifeKarmicPanel.output>;

/** What the members of the spiritual lens found; null where one failed. */
export interface LensFindings {
  readonly karakas: Karakas;
  readonly signs: KarakamsaSigns;
  readonly devata: z.input<typeof getIshtaDevata.output> | null;
  readonly vimsamsa: z.input<typeof getD20Chart.output> | null;
  readonly karma: Panel | null;
  readonly promise: z.input<typeof analyzeNatalPromise.output>['events'][number] | null;
}

/** The spiritual lens in one answer. */
export function karakamsaSynthesis(found: LensFindings) {
  const { karakas, signs, devata, vimsamsa } = found;
  const { answer, rule, score, factors } = spiritualLens(
    signs,
    vimsamsa && { ...vimsamsa.readout.topicFields, verdict: vimsamsa.readout.verdict },
  );
  const path = devata && spiritualPath(devata.planet);
  const close = karakas.closeCalls.some(({ karakas: pair }) => pair.includes('AK'));
  return {
    ...synthesisOf<Calling, Timing, CappedConfidence>({
      answer,
      rule,
      confidence: close ? 'LOW' : 'MODERATE',
      quoteFirst: quoteOf(found, answer, path),
      supports: factsOf<LensFactor>(factors, 1, memberOf),
      cautions: [...factsOf<LensFactor>(factors, -1, memberOf), ...(close ? [CLOSE_CALL] : [])],
      timing: null,
      timingSays: null,
      crossSystem: crossSystemOf(found, answer),
      notCovered: [
        'get_mantra_recommendation',
        'get_chara_dasha',
        ...(vimsamsa === null ? ['mokshaMarker', 'devotionPlanets'] : []),
        ...(devata === null ? ['path'] : []),
      ],
    }),
    path,
    score,
    factors,
  };
}

const MEMBER_OF: Readonly<Record<string, string>> = { mokshaMarker: 'vimsamsa', devotionPlanets: 'vimsamsa' };

const memberOf = (factor: string): string => MEMBER_OF[factor] ?? 'karakamsa';

const CLOSE_CALL: Fact = {
  fact: 'Another planet stands less than one minute of arc from the Atmakaraka, so a small error of birth time may change all of this.',
  member: 'charaKarakas',
};

const CALLING_IN_WORDS: Readonly<Record<Calling, string>> = {
  STRONG_CALLING: 'a strong',
  MARKED: 'a marked',
  PRESENT: 'some',
  QUIET: 'a quiet',
};

const PATH_IN_WORDS: Readonly<Record<SpiritualPath, string>> = {
  ACTION: 'by way of action',
  DEVOTION: 'by way of devotion',
  KNOWLEDGE: 'by way of knowledge',
  KNOWLEDGE_AND_RITE: 'by way of knowledge and rite',
  SERVICE_AND_AUSTERITY: 'by way of service and austerity',
  MANTRA: 'by way of mantra',
  LIBERATION: 'towards liberation',
};

function quoteOf({ karakas, devata }: LensFindings, answer: Calling, path: SpiritualPath | null): string {
  const self = `The karakamsa, sign of the self, is ${karakas.karakamsa} by ${planetInWords(karakas.atmakaraka)}`;
  const way = path === null ? '' : `, ${PATH_IN_WORDS[path]}`;
  const deity = devata === null ? '' : `, and the deity is ${devata.ishtaDevata.form}`;
  return `The chart shows ${CALLING_IN_WORDS[answer]} spiritual calling${way}. ${self}${deity}.`;
}

function crossSystemOf({ karma, promise }: LensFindings, answer: Calling): readonly CrossFact[] {
  const calls = answer === 'STRONG_CALLING' || answer === 'MARKED';
  const opposed = promise !== null && (calls ? promise.side === 'no' : answer === 'QUIET' && promise.side === 'yes');
  return [
    ...(promise === null
      ? []
      : [
          verdictQuote('Spiritual progress', promise),
          `KP judges whether progress comes about and the karakamsa the inclination${opposed ? ', so both may hold' : ''}.`,
        ].map((fact) => ({ system: 'kp' as const, member: 'kpSide', fact }))),
    ...(karma === null
      ? []
      : [KARMA_SAYS[karma.fixity.class], meritSentence(karma.merit.class)].map((fact) => ({
          system: 'parashari' as const,
          member: 'karmaFixity',
          fact,
        }))),
  ];
}

const KARMA_SAYS: Readonly<Record<Panel['fixity']['class'], string>> = {
  DRIDHA: 'By Parashari tradition the karma of the present period is fixed, so little change is expected of it.',
  DRIDHA_ADRIDHA: 'By Parashari tradition the karma of the present period is mixed, so steady effort may soften it.',
  ADRIDHA: 'By Parashari tradition the karma of the present period is light, so effort is said to change it.',
};
