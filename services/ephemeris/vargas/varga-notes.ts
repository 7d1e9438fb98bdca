import { partsOf } from '@cuspal/engine/parashari/vargas/vargas';
import type { DivisionName } from '@cuspal/engine/parashari/vargas/vargas';
import { nodeDignityDiffers } from '@cuspal/tool-kit/views/system-notes';
import { say } from './vargas.messages.ts';

type Note = () => string;

/** What holds in every divisional chart. */
const COMMON: readonly Note[] = [say.apartFromKp, say.scaleOurs];

/** How every divisional chart is made, for those who look at all of it. */
const MADE: readonly Note[] = [say.birthChartGives, nodeDignityDiffers, say.nodesCastSeventh];

/** What holds in one division: other schools, later tradition, and how to read it. */
const OWN: Readonly<Partial<Record<DivisionName, readonly Note[]>>> = {
  D2: [say.horaOfParashara, say.horaWithoutHouses, say.horaScored],
  D3: [say.drekkanaOfParashara, say.twentySecondDrekkana],
  D4: [say.countedOtherwise],
  D6: [say.laterTradition, say.noDiseases],
  D7: [say.countedOtherwise, say.housesOfChildren],
  D8: [say.laterTradition, say.noSpanOfLife],
  D9: [say.sixtyFourthNavamsa],
  D24: [say.siddhamsaOtherwise],
  D30: [say.trimsamsaOfParashara, say.mentalStrainNoDiagnosis],
  D60: [say.shashtiamsaOtherwise, say.twoMinutesMove, say.deityListsDiffer],
};

/** From this division on the ascendant hangs on minutes of birth time. */
const FINE = 24;

/** Parts of a sign by the name of a division: 30 of D30, though its parts are five. */
const partsNamed = (division: DivisionName): number => (division === 'D30' ? 30 : partsOf(division));

/** Notes of a divisional chart, for provenance; in short those that say how far it is to be trusted. */
export function vargaNotes(division: DivisionName, timeHasSeconds: boolean, full: boolean): readonly string[] {
  const parts = partsNamed(division);
  const minutes = Math.round(1200 / parts) / 10;
  return [
    ...COMMON.map((said) => said()),
    ...(full ? MADE.map((said) => said()) : []),
    ...(full && division !== 'D9' ? [say.vargottamaMeaning()] : []),
    ...(OWN[division] ?? []).map((said) => said()),
    ...(parts >= FINE ? [say.birthTimeNeeded({ minutes })] : []),
    ...(parts >= FINE && !timeHasSeconds ? [say.fullMinute()] : []),
  ];
}
