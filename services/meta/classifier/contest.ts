import { near, type Pattern } from './pattern.ts';

/** What two sides meet in. A bare match is also one of two charts, and a bare final an examination. */
const SPORTS =
  'cricket|football|soccer|tennis|badminton|hockey|kabaddi|volleyball|basketball|baseball|rugby|golf|chess|boxing|wrestling|racing|carrom|snooker|ipl|t20|athletics';
const MEETINGS =
  'match|matches|game|games|tournament|tournaments|championship|championships|league|race|races|bout|trophy|medal|medals|world cup|olympics|semi final|semifinal|cup|derby|sports competition|test series';
const OUTCOMES =
  'win|wins|won|winning|winner|winners|lose|loses|losing|beat|beats|beaten|defeat|defeats|victory|result|outcome|prediction|predict|champion|champions';
const SIDES = 'team|teams|side|player|players|contestants?|opponents?|captain';

/** Turns of a question about who wins a contest of sport. */
export const CONTEST: readonly Pattern[] = [
  near(OUTCOMES, `${MEETINGS}|${SPORTS}`, 6),
  near(`${MEETINGS}|${SPORTS}`, 'win|wins|winner|lose|loses|beat|beats|defeat|result|outcome|prediction', 6),
  near(SIDES, 'win|wins|winning|lose|loses|beat|beats|defeat', 3),
  near('win|beat|defeat|against', `(?:(?:the|my|our|their|his|her|other|rival|opposite|home) ){1,2}(?:${SIDES})`, 0),
];
