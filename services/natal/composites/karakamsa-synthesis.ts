import { verdictQuote } from '@cuspal/engine/kp/promise/promise-reasoning';
import {
  spiritualLens,
  spiritualPath,
  type Calling,
  type LensFactor,
  type SpiritualPath,
} from '@cuspal/engine/synthesis/spiritual-lens';
import type { KarakamsaSigns } from '@cuspal/engine/jaimini/karakamsa';
import type getCharaKarakas from '../../ephemeris/jaimini/get-chara-karakas.tool.ts';
import type getIshtaDevata from '../../ephemeris/jaimini/get-ishta-devata.tool.ts';
import type getD20Chart from '../../ephemeris/vargas/get-d20-chart.tool.ts';
import type { z } from 'zod';
import type analyzeNatalPromise from '../core-analysis/analyze-natal-promise.tool.ts';
import type getPastLifeKarmicPanel from '../spiritual/get-past-life-karmic-panel.tool.ts';
import { meritSentence } from '../spiritual/merit-words.ts';
import { factsOf, synthesisOf, type CappedConfidence, type CrossFact } from './synthesis.ts';
import type { Timing } from './timing.ts';
import { say } from './composites.messages.ts';

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
      cautions: [
        ...factsOf<LensFactor>(factors, -1, memberOf),
        ...(close ? [{ fact: say.closeCall(), member: 'charaKarakas' }] : []),
      ],
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

const quoteOf = ({ karakas, devata }: LensFindings, calling: Calling, path: SpiritualPath | null): string =>
  say.calling({
    calling,
    path: path ?? 'NONE',
    sign: karakas.karakamsa,
    atmakaraka: karakas.atmakaraka,
    known: devata !== null,
    deity: devata?.ishtaDevata.form ?? '',
  });

function crossSystemOf({ karma, promise }: LensFindings, answer: Calling): readonly CrossFact[] {
  const calls = answer === 'STRONG_CALLING' || answer === 'MARKED';
  const opposed = promise !== null && (calls ? promise.side === 'no' : answer === 'QUIET' && promise.side === 'yes');
  return [
    ...(promise === null
      ? []
      : [verdictQuote(say.spiritualProgress(), promise), say.kpJudgesProgress({ opposed })].map((fact) => ({
          system: 'kp' as const,
          member: 'kpSide',
          fact,
        }))),
    ...(karma === null
      ? []
      : [say.karma({ fixity: karma.fixity.class }), meritSentence(karma.merit.class)].map((fact) => ({
          system: 'parashari' as const,
          member: 'karmaFixity',
          fact,
        }))),
  ];
}
