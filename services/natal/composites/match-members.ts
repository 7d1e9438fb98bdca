import checkDoshas from '../../ephemeris/doshas/check-doshas.tool.ts';
import getKalsarpaVariants from '../../ephemeris/doshas/get-kalsarpa-variants.tool.ts';
import getUpapadaLagna from '../../ephemeris/jaimini/get-upapada-lagna.tool.ts';
import { UPAPADA_RELATIONS } from '@cuspal/engine/topics/matching/upapada-relation';
import { bothPersons, houseNumber } from '@cuspal/tool-kit';
import { z } from 'zod';
import checkCompatibility from '../compatibility/check-compatibility.tool.ts';
import getAshtaKootaMilan from '../compatibility/get-ashta-koota-milan.tool.ts';
import getCompatibilityAdvanced from '../compatibility/get-compatibility-advanced.tool.ts';
import getSpouseCharacteristics from '../marriage/get-spouse-characteristics.tool.ts';
import runPreVerdictAudit from '../verification/run-pre-verdict-audit.tool.ts';
import { cutOf } from './digest-path.ts';
import { digestShape } from './digest.ts';
import { member } from './composite-runner.ts';

const MANGLIK = 'present severity cancellations venusOnly marsSign kpView';

/** What the match keeps of each member. */
export const MATCH = {
  kpCuspal: member(
    getCompatibilityAdvanced,
    'verdict total maximum override factors{code state points person1{reason} person2{reason}} promises{person1{verdict band side csl} person2{verdict band side csl}} marriageWindows',
  ),
  ashtakoota: member(
    getAshtaKootaMilan,
    'total maximum band kootas{name score max} nadiDosha bhakootDosha totalIfCancelled orientation extras kpNote',
  ),
  sevenFactors: member(checkCompatibility, 'overallScore verdict factors{name score weight cross}'),
  manglik: member(checkDoshas, `doshas{manglik{${MANGLIK}}} kpDissent`),
  upapada: member(getUpapadaLagna, 'upapada{sign lord} strength score'),
  kalsarpa: member(getKalsarpaVariants, 'status variant direction severity'),
  spouseTraits: member(
    getSpouseCharacteristics,
    'describer physical personality workArchetype relativeAge wealth distance confidence',
  ),
  audits: member(
    runPreVerdictAudit,
    'confidenceModifier confidenceBand boundary{criticalCount cautionCount} advice[1]',
  ),
} as const;

export const MANGLIK_PART = cutOf(MANGLIK);

const one = digestShape(checkDoshas.output.shape.doshas.shape.manglik, MANGLIK_PART).nullable();

export const manglikShape = bothPersons(one).extend({
  matched: z.boolean().nullable().meta({ description: 'Both have it or neither' }),
  kpDissent: z.string().nullable(),
});

export const upapadaShape = bothPersons(MATCH.upapada.shape.nullable()).extend({
  distance: houseNumber.nullable().meta({ description: 'Signs from the first Upapada to the second' }),
  relationship: z.enum(UPAPADA_RELATIONS).nullable(),
  lordsFriendly: z.boolean().nullable().meta({ description: 'Natural friends both ways' }),
});
