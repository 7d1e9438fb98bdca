// Written by npm run generate from conditional.messages.es.json: change that file.
import { type PlanetName, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  horaAndHalf: (a: { readonly hora: PlanetName; readonly darkHalf: boolean }) => `El lagna está en la hora ${a.hora === 'Sun' ? `del Sol` : `de ${planetInWords(a.hora)}`} y el nacimiento en la quincena ${a.darkHalf ? `oscura` : `clara`} del mes. Debe ser la hora de la Luna en la quincena oscura o la del Sol en la clara.`,
  navamsaOfVenus: (a: { readonly sign: string }) => `El lagna de la navamsa es ${named(a.sign)} y debe ser Tauro o Libra.`,
  lagnaInCancer: (a: { readonly sign: string; readonly dwadasamsa: string }) => `El lagna es ${named(a.sign)}, en D12 ${named(a.dwadasamsa)}, y debe ser Cáncer en ambas.`,
  lagnaVargottama: (a: { readonly sign: string; readonly navamsa: string }) => `El lagna es ${named(a.sign)}, en D9 ${named(a.navamsa)}, y ambos deben ser el mismo signo.`,
  tenthLordInTenth: (a: { readonly lord: PlanetName; readonly tenth: string; readonly sign: string }) => `${planetFirst(a.lord)}, regente del signo 10, ${named(a.tenth)}, está en ${named(a.sign)} y debe estar en el 10.`,
  lagnaLordOrSeventh: (a: { readonly lord: PlanetName; readonly house: number; readonly lordOfSeventh: PlanetName; readonly houseOfSeventh: number }) => `El regente del lagna, ${planetInWords(a.lord)}, está en la casa ${numberInWords(a.house)} y ${planetInWords(a.lordOfSeventh)}, regente de la 7, en la casa ${numberInWords(a.houseOfSeventh)}. El primero debe estar en 7 o el segundo en 1.`,
  horaAndDay: (a: { readonly hora: PlanetName; readonly byDay: boolean }) => `El lagna está en la hora ${a.hora === 'Sun' ? `del Sol` : `de ${planetInWords(a.hora)}`} y el nacimiento es ${a.byDay ? `de día` : `de noche`}. Debe ser la hora del Sol de día o la de la Luna de noche.`,
  sunInLagna: (a: { readonly house: number }) => `El Sol está en la casa ${numberInWords(a.house)} y debe estar en el signo del lagna.`,
};
