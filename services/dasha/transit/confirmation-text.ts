import { inWords } from '@cuspal/engine/base/words';
import { type JudgedEvent, matterInWords, type NamedMatter } from '@cuspal/engine/events/event';
import { isOffered, type PeriodClass } from '@cuspal/engine/kp/promise/period-class';
import type { Matter } from '@cuspal/engine/kp/promise/matter';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import {
  type ConfirmingBody,
  confirms,
  isDashaLord,
  type TransitConfirmation,
} from '@cuspal/engine/kp/transit/confirmation';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { momentInWords } from '@cuspal/engine/time/print';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  planetFirst,
  planetInWords,
  planetsDo,
  planetsFirst,
  planetsInWords,
} from '@cuspal/engine/zodiac/planet-words';
import { answerOf } from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { CLASS_IN_WORDS, promiseLimit } from '../timing/event-promise.ts';

interface Tested {
  readonly event: NamedMatter & Pick<JudgedEvent, 'polarity'>;
  readonly promised: Verdict;
  readonly found: TransitConfirmation;
  readonly utcMs: number;
}

const confirmsInWords = (verdict: TransitConfirmation['verdict'], matter: string): string =>
  verdict === 'NOT_CONFIRMED'
    ? `does not confirm ${matter}`
    : `confirms ${matter}${verdict === 'PARTIAL' ? ' only in part' : ''}`;

const named = (bodies: readonly ConfirmingBody[]): string => planetsInWords(bodies.map(({ planet }) => planet));
const plural = (bodies: readonly unknown[], one: string, many: string): string => (bodies.length === 1 ? one : many);

const sides = ({ bodies, scaleBody }: TransitConfirmation) => ({
  byScale: bodies.some((each) => each.planet === scaleBody && confirms(each)),
  agreeing: bodies.filter(isDashaLord).filter(confirms),
  opposing: bodies.filter(isDashaLord).filter(({ test }) => test === 'OPPOSES'),
});

/** What the sky of the moment says, by which bodies, and what the dasha or a weak promise leaves of it. */
export function confirmationAnswer({ event, promised, found, utcMs }: Tested, clock: LocalClock): string {
  const said = `The sky of ${momentInWords(utcMs, clock)} ${confirmsInWords(found.verdict, matterInWords(event))}.`;
  if (promised === 'DENIED' || promised === 'NEGATED')
    return answerOf(said, promiseSentence(event, promised), 'Transits alone do not give it.');
  const { byScale, agreeing, opposing } = sides(found);
  const bodies = [
    `${planetFirst(found.scaleBody)} ${byScale ? 'agrees' : 'does not agree'}`,
    agreeing.length === 0
      ? 'no dasha lord agrees'
      : `${named(agreeing)} ${plural(agreeing, 'agrees as dasha lord', 'agree as dasha lords')}`,
    ...(opposing.length > 0 ? [`${named(opposing)} ${plural(opposing, 'opposes', 'oppose')}`] : []),
  ];
  return answerOf(said, `${inWords(bodies)}.`, closing(promised, found, clock));
}

function closing(promised: Verdict, found: TransitConfirmation, clock: LocalClock): string | false {
  const { verdict, dashaClass, scaleBody, nextMs, nextWithinDays } = found;
  if (verdict === 'CONFIRMED')
    return isOffered(dashaClass) ? promiseLimit(promised) : `But the running dasha ${CLASS_IN_WORDS[dashaClass]}.`;
  return nextMs === null
    ? `${planetFirst(scaleBody)} does not come to agree anew within ${Math.round(nextWithinDays)} days.`
    : `${isOffered(dashaClass) ? `The running dasha ${CLASS_IN_WORDS[dashaClass]}, and ${planetInWords(scaleBody)}` : planetFirst(scaleBody)} ${sides(found).byScale ? 'comes to agree again' : 'next comes to agree'} on ${momentInWords(nextMs, clock)}.`;
}

/** What the running dasha does by its lords, which the promise of the chart can leave without effect. */
function dashaReason(dashaClass: PeriodClass, promised: Verdict): string {
  const denied = promised === 'DENIED' || promised === 'NEGATED';
  return denied && isOffered(dashaClass)
    ? `The running dasha ${CLASS_IN_WORDS[dashaClass]}. But it cannot give what the chart does not promise.`
    : `The running dasha ${CLASS_IN_WORDS[dashaClass]}.`;
}

/** Reasons: which planets are strong, what the body of the scale and each dasha lord say by star and sub, and the rule that decided. */
export function confirmationReasons(found: TransitConfirmation, promised: Verdict): readonly string[] {
  const { bodies, verdict, scaleBody, dashaClass, rpAgreement, matter } = found;
  const { byScale, agreeing, opposing } = sides(found);
  const decisive = bodies.filter((body) => body.planet === scaleBody || isDashaLord(body));
  return [
    strongReason(matter),
    ...decisive.map((body) => bodyReason(body, scaleBody, matter)),
    dashaReason(dashaClass, promised),
    `Of the ruling planets of the moment ${rpAgreement.length === 0 ? 'none agrees' : `${planetsInWords(rpAgreement)} ${plural(rpAgreement, 'agrees', 'agree')}`}.`,
    ...(byScale && agreeing.length === 1 && agreeing[0]?.planet === scaleBody
      ? [`${planetFirst(scaleBody)} counts in both roles, because it is also a dasha lord.`]
      : []),
    decidedBy(verdict, byScale, agreeing.length > 0, opposing.length > 0),
  ];
}

/** Names the strong planets, and those of them that only stand in. */
function strongReason({ strong, standIns }: Matter): string {
  if (strong.length === 0) return 'No planet is strong for the event.';
  const named = `Strong for the event ${plural(strong, 'is', 'are')} ${planetsInWords(strong)}.`;
  return standIns.length === 0
    ? named
    : `${named} Too few planets bring it, so ${planetsDo(standIns, 'stands', 'stand')} in.`;
}

function decidedBy(
  verdict: TransitConfirmation['verdict'],
  byScale: boolean,
  byDasha: boolean,
  opposed: boolean,
): string {
  if (verdict === 'CONFIRMED')
    return 'So the date is confirmed, because the body of the scale and a dasha lord agree and none opposes.';
  if (verdict === 'NOT_CONFIRMED')
    return 'So the date is not confirmed, because neither the body of the scale nor a dasha lord agrees.';
  if (byScale && byDasha && opposed) return 'So the date is confirmed in part, because a dasha lord opposes it.';
  return byScale
    ? 'So the date is confirmed in part, because the body of the scale agrees and no dasha lord does.'
    : 'So the date is confirmed in part, because a dasha lord agrees and the body of the scale does not.';
}

function testInWords({ test, inside: { starLord, subLord } }: ConfirmingBody, { lords }: Matter): string {
  switch (test) {
    case 'TRIPLE':
      return 'confirms by sign, star and sub';
    case 'CONFIRMS':
      return 'confirms by star and sub';
    case 'OPPOSES': {
      const against = [...new Set([starLord, subLord])].filter((lord) => lords[lord].standing === 'AGAINST');
      return `opposes. ${against.length > 1 ? 'Both work' : `${planetsFirst(against)} works`} against it`;
    }
    case 'OFFERS':
      return 'only offers it';
    case 'NEUTRAL':
      return 'says nothing';
  }
}

function bodyReason(body: ConfirmingBody, scaleBody: Planet, matter: Matter): string {
  const { planet, inside } = body;
  return `${planetFirst(planet)}${planet === scaleBody ? ', the body of the scale,' : ''} in the star of ${planetInWords(inside.starLord)} and the sub of ${planetInWords(inside.subLord)} ${testInWords(body, matter)}.`;
}
