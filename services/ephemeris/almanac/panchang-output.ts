import { CHOGHADIYAS } from '@cuspal/engine/almanac/choghadiya';
import { TITHI_SUNRISES } from '@cuspal/engine/almanac/day-limbs';
import { DAY_FLAGS } from '@cuspal/engine/almanac/day-flags';
import { KARANA_NAMES, PAKSHAS, TITHI_GROUPS, TITHI_NAMES, YOGA_NAMES } from '@cuspal/engine/almanac/limbs';
import { LUNAR_MONTHS } from '@cuspal/engine/almanac/lunar-month';
import { COMPASS_WORDS } from '@cuspal/engine/almanac/muhurtas';
import { AYANAS, RITUS, SAMVATSARAS } from '@cuspal/engine/almanac/samvatsara';
import {
  answerShape,
  grahaName,
  instantText,
  listOf,
  nextShape,
  planetName,
  signName,
  spanShape,
  starName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { placeShape } from '@cuspal/tool-kit/views/place';
import { sunShape, weekdayName } from './day-output.ts';

const tithiName = z.enum(TITHI_NAMES);
const yogaName = z.enum(YOGA_NAMES);
const karanaName = z.enum(KARANA_NAMES);
const tithiNumber = z.int().min(1).max(30);
const starNumber = z.int().min(1).max(27);
const karanaNumber = z.int().min(1).max(60);
const percent = z.number().min(0).max(100);

const named = <Name extends z.ZodType>(number: z.ZodInt, name: Name) => z.strictObject({ number, name });
const listed = <Name extends z.ZodType>(number: z.ZodInt, name: Name) =>
  listOf(named(number, name).extend(spanShape.shape));
/** A limb at the moment, from its own beginning to its own end. */
const running = <Name extends z.ZodType>(number: z.ZodInt, name: Name) =>
  named(number, name).extend({
    ...spanShape.shape,
    elapsedPercent: percent.meta({ description: 'Of the arc' }),
    remainingPercent: percent,
    next: name.meta({ description: 'The one after it' }),
  });

export const panchangOutput = z.strictObject({
  answer: answerShape,
  asOf: instantText,
  place: placeShape,
  vedicDate: z.string().meta({ description: 'Local date of the sunrise that opens the day' }),
  weekday: z.strictObject({
    name: weekdayName,
    number: z.int().min(0).max(6).meta({ description: '0 Sunday' }),
    lord: grahaName,
  }),
  tithi: running(tithiNumber, tithiName).extend({
    paksha: z.enum(PAKSHAS),
    group: z.enum(TITHI_GROUPS),
    lord: planetName,
  }),
  nakshatra: running(starNumber, starName).extend({ pada: z.int().min(1).max(4), lord: planetName }),
  yoga: running(starNumber, yogaName).extend({ quality: z.enum(['good', 'bad']), lord: planetName }),
  karana: running(karanaNumber, karanaName).extend({ isVishti: z.boolean(), lord: grahaName.nullable() }),
  atSunrise: z.strictObject({
    tithi: named(tithiNumber, tithiName),
    nakshatra: named(starNumber, starName),
    yoga: named(starNumber, yogaName),
    karana: named(karanaNumber, karanaName),
  }),
  tithiAtSunrises: z
    .enum(TITHI_SUNRISES)
    .meta({ description: 'VRIDDHI: one tithi at both sunrises. KSHAYA: one without a sunrise' }),
  dayTithis: listed(tithiNumber, tithiName),
  dayNakshatras: listed(starNumber, starName),
  dayYogas: listed(starNumber, yogaName),
  dayKaranas: listed(karanaNumber, karanaName),
  ...sunShape,
  sunriseUtc: instantText,
  sunsetUtc: instantText,
  sunriseApparent: instantText.nullable().meta({ description: 'Upper limb with refraction; null where none' }),
  sunsetApparent: instantText.nullable(),
  moonrise: instantText.nullable().meta({ description: 'In the civil day; null where none' }),
  moonset: instantText.nullable(),
  dayLengthMinutes: z.number(),
  rahuKaal: spanShape,
  yamagandaKaal: spanShape,
  gulikaiKaal: spanShape,
  abhijit: spanShape.extend({ usable: z.boolean().meta({ description: 'False on Wednesday' }) }),
  brahmaMuhurta: spanShape,
  godhuli: spanShape,
  durmuhurta: listOf(spanShape),
  varjyam: listOf(spanShape),
  amritaKala: listOf(spanShape),
  dishaShool: z.enum(COMPASS_WORDS).meta({ description: 'Direction not to set out in' }),
  sunSign: signName,
  sunStar: starName,
  moonSign: z.strictObject({ sign: signName, until: instantText }),
  lunarMonth: z.strictObject({
    amanta: z.enum(LUNAR_MONTHS),
    purnimanta: z.enum(LUNAR_MONTHS),
    adhika: z.boolean(),
    kshaya: z.boolean(),
    shaka: z.int(),
    vikrama: z.int(),
    samvatsara: z.strictObject({ number: z.int().min(1).max(60), name: z.enum(SAMVATSARAS) }),
  }),
  ritu: z.enum(RITUS),
  ayana: z.enum(AYANAS),
  flags: listOf(z.strictObject({ code: z.enum(DAY_FLAGS), message: z.string(), ...spanShape.shape })),
  moonLords: z.strictObject({
    signLord: grahaName,
    starLord: planetName,
    subLord: planetName,
    subSubLord: planetName,
    subEnds: instantText,
  }),
  choghadiyas: listOf(z.enum(CHOGHADIYAS)).meta({ description: 'Eighths of the day, then of the night' }),
  horas: listOf(grahaName).meta({ description: 'Lords of the twelfths of the day, then of the night' }),
  kpDayLord: grahaName.meta({ description: 'By the sunrise of the disc centre, whatever sunrise_rule says' }),
  next: nextShape,
});
