// The day at a place: npm run -s example -- day-panel.ts Chennai [2026-12-24]
import { cuspal, placeOf } from './birth.ts';

const [town = 'Chennai', day] = process.argv.slice(2);
const place = { ...(await placeOf(town)), ...(day && { query_date: day }) };

// Two calls that do not wait for each other.
const [almanac, periods] = await Promise.all([
  cuspal.getPanchang(place),
  cuspal.getChoghadiyaToday({ ...place, detail: 'full' }),
]);

console.log(almanac.answer);
for (const { name, quality, start, end, isCurrent } of periods.periods) {
  console.log(`${isCurrent ? '>' : ' '} ${clock(start)} to ${clock(end)}  ${name.padEnd(7)} ${quality}`);
}

/** The hour and minute of a local time: 2026-12-24T06:34:55+05:30 is 06:34. */
function clock(time: string): string {
  return time.slice(11, 16);
}
