// Written by npm run generate from conditional.messages.te.json: change that file.
import { type PlanetName, named, numberInWords, planetFirst, planetInWords, signBefore } from '@cuspal/speech';

export const messages = {
  horaAndHalf: (a: { readonly hora: PlanetName; readonly darkHalf: boolean }) => `లగ్నం ${planetInWords(a.hora)} హోరలో, జననం ${a.darkHalf ? `కృష్ణ` : `శుక్ల`} పక్షంలో. కృష్ణ పక్షంలో చంద్ర హోర లేదా శుక్ల పక్షంలో సూర్య హోర ఉండాలి.`,
  navamsaOfVenus: (a: { readonly sign: string }) => `నవాంశ లగ్నం ${named(a.sign)}, అది వృషభం లేదా తుల కావాలి.`,
  lagnaInCancer: (a: { readonly sign: string; readonly dwadasamsa: string }) => `లగ్నం ${named(a.sign)}, D12 లో ${named(a.dwadasamsa)}, రెండింటిలో కర్కాటకం కావాలి.`,
  lagnaVargottama: (a: { readonly sign: string; readonly navamsa: string }) => `లగ్నం ${named(a.sign)}, D9 లో ${named(a.navamsa)}, రెండూ ఒకే రాశి కావాలి.`,
  tenthLordInTenth: (a: { readonly tenth: string; readonly lord: PlanetName; readonly sign: string }) => `10వ రాశి ${named(a.tenth)}, దాని అధిపతి ${planetFirst(a.lord)} ${signBefore(a.sign)} రాశిలో ఉంది, 10వ రాశిలో ఉండాలి.`,
  lagnaLordOrSeventh: (a: { readonly lord: PlanetName; readonly house: number; readonly lordOfSeventh: PlanetName; readonly houseOfSeventh: number }) => `లగ్నాధిపతి ${planetInWords(a.lord)} ${numberInWords(a.house)}వ భావంలో, 7వ అధిపతి ${planetInWords(a.lordOfSeventh)} ${numberInWords(a.houseOfSeventh)}వ భావంలో ఉన్నాయి. మొదటిది 7లో లేదా రెండోది 1లో ఉండాలి.`,
  horaAndDay: (a: { readonly hora: PlanetName; readonly byDay: boolean }) => `లగ్నం ${planetInWords(a.hora)} హోరలో, జననం ${a.byDay ? `పగలు` : `రాత్రి`}. పగలు సూర్య హోర లేదా రాత్రి చంద్ర హోర ఉండాలి.`,
  sunInLagna: (a: { readonly house: number }) => `సూర్యుడు ${numberInWords(a.house)}వ భావంలో ఉంది, లగ్న రాశిలో ఉండాలి.`,
};
