// A question by a number from 1 to 249, judged for this moment: npm run -s example -- horary-desk.ts 47 "Job change" Mumbai
import { cuspal, placeOf } from './birth.ts';

const [number = '47', event = 'Job change', town = 'Mumbai'] = process.argv.slice(2);
const place = await placeOf(town);
// The time on a clock there: 2026-12-24 09:30:00.
const now = new Date().toLocaleString('sv', { timeZone: place.time_zone });

const { answer, withhold, disclaimer } = await cuspal.getHoraryChartV2({
  ...place,
  birth_datetime: now,
  target_number: Number(number),
  query_event: event,
});

// Where the Moon does not show the question, no verdict is given, and the answer says so.
console.log(withhold ? `No verdict. ${answer}` : answer);
if (disclaimer) console.log(disclaimer);
