import type { ConfidenceCap } from '@cuspal/engine/kp/borders/birth-time-trust';
import type { LocalClock } from '@cuspal/engine/time/clock';
import type { UpapadaPair } from '@cuspal/engine/topics/matching/upapada-relation';
import type { z } from 'zod';
import type getCompatibilityAdvanced from '../compatibility/get-compatibility-advanced.tool.ts';
import { factorsIn } from '../compatibility/match-words.ts';
import type { MATCH } from './match-members.ts';
import type { Found } from './composite-runner.ts';
import { auditCaution, type CrossFact, fact, type Fact, manglikEase, nearBorder as borderSays } from './synthesis.ts';
import { say } from './composites.messages.ts';

export const MATCH_ANSWERS = [
  'ONE_SIDE_NOT_PROMISED',
  'RECOMMENDED',
  'RECOMMENDED_BY_KP_KOOTA_LOW',
  'POSSIBLE_WITH_CARE',
  'NOT_SUPPORTED',
] as const;
export type MatchAnswer = (typeof MATCH_ANSWERS)[number];

export const TWO = ['person1', 'person2'] as const;
export type Who = (typeof TWO)[number];

/** One finding of each of the two; null where the member failed. */
type Both<Of> = Readonly<Record<Who, Found<Of>>>;

/** What the members of the match found; null where one failed. */
export interface MatchFindings {
  readonly kpCuspal: z.input<typeof getCompatibilityAdvanced.output>;
  readonly ashtakoota: Found<typeof MATCH.ashtakoota>;
  readonly manglik: Both<typeof MATCH.manglik>;
  readonly upapada: Both<typeof MATCH.upapada>;
  readonly kalsarpa: Both<typeof MATCH.kalsarpa>;
  readonly audits: Both<typeof MATCH.audits>;
  readonly upapadas: UpapadaPair | null;
  /** Whether cusp 7 stands so near a sub border that the verdict hangs on it. */
  readonly nearBorder: Readonly<Record<Who, boolean>>;
  /** The most that a confidence may be by the promise of marriage of each, which turns with the birth time (R9S). */
  readonly caps: Readonly<Record<Who, ConfidenceCap | null>>;
  /** Whether one of the two is under 18, so that the years of shared windows begin later. */
  readonly underAge: boolean;
  readonly asOfMs: number;
  readonly clock: LocalClock;
  readonly failed: readonly string[];
}

/** What speaks for the match. */
export function matchSupports({ kpCuspal, upapada, upapadas, underAge }: MatchFindings): readonly Fact[] {
  const good = factorsIn(kpCuspal.factors, 'GOOD');
  return [
    ...fact('kpCuspal', good.length > 0 && say.matchGoodIn({ factors: good })),
    ...fact('kpCuspal', kpCuspal.marriageWindows.length > 0 && say.periodsShared({ underAge })),
    ...fact(
      'upapada',
      upapadas !== null &&
        (upapadas.relationship === 'EXCELLENT' || upapadas.relationship === 'GOOD') &&
        standWell(
          upapadas,
          TWO.filter((who) => upapada[who]?.strength === 'STRAINED'),
        ),
    ),
  ];
}

/** Joins two facts that seem to disagree: how the Upapadas stand to each other, and how each stands alone. */
const standWell = ({ distance }: UpapadaPair, strained: readonly Who[]): string =>
  say.upapadasWell({ distance, strained: strained.length === 0 ? 'NONE' : whose(strained) });

/** What limits it: first why the answer is low, then custom with what KP holds against it, then doubts on the births. */
export function matchCautions(found: MatchFindings, answer: MatchAnswer): readonly Fact[] {
  const { kpCuspal, upapadas, audits, nearBorder, caps } = found;
  const unsure = TWO.filter((who) => audits[who]?.confidenceBand === 'LOW');
  const near = TWO.filter((who) => nearBorder[who]);
  const turning = TWO.filter((who) => caps[who] !== null);
  return [
    ...fact('kpCuspal', answer === 'ONE_SIDE_NOT_PROMISED' ? unpromisedSays(kpCuspal) : weakSays(kpCuspal, answer)),
    ...fact('kpCuspal', turning.length > 0 && say.promiseTurns({ who: whose(turning) })),
    ...fact('manglik', manglikSays(found)),
    ...fact('ashtakoota', doshasSay(found)),
    ...fact('upapada', upapadas?.relationship === 'WEAK' && say.upapadasWeak({ distance: upapadas.distance })),
    ...fact(
      unsure.length === 1 ? `audits.${unsure.join()}` : 'audits',
      unsure.length > 0 && auditCaution(whose(unsure)),
    ),
    ...fact('kpCuspal', near.length > 0 && borderSays(7, whose(near))),
  ];
}

/** The one of the two for whom something holds, or both; it holds for one of them at least. */
const whose = ([first, second]: readonly Who[]): Who | 'BOTH' => (second === undefined && first ? first : 'BOTH');

/** The missing promise lowers the verdict, or would if the points had not done so. */
function unpromisedSays({ promises, override, verdict }: MatchFindings['kpCuspal']): string {
  const keeps = override !== null && override.verdictByTotal !== verdict;
  const denied = TWO.filter((who) => promises[who].side === 'no');
  return `${say.notPromisedFor({ who: whose(denied), keeps })} ${say.neverAReason()}`;
}

function weakSays(kpCuspal: MatchFindings['kpCuspal'], answer: MatchAnswer): string | false {
  const weak = factorsIn(kpCuspal.factors, 'POOR');
  if (weak.length === 0) return false;
  const said = say.matchWeakIn({ factors: weak });
  return answer === 'NOT_SUPPORTED' ? `${said} ${say.neverAReason()}` : said;
}

function manglikSays({ manglik }: MatchFindings): string | false {
  const { person1, person2 } = manglik;
  if (person1 === null || person2 === null) return false;
  const only = TWO.filter((who) => manglik[who]?.doshas.manglik.present === true);
  const [who] = only;
  if (only.length !== 1 || who === undefined) return false;
  const found = manglik[who]?.doshas.manglik;
  return say.oneManglik({ who, ease: found === undefined ? 'NONE' : manglikEase(found) });
}

function doshasSay({ ashtakoota }: MatchFindings): string | false {
  if (ashtakoota === null) return false;
  const { nadiDosha, bhakootDosha } = ashtakoota;
  const nadi = nadiDosha.present && !nadiDosha.cancelled;
  const bhakoot = bhakootDosha.present && !bhakootDosha.cancelled;
  return (nadi || bhakoot) && say.starDoshas({ which: nadi ? (bhakoot ? 'BOTH' : 'NADI') : 'BHAKOOT' });
}

/** What other systems say beside, which changes neither a verdict of KP nor the confidence. */
export function matchCrossFacts(
  { ashtakoota, manglik, kalsarpa }: MatchFindings,
  answer: MatchAnswer,
): readonly CrossFact[] {
  const both = TWO.every((who) => manglik[who]?.doshas.manglik.present === true);
  const full = TWO.filter((who) => kalsarpa[who]?.status === 'FULL');
  return [
    ...fact('ashtakoota', ashtakoota !== null && pointsSay(ashtakoota, answer)),
    ...fact('manglik', both && say.bothManglik()),
    ...fact('kalsarpa', full.length > 0 && say.kalaSarpa({ who: whose(full) })),
  ].map((each) => ({ system: 'parashari' as const, ...each }));
}

const pointsSay = ({ total, maximum, band }: NonNullable<MatchFindings['ashtakoota']>, answer: MatchAnswer): string =>
  say.kootaPoints({
    total,
    maximum,
    band,
    recommended: answer === 'RECOMMENDED' || answer === 'RECOMMENDED_BY_KP_KOOTA_LOW',
  });
