import { dayFrame } from '@cuspal/engine/almanac/day-frame';
import { HARMFUL_PADA, type MoonStand, type TaraBala, taraWheel } from '@cuspal/engine/almanac/tara-bala';
import { dayLater, nextGoodWindow, type TaraAsked, type TaraDay, taraDays } from '@cuspal/engine/almanac/tara-days';
import { moonStand, type TaraWindow } from '@cuspal/engine/almanac/tara-windows';
import { WEEKDAYS } from '@cuspal/engine/almanac/limbs';
import { moonBetween } from '@cuspal/engine/almanac/moon-arc';
import { holds } from '@cuspal/engine/base/intervals';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import { resolveQueryPlace } from '@cuspal/engine/time/query-place';
import { STAR_DEGREES } from '@cuspal/engine/zodiac/division';
import { signName as nameOfSign, starName as nameOfStar } from '@cuspal/engine/zodiac/lords';
import { answerOf, defineTool, detailArgument, paginate, ToolError } from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { placeView } from '@cuspal/tool-kit/views/place';
import { PAGE_SIZE, taraBalaInput, taraBalaOutput } from './tara-bala-output.ts';
import { say } from './almanac.messages.ts';

export default defineTool({
  name: 'get_tara_bala',
  title: 'Tara and Chandra bala',
  purpose: "How a day's Moon star stands to the birth star, and the next good days",
  family: 'almanac',
  phase: 'transit',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Whether a day suits a person, by tara bala and chandra bala from the birth star and Moon sign. Parashari muhurta, not KP. Gives the tara now and the good windows ahead.',
  provenance: { rules: ['R32.5', 'R1.6', 'R4.1'], sources: ['MC', 'K'] },
  paged: { pageSize: PAGE_SIZE },
  brief: {
    without: ['wheel', 'queryPlace', 'birthMoonSign', 'days.sunrise', 'days.weekday'],
  },
  input: taraBalaInput.extend(detailArgument),
  output: taraBalaOutput,
  run: async ({ input, chart, ephemeris, now, note, yieldTurn }) => {
    const { Moon } = chart.planets;
    const place = resolveQueryPlace(input, chart.moment);
    const utcMs = resolveInstant(input.query_date, place, now, 'query_date');
    const of: TaraAsked = { ephemeris, ayanamsa: chart.moment.ayanamsa, birth: Moon, place, clock: place, yieldTurn };
    const numbers = Array.from({ length: input.days }, (_, day) => day);
    const { items, pagination, pageNote } = paginate(numbers, input.page, PAGE_SIZE, 'days');

    const first = dayFrame(ephemeris, utcMs, place, place);
    const [today] = await taraDays(of, first, 1);
    const window = today?.windows.find((each) => holds(each, utcMs));
    if (window === undefined) throw new ToolError('internal_error', 'No window holds the moment.');
    const days = await taraDays(of, dayLater(of, first, items[0] ?? 0), items.length);
    const good = await nextGoodWindow(of, first, utcMs);

    note(say.supplementOfMuhurta());
    if (first.sunriseFallback || days.some(({ day }) => day.sunriseFallback)) note(say.someDaysStandIn());
    return {
      answer: answer(window, good, utcMs, place),
      asOf: printInstant(utcMs, place),
      birthStar: {
        index: Moon.starIndex + 1,
        name: nameOfStar(Moon.starIndex),
        lord: Moon.starLord,
        pada: Moon.pada,
      },
      birthMoonSign: nameOfSign(Moon.signIndex),
      queryPlace: placeView(place, place, utcMs),
      current: currentView(of, window, utcMs),
      wheel: taraWheel(Moon.starIndex).map(({ number, name, quality, starIndices }) => ({
        tara: number,
        name,
        quality,
        stars: starIndices.map(nameOfStar),
      })),
      days: days.map((day) => dayView(day, place)),
      nextGood: good && { ...spanView(good, place), star: nameOfStar(good.moon.starIndex) },
      pagination,
      pageNote,
      next: [{ tool: 'get_panchang', reason: say.nextLimbs() }],
    };
  },
});

function currentView({ ephemeris, ayanamsa, clock }: TaraAsked, { moon, bala, endMs }: TaraWindow, utcMs: number) {
  const { tara, mitigated, specialStar, chandraBala, overall } = bala;
  const stand = moonStand(ephemeris, ayanamsa, utcMs);
  // Within 0.2 s of a star border the window decides.
  const pada = stand.starIndex === moon.starIndex ? stand.pada : moon.pada;
  const from = moon.starIndex * STAR_DEGREES;
  const star = moonBetween(ephemeris, ayanamsa, utcMs, [from, from + STAR_DEGREES]);
  return {
    moonStar: nameOfStar(moon.starIndex),
    pada,
    count: tara.count,
    tara: { number: tara.number, name: tara.name, quality: tara.quality },
    cycle: tara.cycle,
    mitigated,
    mitigation: mitigation(bala, { ...moon, pada }),
    specialStar,
    chandraBala,
    overall,
    starEnds: printInstant(star.endMs, clock),
    windowEnds: printInstant(endMs, clock),
  };
}

/** Why a bad tara does no harm; null where it does harm or is not bad. */
function mitigation({ tara, mitigated }: TaraBala, { pada }: MoonStand): string | null {
  if (!mitigated) return null;
  if (tara.cycle === 3) return say.harmlessInThirdRound({ tara: tara.name });
  return say.harmlessInPada({ tara: tara.name, harmful: HARMFUL_PADA.get(tara.number) ?? 0, pada });
}

const dayView = ({ day, windows }: TaraDay, clock: LocalClock) => ({
  date: printDate(day.sunriseMs, clock),
  weekday: WEEKDAYS[day.weekday] ?? 'Sunday',
  sunrise: printInstant(day.sunriseMs, clock),
  windows: windows.map(({ moon, bala, ...span }) => ({
    ...spanView(span, clock),
    star: nameOfStar(moon.starIndex),
    tara: bala.tara.name,
    effective: bala.effective,
    chandraHouse: bala.chandraBala.house,
    overall: bala.overall,
  })),
});

function answer({ bala, endMs }: TaraWindow, good: TaraWindow | null, utcMs: number, clock: LocalClock): string {
  const { tara, chandraBala, overall } = bala;
  const at = (ms: number): string => printInstant(ms, clock);
  return answerOf(
    say.timeUntil({ until: at(endMs), overall }),
    say.taraAndHouse({ tara: tara.name, house: chandraBala.house }),
    good === null
      ? say.noGoodWindow()
      : good.startMs > utcMs && say.nextGoodWindow({ from: at(good.startMs), to: at(good.endMs) }),
  );
}
