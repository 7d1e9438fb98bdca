// Two people: npm run -s example -- match.ts 1992-08-14T10:02 Chennai 1994-11-03T17:20 Bengaluru
import { birthAt, cuspal } from './birth.ts';

const [first = '1992-08-14T10:02', town = 'Chennai', second = '1994-11-03T17:20', other = 'Bengaluru'] =
  process.argv.slice(2);
const partner = await birthAt(second, other);

const match = await cuspal.runKundliMatchComplete({
  ...(await birthAt(first, town)),
  partner: {
    datetime: partner.birth_datetime,
    latitude: partner.latitude,
    longitude: partner.longitude,
    timeZone: partner.time_zone,
  },
});

console.log(match.answer);
