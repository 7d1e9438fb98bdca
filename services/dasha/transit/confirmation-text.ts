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
import { printInstant } from '@cuspal/engine/time/print';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { answerOf } from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { promiseLimit } from '../timing/event-promise.ts';
import { say } from './transit.messages.ts';

interface Tested {
  readonly event: NamedMatter & Pick<JudgedEvent, 'polarity'>;
  readonly promised: Verdict;
  readonly found: TransitConfirmation;
  readonly utcMs: number;
}

const planetsOf = (bodies: readonly ConfirmingBody[]): readonly Planet[] => bodies.map(({ planet }) => planet);

const sides = ({ bodies, scaleBody }: TransitConfirmation) => ({
  byScale: bodies.some((each) => each.planet === scaleBody && confirms(each)),
  agreeing: bodies.filter(isDashaLord).filter(confirms),
  opposing: bodies.filter(isDashaLord).filter(({ test }) => test === 'OPPOSES'),
});

/** What the sky of the moment says, by which bodies, and what the dasha or a weak promise leaves of it. */
export function confirmationAnswer({ event, promised, found, utcMs }: Tested, clock: LocalClock): string {
  const said = say.skyConfirms({
    at: printInstant(utcMs, clock),
    verdict: found.verdict,
    matter: matterInWords(event),
  });
  if (promised === 'DENIED' || promised === 'NEGATED')
    return answerOf(said, promiseSentence(event, promised), say.transitsAloneDoNotGive());
  const { byScale, agreeing, opposing } = sides(found);
  return answerOf(
    said,
    say.bodiesAgree({
      body: found.scaleBody,
      byScale,
      agreeing: planetsOf(agreeing),
      opposing: planetsOf(opposing),
    }),
    closing({ event, promised, found }, clock),
  );
}

function closing({ event, promised, found }: Omit<Tested, 'utcMs'>, clock: LocalClock): string | false {
  const { verdict, dashaClass, scaleBody, nextMs, nextWithinDays } = found;
  if (verdict === 'CONFIRMED')
    return isOffered(dashaClass) ? promiseLimit(event, promised) : say.butRunningDasha({ dasha: dashaClass });
  return nextMs === null
    ? say.noNewAgreement({ body: scaleBody, days: Math.round(nextWithinDays) })
    : say.nextAgreement({
        dasha: dashaClass,
        body: scaleBody,
        again: sides(found).byScale,
        at: printInstant(nextMs, clock),
      });
}

/** What the running dasha does by its lords, which the promise of the chart can leave without effect. */
function dashaReason(dashaClass: PeriodClass, promised: Verdict): string {
  const denied = promised === 'DENIED' || promised === 'NEGATED';
  return denied && isOffered(dashaClass)
    ? say.runningDashaWithoutPromise({ dasha: dashaClass })
    : say.runningDasha({ dasha: dashaClass });
}

/** Reasons: which planets are strong, what the body of the scale and each dasha lord say by star and sub, and the rule that decided. */
export function confirmationReasons(found: TransitConfirmation, promised: Verdict): readonly string[] {
  const { bodies, verdict, scaleBody, dashaClass, rpAgreement, matter } = found;
  const { byScale, agreeing, opposing } = sides(found);
  const decisive = bodies.filter((body) => body.planet === scaleBody || isDashaLord(body));
  return [
    matter.strong.length === 0
      ? say.noPlanetStrong()
      : say.strongPlanets({ planets: matter.strong, standIns: matter.standIns }),
    ...decisive.map((body) => bodyReason(body, scaleBody, matter)),
    dashaReason(dashaClass, promised),
    say.rulingPlanetsAgree({ planets: rpAgreement }),
    ...(byScale && agreeing.length === 1 && agreeing[0]?.planet === scaleBody
      ? [say.bothRoles({ body: scaleBody })]
      : []),
    decidedBy(verdict, byScale, agreeing.length > 0, opposing.length > 0),
  ];
}

function decidedBy(
  verdict: TransitConfirmation['verdict'],
  byScale: boolean,
  byDasha: boolean,
  opposed: boolean,
): string {
  if (verdict === 'CONFIRMED') return say.confirmedByBoth();
  if (verdict === 'NOT_CONFIRMED') return say.confirmedByNeither();
  if (byScale && byDasha && opposed) return say.confirmedButOpposed();
  return say.confirmedByOneSide({ by: byScale ? 'SCALE' : 'DASHA' });
}

function bodyReason({ planet, inside, test }: ConfirmingBody, scaleBody: Planet, { lords }: Matter): string {
  const against = [...new Set([inside.starLord, inside.subLord])].filter((lord) => lords[lord].standing === 'AGAINST');
  return say.bodyTested({
    planet,
    scale: planet === scaleBody,
    starLord: inside.starLord,
    subLord: inside.subLord,
    test,
    against,
  });
}
