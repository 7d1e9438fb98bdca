import type { Chart } from '../../chart/chart.ts';
import { lordOfHouse } from '../../parashari/base/frame.ts';
import { separation } from '../../base/angles.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import { say } from './spiritual.messages.ts';

/** Fixed, amendable, light: the three kinds of karma of KPR2's chapter on shanti. */
export const KARMA_CLASSES = ['DRIDHA', 'DRIDHA_ADRIDHA', 'ADRIDHA'] as const;
export type KarmaClass = (typeof KARMA_CLASSES)[number];

export const WATCHED = ['LAGNA', 'MOON', 'MD_LORD', 'AD_LORD'] as const;
type Watched = (typeof WATCHED)[number];

export const HELPER_ROLES = ['JUPITER', 'LORD_OF_9'] as const;
type HelperRole = (typeof HELPER_ROLES)[number];

/** How a helper reaches what is watched; SELF: it is that planet. */
export const KARMA_CONTACTS = ['SELF', 'CONJUNCTION', 'SIGN_ASPECT', 'DEGREE_ANGLE'] as const;
type KarmaContact = (typeof KARMA_CONTACTS)[number];

interface KarmaWorking {
  readonly member: Watched;
  /** Null for the Lagna. */
  readonly planet: Planet | null;
  readonly helperRole: HelperRole;
  readonly helper: Graha;
  readonly contact: KarmaContact | null;
  readonly detail: string;
}

export interface Fixity {
  readonly class: KarmaClass;
  readonly reason: string;
  /** Four members by two helpers. */
  readonly working: readonly KarmaWorking[];
}

/** Good angles of R7.1 and their orb, degrees. */
const GOOD_ANGLES = [30, 60, 72, 120];
const ORB = 10 / 3;

interface Member {
  readonly member: Watched;
  readonly planet: Planet | null;
  readonly longitude: number;
  readonly signIndex: number;
}

function contactOf(chart: Chart, helper: Graha, { planet, longitude, signIndex }: Member): KarmaContact | null {
  if (helper === planet) return 'SELF';
  const at = chart.planets[helper];
  if (at.signIndex === signIndex) return 'CONJUNCTION';
  if (signAspect(helper, at.signIndex, signIndex) !== null) return 'SIGN_ASPECT';
  const arc = separation(at.longitude, longitude);
  return GOOD_ANGLES.some((angle) => Math.abs(arc - angle) <= ORB) ? 'DEGREE_ANGLE' : null;
}

/** A clause that begins with a planet, to stand after `because`: `the Sun shares …`. */
const inWords = (helper: Graha, contact: KarmaContact | null, { member, planet }: Member): string =>
  say.contact({
    contact: contact ?? 'NONE',
    member,
    helper,
    what: say.watched({ member, planet: planet ?? helper }),
  });

/**
 * How fixed the karma of a time is (KPR2 on shanti): light when Jupiter or the lord of 9 shares the sign of the Lagna, the
 * Moon or a running lord; amendable when one of them has another good contact; else fixed. A helper that is itself the
 * Moon or a running lord counts as a good contact.
 */
export function fixity(chart: Chart, running: { readonly md: Planet; readonly ad: Planet }): Fixity {
  const member = (name: Watched, planet: Planet): Member => ({ ...chart.planets[planet], member: name, planet });
  const members: readonly Member[] = [
    { ...chart.ascendant, member: 'LAGNA', planet: null },
    member('MOON', 'Moon'),
    member('MD_LORD', running.md),
    member('AD_LORD', running.ad),
  ];
  const helpers = [
    { helperRole: 'JUPITER', helper: 'Jupiter' },
    { helperRole: 'LORD_OF_9', helper: lordOfHouse(chart, 9) },
  ] as const;
  const working = members.flatMap((watched) =>
    helpers.map(({ helperRole, helper }): KarmaWorking => {
      const contact = contactOf(chart, helper, watched);
      return {
        member: watched.member,
        planet: watched.planet,
        helperRole,
        helper,
        contact,
        detail: inWords(helper, contact, watched),
      };
    }),
  );
  return {
    ...classOf(working),
    working: working.map((row) => ({ ...row, detail: say.working({ contact: row.detail }) })),
  };
}

function classOf(working: readonly KarmaWorking[]): Pick<Fixity, 'class' | 'reason'> {
  const joined = working.find(({ contact }) => contact === 'CONJUNCTION');
  if (joined) return { class: 'ADRIDHA', reason: say.light({ contact: joined.detail }) };
  const touched = working.find(({ contact }) => contact !== null);
  return touched
    ? { class: 'DRIDHA_ADRIDHA', reason: say.amendable({ contact: touched.detail }) }
    : { class: 'DRIDHA', reason: say.fixed() };
}
