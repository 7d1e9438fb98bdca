// Work of a life: npm run -s example -- career.ts 1992-08-14T10:02 Chennai
import { birthAt, cuspal } from './birth.ts';

const [born = '1992-08-14T10:02', town = 'Chennai'] = process.argv.slice(2);
const birth = await birthAt(born, town);

// A batch: any number of calls in one request, answered as they are ready.
const answers = new Map<string | number, string>();
for await (const each of cuspal.batch([
  { id: 'Work', name: 'run_career_complete_reading', arguments: birth },
  { id: 'Occupations', name: 'get_occupation_matches', arguments: birth },
  { id: 'Promotion', name: 'get_promotion_verdict', arguments: birth },
])) {
  answers.set(each.id, each.ok ? each.result.answer : each.error.message);
}
for (const [title, answer] of answers) console.log(`${title}: ${answer}`);
