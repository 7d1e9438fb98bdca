import type { Matter } from '../matters/matter.ts';
import { matterNamed } from '../matters/matters.ts';
import { askedOfDays } from './dates/good-days.ts';
import { DAY_MS } from './dates/span.ts';
import { rankingOf } from './ranking.ts';
import { readingOf } from './reading.ts';
import { folded, withPlainFigures, wordsOf } from './text/fold.ts';
import type { SaidDates } from './understanding.ts';
import { AROUND_A_YEAR } from './year-alone.ts';

/** Most days of which each is read by itself; more are read by their months and years. */
export const MOST_SINGLE_DAYS = 21;
/** Most days among which one is chosen for an act; of more, people ask when it comes. */
const MOST_TO_CHOOSE_FROM = 31;
/** Most days of which it is asked whether something can be done then; of more, whether it should be done at all. */
const MOST_TO_DARE = 16;

/** Words that name no matter, with which people ask how days are. */
const AROUND_DAYS = new Set([
  ...AROUND_A_YEAR,
  ...wordsOf(`
    day days week weeks weekend month months fortnight which best better worst lucky luckiest auspicious any these those next on please
    expect feel time times ahead tell see hows so and also then with life
    din hafta hafte mahina mahine samay waqt kaun kaunsa konsa sabse rahenge rahengi honge
    दिन हफ्ता हफ्ते सप्ताह महीना महीने समय वक्त कौन सबसे सा रहेंगे रहेंगी होंगे बीतेगा बीतेंगे जाएंगे मेरे ये यह
    दिवस आठवडा महिना काळ कोणता सर्वात असतील जातील जाईल हा या
    দিন সপ্তাহ মাস সময় দিনটা সপ্তাহটা মাসটা কোন সবচেয়ে এই
    día días semana mes quincena cuál mejor serán van irán suerte mi mis
    dia dias semana quinzena mês qual melhor serão vão sorte minha meus meu
    நாள் நாட்கள் வாரம் மாதம் நேரம் எந்த இந்த இருக்கும் போகும்
    రోజు రోజులు వారం నెల సమయం ఏ ఈ ఉంటాయి గడుస్తాయి
  `),
]);

/** The matter that asks how days are, and the one that asks how months and years are. */
const DAYS = 'tomorrow';
const YEAR = 'year_ahead';
const OF_DAYS: ReadonlySet<string> = new Set(['today', DAYS, YEAR]);

/** Matters of a life that days can be chosen for, and the choice. */
const CHOICE_FOR: Readonly<Record<string, string>> = {
  short_journey: 'travel_date',
  pilgrimage: 'travel_date',
  travel_abroad: 'travel_date',
  visa: 'visa_date',
  business_start: 'business_launch_date',
  job_interview_result: 'interview_time',
  publication: 'publish_date',
  buy_property: 'property_date',
  build_house: 'foundation_date',
  sell_property: 'sell_date',
  rent_out: 'rent_date',
  residence_change: 'housewarming_date',
  vehicle: 'vehicle_date',
  marriage_when: 'wedding_date',
  engagement: 'engagement_date',
  surgery_result: 'surgery_date',
  treatment: 'treatment_date',
};

/** What is fixed for a day, of which people ask how it goes, unless they ask for which the day is good. */
const ON_A_FIXED_DAY: ReadonlySet<string> = new Set(['surgery_result', 'treatment', 'job_interview_result']);

/** The seasons are those of the weather, and a general wish for a good day is for its own tools. */
const NAMED_WITH_DAYS = 'season';
const JUDGES_DAYS = 'judge_moment';

/**
 * The matter of a question that names days, where the days say more of it than the words do: how days are that are named
 * alone, days or years by their number, and an act that days are to be good for; else the matter that was heard.
 */
export function matterByDays(question: string, heard: Matter | null, dates: SaidDates | null): Matter | null {
  if (dates === null || heard?.key === NAMED_WITH_DAYS) return heard;
  const count = daysIn(dates);
  const rest = withoutDays(question, dates);
  if (wordsOf(rest).every((word) => AROUND_DAYS.has(word)))
    return choosesAlone(rest, heard, dates) ? heard : ofLength(count, heard);
  const chosen = count <= MOST_TO_CHOOSE_FROM ? choiceFor(question, rest, heard, count) : null;
  if (chosen !== null) return chosen;
  return heard !== null && OF_DAYS.has(heard.key) ? ofLength(count, heard) : heard;
}

/** Whether a day is to be chosen without a word of what for: "which is better, monday or thursday". */
const choosesAlone = (rest: string, heard: Matter | null, { apart }: SaidDates): boolean =>
  heard?.topic === 'muhurta' && heard.key !== JUDGES_DAYS && (apart !== undefined || askedOfDays(rest) !== null);

const daysIn = ({ from, to }: SaidDates): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** A question without the words that name its days. */
const withoutDays = (question: string, { said }: SaidDates): string =>
  withPlainFigures(folded(question)).replace(withPlainFigures(folded(said)), ' ');

const ofLength = (count: number, heard: Matter | null): Matter | null =>
  count > MOST_SINGLE_DAYS
    ? (matterNamed(YEAR) ?? heard)
    : heard?.key === 'today' && count === 1
      ? heard
      : (matterNamed(DAYS) ?? heard);

/** The choice of a day for what is asked; where only the days were heard, for what the other words say. */
function choiceFor(question: string, rest: string, heard: Matter | null, count: number): Matter | null {
  const wanted = askedOfDays(question);
  const isOfDays = heard !== null && OF_DAYS.has(heard.key);
  const matter = !isOfDays ? heard : wanted === 'safe' ? null : firstHeard(rest);
  if (wanted === null || matter === null || (wanted === 'safe' && count > MOST_TO_DARE)) return null;
  if (ON_A_FIXED_DAY.has(matter.key) && wanted !== 'good_for') return null;
  if (matter.key === 'travel_abroad' && ABROAD.test(rest)) return matterNamed('abroad_date') ?? null;
  return matterNamed(CHOICE_FOR[matter.key] ?? (CHOICES.has(matter.key) ? matter.key : '')) ?? null;
}

const CHOICES: ReadonlySet<string> = new Set(Object.values(CHOICE_FOR));

/** Some languages have one word for going away and for going abroad. */
const ABROAD =
  /abroad|overseas|foreign|extranjero|exterior|estrangeiro|videsh|pardes|ausland|etranger|विदेश|परदेश|বিদেশ|வெளிநா|விதேச|విదేశ/u;

/** A fit below which nothing is heard. */
const HEARD = 0.3;

function firstHeard(words: string): Matter | null {
  const [best] = rankingOf(readingOf(words));
  return best === undefined || best.fit < HEARD ? null : (matterNamed(best.key) ?? null);
}
