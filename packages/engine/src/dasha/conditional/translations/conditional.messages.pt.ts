// Written by npm run generate from conditional.messages.pt.json: change that file.
import { type PlanetName, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  horaAndHalf: (a: { readonly hora: PlanetName; readonly darkHalf: boolean }) => `O lagna está na hora ${a.hora === 'Sun' ? `do Sol` : a.hora === 'Moon' ? `da Lua` : `de ${planetInWords(a.hora)}`} e o nascimento na quinzena ${a.darkHalf ? `escura` : `clara`} do mês. Deve ser a hora da Lua na quinzena escura ou a do Sol na clara.`,
  navamsaOfVenus: (a: { readonly sign: string }) => `O lagna da navamsa é ${named(a.sign)} e deve ser Touro ou Libra.`,
  lagnaInCancer: (a: { readonly sign: string; readonly dwadasamsa: string }) => `O lagna é ${named(a.sign)}, em D12 ${named(a.dwadasamsa)}, e deve ser Câncer em ambos.`,
  lagnaVargottama: (a: { readonly sign: string; readonly navamsa: string }) => `O lagna é ${named(a.sign)}, em D9 ${named(a.navamsa)}, e ambos devem ser o mesmo signo.`,
  tenthLordInTenth: (a: { readonly lord: PlanetName; readonly tenth: string; readonly sign: string }) => `${planetFirst(a.lord)}, regente do signo 10, ${named(a.tenth)}, está em ${named(a.sign)} e deve estar no 10.`,
  lagnaLordOrSeventh: (a: { readonly lord: PlanetName; readonly house: number; readonly lordOfSeventh: PlanetName; readonly houseOfSeventh: number }) => `O regente do lagna, ${planetInWords(a.lord)}, está na casa ${numberInWords(a.house)} e ${planetInWords(a.lordOfSeventh)}, regente da 7, na casa ${numberInWords(a.houseOfSeventh)}. O primeiro deve estar na 7 ou o segundo na 1.`,
  horaAndDay: (a: { readonly hora: PlanetName; readonly byDay: boolean }) => `O lagna está na hora ${a.hora === 'Sun' ? `do Sol` : a.hora === 'Moon' ? `da Lua` : `de ${planetInWords(a.hora)}`} e o nascimento é ${a.byDay ? `de dia` : `de noite`}. Deve ser a hora do Sol de dia ou a da Lua de noite.`,
  sunInLagna: (a: { readonly house: number }) => `O Sol está na casa ${numberInWords(a.house)} e deve estar no signo do lagna.`,
};
