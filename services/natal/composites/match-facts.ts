import { inWords, ordinal } from '@cuspal/engine/base/words';
import type { ConfidenceCap } from '@cuspal/engine/kp/borders/birth-time-trust';
import type { LocalClock } from '@cuspal/engine/time/clock';
import type { UpapadaPair } from '@cuspal/engine/topics/matching/upapada-relation';
import type { z } from 'zod';
import type getCompatibilityAdvanced from '../compatibility/get-compatibility-advanced.tool.ts';
import { factorsIn, MATCH_IN_WORDS, PEOPLE_IN_WORDS, sharedYears } from '../compatibility/match-words.ts';
import type { MATCH } from './match-members.ts';
import type { Found } from './composite-runner.ts';
import { auditCaution, type CrossFact, fact, type Fact, manglikEased, NEAR_BORDER } from './synthesis.ts';

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
    ...fact('kpCuspal', good.length > 0 && `Of the six factors of KP, the match is good in ${inWords(good)}.`),
    ...fact(
      'kpCuspal',
      kpCuspal.marriageWindows.length > 0 && `The two share periods of marriage in ${sharedYears('ten', underAge)}.`,
    ),
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
function standWell(upapadas: NonNullable<MatchFindings['upapadas']>, strained: readonly Who[]): string {
  const well = `By Jaimini custom the two Upapadas stand well to each other (${placed(upapadas)})`;
  if (strained.length === 0) return `${well}, which decides nothing in KP.`;
  const whose = strained.length > 1 ? 'each' : `that of ${named(strained)}`;
  return `${well}. But by itself ${whose} is strained, and KP gives neither a part.`;
}

const placed = ({ distance }: NonNullable<MatchFindings['upapadas']>): string =>
  distance === 1 ? 'in the same sign' : `the second is the ${ordinal(distance)} sign from the first`;

/** What limits it: first why the answer is low, then custom with what KP holds against it, then doubts on the births. */
export function matchCautions(found: MatchFindings, answer: MatchAnswer): readonly Fact[] {
  const { kpCuspal, upapadas, audits, nearBorder, caps } = found;
  const unsure = TWO.filter((who) => audits[who]?.confidenceBand === 'LOW');
  const near = TWO.filter((who) => nearBorder[who]);
  const turning = TWO.filter((who) => caps[who] !== null);
  return [
    ...fact('kpCuspal', answer === 'ONE_SIDE_NOT_PROMISED' ? unpromisedSays(kpCuspal) : weakSays(kpCuspal, answer)),
    ...fact(
      'kpCuspal',
      turning.length > 0 &&
        `Within two minutes of birth time the promise of marriage changes for ${named(turning)}, so have the time checked.`,
    ),
    ...fact('manglik', manglikSays(found)),
    ...fact('ashtakoota', doshasSay(found)),
    ...fact(
      'upapada',
      upapadas?.relationship === 'WEAK' &&
        `By Jaimini custom the two Upapadas stand weakly to each other (${placed(upapadas)}). KP judges marriage from the sub lord of cusp 7.`,
    ),
    ...fact(
      unsure.length === 1 ? `audits.${unsure.join()}` : 'audits',
      unsure.length > 0 && auditCaution(unsure.length > 1 ? 'both persons' : named(unsure)),
    ),
    ...fact('kpCuspal', near.length > 0 && NEAR_BORDER(7, named(near))),
  ];
}

const named = (people: readonly Who[]): string =>
  people.length > 1 ? 'either person' : inWords(people.map((who) => PEOPLE_IN_WORDS[who]));

const NO_REASON = 'A low score is never a reason to refuse a person.';

/** The missing promise lowers the verdict, or would if the points had not done so. */
function unpromisedSays({ promises, override, verdict }: MatchFindings['kpCuspal']): string {
  const keeps = override !== null && override.verdictByTotal !== verdict ? 'keeps' : 'would keep';
  const denied = TWO.filter((who) => promises[who].side === 'no');
  return `Marriage is not promised for ${named(denied)}, which alone ${keeps} the verdict low. ${NO_REASON}`;
}

function weakSays(kpCuspal: MatchFindings['kpCuspal'], answer: MatchAnswer): string | false {
  const weak = factorsIn(kpCuspal.factors, 'POOR');
  if (weak.length === 0) return false;
  const said = `By the factors of KP the match is weak in ${inWords(weak)}.`;
  return answer === 'NOT_SUPPORTED' ? `${said} ${NO_REASON}` : said;
}

function manglikSays({ manglik }: MatchFindings): string | false {
  const { person1, person2 } = manglik;
  if (person1 === null || person2 === null) return false;
  const only = TWO.filter((who) => manglik[who]?.doshas.manglik.present === true);
  const [who] = only;
  if (only.length !== 1 || who === undefined) return false;
  const found = manglik[who]?.doshas.manglik;
  return `By custom only ${PEOPLE_IN_WORDS[who]} is Manglik${found === undefined ? '' : manglikEased(found)}. KP holds that Mars in a house is not by itself a denial or a danger.`;
}

function doshasSay({ ashtakoota }: MatchFindings): string | false {
  if (ashtakoota === null) return false;
  const { nadiDosha, bhakootDosha } = ashtakoota;
  const unlifted = [
    ...(nadiDosha.present && !nadiDosha.cancelled ? ['nadi dosha'] : []),
    ...(bhakootDosha.present && !bhakootDosha.cancelled ? ['bhakoot dosha'] : []),
  ];
  return (
    unlifted.length > 0 &&
    `By the birth stars ${inWords(unlifted)} ${unlifted.length > 1 ? 'are' : 'is'} present and not lifted. KP does not match couples by birth stars.`
  );
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
    ...fact(
      'manglik',
      both && 'By custom both charts are Manglik, which families take as matched. KP gives it no part.',
    ),
    ...fact(
      'kalsarpa',
      full.length > 0 &&
        `By modern custom the chart of ${full.length > 1 ? 'each person' : named(full)} shows Kala Sarpa. KP gives it no role.`,
    ),
  ].map((each) => ({ system: 'parashari' as const, ...each }));
}

const pointsSay = ({ total, maximum, band }: NonNullable<MatchFindings['ashtakoota']>, answer: MatchAnswer): string =>
  `By Parashari the birth stars give ${total} of ${maximum} points, which is ${MATCH_IN_WORDS[band]}${
    answer === 'RECOMMENDED' || answer === 'RECOMMENDED_BY_KP_KOOTA_LOW'
      ? ' and only names the recommendation'
      : ' and decides nothing here'
  }.`;
