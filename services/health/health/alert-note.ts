import { capitalised } from '@cuspal/engine/base/words';
import type { AlertSeverity, TransitAlert } from '@cuspal/engine/topics/health/transit-alerts';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { planetInWords, planetsInWords } from '@cuspal/engine/zodiac/planet-words';

const ASKS: Readonly<Record<AlertSeverity, string>> = {
  ALERT: 'The running period leans the same way, so rest and ordinary care are worth more.',
  WATCH: 'It asks for ordinary care.',
  ADVISORY: 'It is told for completeness.',
  RELIEF: 'It helps recovery.',
};

/** `cusp 6`, `the place of the Moon at birth`. */
function pointInWords(point: string): string {
  if (point.startsWith('cusp_')) return `cusp ${point.slice(5)}`;
  const planet = PLANETS.find((each) => point === `planet_${each}`);
  if (planet === undefined) throw new RangeError(`no point ${point}`);
  return `the place of ${planetInWords(planet)} at birth`;
}

/** A transit in two sentences: what passes, and what it asks for. */
export const alertNote = (alert: TransitAlert): string => `${passage(alert)} ${ASKS[alert.severity]}`;

function passage(alert: TransitAlert): string {
  const who = capitalised(planetInWords(alert.planet));
  if (!('exactMs' in alert)) {
    const side = alert.type === 'RELIEF' ? 'cure' : 'illness';
    const subs = `the ${alert.subLords.length > 1 ? 'subs' : 'sub'} of ${planetsInWords(alert.subLords)}`;
    const lords = new Set([alert.at.starLord, ...alert.subLords]);
    const lean = lords.size > 1 ? 'These lean' : 'It leans';
    return `${who} passes the star of ${planetInWords(alert.at.starLord)} and ${subs}. ${lean} to ${side} in this chart.`;
  }
  const where = pointInWords(alert.point);
  return alert.type === 'STATION'
    ? `${who} turns ${alert.direction} near ${where}.`
    : `${who} passes exactly over ${where}.`;
}
