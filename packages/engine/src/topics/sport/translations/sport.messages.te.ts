// Written by npm run generate from sport.messages.te.json: change that file.
import { type PlanetName, inWords, numberInWords, planetInWords, planetsFirst, pluralOf } from '@cuspal/speech';

export const messages = {
  ownHouses: (a: { readonly houses: readonly number[]; readonly percent: number }) => `6, 11వ కస్ప్‌ల ఉప అధిపతులు, వాటి నక్షత్రాధిపతులు భావాలు ${inWords(a.houses)}లో ${numberInWords(a.percent)} శాతం పూర్తి చేస్తాయి.`,
  rivalHouses: (a: { readonly houses: readonly number[]; readonly percent: number }) => `అవి భావాలు ${inWords(a.houses)}లో ${numberInWords(a.percent)} శాతం పూర్తి చేస్తాయి, అందులో సగం వ్యతిరేకంగా లెక్క.`,
  noneShared: () => `పోటీ పాలక గ్రహాల్లో ఏదీ జనన పాలక గ్రహం కాదు.`,
  shared: (a: { readonly shared: readonly PlanetName[] }) => `${planetsFirst(a.shared)} పోటీకి, జననానికి రెండింటికీ ${pluralOf('te', a.shared.length) === 'one' ? `పాలక గ్రహం` : `పాలక గ్రహాలు`}.`,
  rises: (a: { readonly rising: PlanetName; readonly ruling: boolean }) => `ప్రారంభంలో ఉదయించే ఉప అధిపతి ${planetInWords(a.rising)}, అది జనన ${a.ruling ? `పాలక గ్రహం` : `పాలక గ్రహం కాదు`}.`,
};
