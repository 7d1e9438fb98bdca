import { conceptsOf } from './concepts/concepts.ts';
import type { Matter } from '../matters/matter.ts';
import type { Reading } from './reading.ts';
import { fittingFolded } from './text/fold.ts';
import { isEnglish } from './text/is-english.ts';
import { isOfPast } from './tense.ts';
import type { Understanding } from './understanding.ts';

type Person = Understanding['about'];

/** What the words tell of the one who asks and of the one asked about. */
type Persons = Pick<Understanding, 'about' | 'past' | 'secondPerson'>;

const PROFESSIONS =
  'astrologer|astrologist|jyotishi|jyotish|practitioner|counsellor|counselor|doctor|physician|paediatrician|pediatrician|therapist|vaidya|adviser|advisor|consultant astrologer|psychologist';
const ADVISES = new RegExp(
  String.raw`\b(?:i am|im|as) (?:an? |his |her |their |the )?(?:\w+ )?(?:${PROFESSIONS})\b|\b(?:a|my|the|this|for a|of a) clients? (?:chart|horoscope|nativity|kundli)|\bfor (?:a|my) client\b|\bmy client\b.*\b(?:chart|horoscope|nativity)|\b(?:this|the|of) nativit|\bthe native\b|\bthis native\b`,
  'u',
);

/** Terms that only those who practise use of a span of life. */
const TERMS_OF_PRACTICE =
  /\b(?:pind\w*ayu\w*|amsayu\w*|ams?hayu\w*|naisargayu\w*|nisargayu\w*|alpayu\w*|madhyayu\w*|purnayu\w*|balarish?ta\w*|arish?ta bhanga|three pairs?|extra ?marital (?:signature|combination|indicator))/u;

/** The same in the other languages; Chinese stands sign by sign. */
const ADVISES_ELSEWHERE =
  /(?:^| )(?:(?:soy|sou|je suis|ich bin|saya) (?:une? |uma? |ein |eine |seorang )?astrolog\p{L}*|я астролог|انا (?:منجم\p{L}*|فلكي\p{L}*)|我 是 占 星 师|(?:mi|meu|mon|mein\p{L}*) (?:clien|klien|consultan)\p{L}*|klien saya)(?: |$)/u;

/** Whether the one who asks advises others. */
export const isAdviser = ({ text }: Reading): boolean =>
  ADVISES.test(text) || ADVISES_ELSEWHERE.test(text) || TERMS_OF_PRACTICE.test(text);

const ENGLISH_PERSONS: readonly (readonly [Person, RegExp])[] = [
  ['son', /\b(?:my|our) (?:\w+ )?(?:son|sons|boy|boys)\b(?! in law)/u],
  ['daughter', /\b(?:my|our) (?:\w+ )?(?:daughter|daughters|girl)\b(?! in law)/u],
  ['child', /\b(?:my|our) (?:\w+ )?(?:child|childs|kid|kids|children|baby|toddler|grandson|granddaughter)\b/u],
  ['mother', /\b(?:my|our) (?:\w+ )?(?:mother|mothers|mom|mum|mums|moms|mummy|mama)\b(?! in law)/u],
  ['father', /\b(?:my|our) (?:\w+ )?(?:father|fathers|dad|dads|daddy|papa)\b(?! in law)/u],
  ['spouse', /\b(?:my|our) (?:\w+ )?(?:husband|husbands|wife|wifes|wives|spouse|hubby|partner)\b/u],
  ['sibling', /\b(?:my|our) (?:\w+ )?(?:brother|brothers|sister|sisters|sibling|bro|sis)\b(?! in law)/u],
  [
    'other',
    /\b(?:my|our) (?:\w+ )?(?:friend|friends|cousin|nephew|niece|uncle|aunt|grandmother|grandfather|grandma|grandpa|mother in law|father in law|brother in law|sister in law|boyfriend|girlfriend|neighbour|colleague|fiance|fiancee)\b/u,
  ],
];

/** Ideas that in the other languages name a person without a word for "my". */
const IDEAS_OF_PERSONS: readonly (readonly [Person, string])[] = [
  ['son', 'son'],
  ['daughter', 'daughter'],
  ['mother', 'mother'],
  ['father', 'father'],
  ['spouse', 'spouse'],
  ['sibling', 'sibling'],
];

/** Topics that ask how the one who asks stands to such a person: the chart is that of the one who asks. */
const OWN_CHART: Readonly<Partial<Record<NonNullable<Matter['topic']>, readonly Person[] | 'all'>>> = {
  family: 'all',
  compatibility: 'all',
  twins: 'all',
  horary: 'all',
  children: ['son', 'daughter', 'child', 'spouse'],
  marriage: ['spouse', 'mother', 'father', 'other'],
  sport: ['other'],
  world: 'all',
};

/** Matters of one's own in which another has a part. */
const OWN_MATTERS: ReadonlySet<string> = new Set([
  'custody',
  'inheritance',
  'ancestral_property',
  'money_lent',
  'business_partner',
  'ancestral_karma',
  'residence_change',
  'meeting_time',
  'joint_date',
]);

export function personsOf({ asked, text }: Reading, matter: Matter | null, nowMs: number): Persons {
  return {
    about: aboutIn(asked, text, matter),
    past: isOfPast(asked, matter, nowMs),
    secondPerson:
      matter?.topic === 'compatibility' ||
      matter?.topic === 'twins' ||
      WITH_ANOTHER.has(matter?.key ?? '') ||
      (matter?.topic === 'marriage' && hasBirthOfPartner(text)),
  };
}

const WITH_ANOTHER: ReadonlySet<string> = new Set(['joint_date', 'business_partner']);

function hasBirthOfPartner(text: string): boolean {
  const ideas = conceptsOf(text.split(' '));
  return ideas.includes('dob') && (ideas.includes('partner') || ideas.includes('spouse')) && /\d/u.test(text);
}

function aboutIn(asked: string, text: string, matter: Matter | null): Person {
  // "my son has an exam, does he pass": the person stands before the question.
  const english = englishPerson(asked) ?? (THIRD_PERSON.test(asked) ? englishPerson(text) : undefined);
  const person = english ?? personByIdea(asked) ?? childOf(asked, matter) ?? 'self';
  // What a relative does is the relative's own, whatever the topic: "will my mother marry again".
  if (OTHER_DOES.test(asked)) return 'other';
  if (DOES_IT.test(asked)) return person === 'self' && PARENTS.test(asked) ? 'mother' : person;
  if (person === 'self' || OWN_MATTERS.has(matter?.key ?? '')) return 'self';
  const own = OWN_CHART[matter?.topic ?? 'annual'] ?? [];
  return own === 'all' || own.includes(person) ? 'self' : person;
}

/** The person that is told of anywhere in a question, not only where it asks. */
export const personToldOf = ({ text }: Reading): Person => englishPerson(text) ?? personByIdea(text) ?? 'self';

const PARENTS = /\bmy parents\b/u;
const DOES_IT =
  /\b(?:will|does|do|did|is|are|can|shall|would|should) my (?:\w+ )?(?:mother|father|mom|mum|dad|parents|son|daughter|child|brother|sister|friend|cousin|niece|nephew|uncle|aunt)s? (?:ever |really |finally |going to |soon |be able to )*(?:(?:re)?marry(?: again)?(?! (?:me|my|our))|get (?:re)?married|(?:get )?divorced?|separate|split up|have (?:an? |another )?(?:baby|child|children|kids?)|get pregnant|conceive|become an? (?:mother|father)|find (?:an? )?(?:husband|wife|love|partner))\b|\bhow will my (?:\w+ )?(?:son|daughter|child) be (?:as|when|in)\b/u;

/** Somebody of whom one asks for their own sake, where nothing of the one who asks is named: "will my boss be fired". */
const OTHER_DOES =
  /\b(?:will|does|do|did|is|are|can|shall|would|should) (?:my|our) (?:\w+ )?(?:boss|manager|supervisor|landlord|tenant|teacher|professor|coworker|co worker|colleague|roommate|flatmate|neighbour|neighbor|maid|driver|doctor|lawyer|mother in law|father in law|brother in law|sister in law)(?! (?:and|or|with|promote|help|pay|hire|fire|sack|give|let|win|like|love)\b)\b(?!.*\b(?:me|my|mine|us|our|i|we)\b)|\bmy ex(?: \w+)?(?: \w+)? (?:marry|married|marrying|wed|remarry)\b(?! (?:me|us)\b)|\b(?:he|she) (?:\w+ )?(?:leave|divorce) (?:his|her) (?:wife|husband)\b|\bmy parents\b.*\b(?:they|parents) (?:\w+ )?(?:divorce|separate|split|stay together|break up)\b/u;

const englishPerson = (words: string): Person | undefined => ENGLISH_PERSONS.find(([, says]) => says.test(words))?.[0];

const THIRD_PERSON = /\b(?:he|she|him|her|his)\b/u;

/** English has a word for "my" in its way; Latin letters without one may name anybody's son. */
function personByIdea(asked: string): Person | undefined {
  if (isEnglish(asked)) return undefined;
  const of = asked.replace(BECOME_A_PARENT, ' ');
  return personAmong(of.replace(OUR_IN_TELUGU, ' ')) ?? personAmong(of);
}

/** Topics in which a child is one's own: its word in most languages names children as such too. */
const OF_A_CHILD: ReadonlySet<Matter['topic']> = new Set<Matter['topic']>(['education', 'health']);
const childOf = (asked: string, matter: Matter | null): Person | undefined =>
  OF_A_CHILD.has(matter?.topic) && !isEnglish(asked) && conceptsOf(asked.split(' ')).includes('child')
    ? 'child'
    : undefined;

function personAmong(words: string): Person | undefined {
  const ideas = conceptsOf(words.split(' '));
  return IDEAS_OF_PERSONS.find(([, idea]) => ideas.includes(idea))?.[0];
}

/** Words of becoming a mother or a father, which name nobody else. */
const BECOME_A_PARENT = new RegExp(
  fittingFolded(
    String.raw`(?:^|\s)(?:मां|माता|पिता|पापा|बाप|आई|बाबा|মা|বাবা|தாய்|அம்மா|அப்பா|தந்தை|తల్లి|తల్లిని|అమ్మ|నాన్న|తండ్రి|maa|mummy|papa|baap|amma|appa|thalli|nanna)\s(?:(?:कब|कधी|কবে|எப்போ|எப்போது|ఎప్పుడు|kab|eppo|eppudu)\s)?(?:बन|होऊ|होना|होने|होई|होणार|হব|হতে|ஆக|ஆவ|అవు|అవ్వ|కావ|ban|hona|aaga|aave|avuth|avut|avta)[\p{L}\p{M}]*|\b(?:ser|sere|serei|seria|convertirme en|virar|me tornar) (?:madre|padre|mama|papa|mae|pai)\b`,
  ),
  'u',
);

/** The word of Telugu for "our", which in Latin letters is that of Hindi for a mother: "maa annayya" is a brother. */
const OUR_IN_TELUGU = /\bmaa\b/u;
