// Written by npm run generate from conditional.messages.ta.json: change that file.
import { type PlanetName, named, numberInWords, planetFirst, planetInWords, signBefore } from '@cuspal/speech';

export const messages = {
  horaAndHalf: (a: { readonly hora: PlanetName; readonly darkHalf: boolean }) => `லக்னம் ${planetInWords(a.hora)} ஹோரையிலும் பிறப்பு ${a.darkHalf ? `தேய்பிறையிலும்` : `வளர்பிறையிலும்`} உள்ளன. தேய்பிறையில் சந்திர ஹோரை அல்லது வளர்பிறையில் சூரிய ஹோரை வேண்டும்.`,
  navamsaOfVenus: (a: { readonly sign: string }) => `நவாம்ச லக்னம் ${named(a.sign)}, அது ரிஷபம் அல்லது துலாம் ஆக வேண்டும்.`,
  lagnaInCancer: (a: { readonly sign: string; readonly dwadasamsa: string }) => `லக்னம் ${named(a.sign)}, D12-இல் ${named(a.dwadasamsa)}, இரண்டிலும் கடகம் ஆக வேண்டும்.`,
  lagnaVargottama: (a: { readonly sign: string; readonly navamsa: string }) => `லக்னம் ${named(a.sign)}, D9-இல் ${named(a.navamsa)}, இரண்டும் ஒரே ராசியாக வேண்டும்.`,
  tenthLordInTenth: (a: { readonly tenth: string; readonly lord: PlanetName; readonly sign: string }) => `10-ஆம் ராசியான ${signBefore(a.tenth)} ராசியின் அதிபதி ${planetFirst(a.lord)} ${signBefore(a.sign)} ராசியில் உள்ளது, 10-ஆம் ராசியில் இருக்க வேண்டும்.`,
  lagnaLordOrSeventh: (a: { readonly lord: PlanetName; readonly house: number; readonly lordOfSeventh: PlanetName; readonly houseOfSeventh: number }) => `லக்னாதிபதி ${planetInWords(a.lord)} ${numberInWords(a.house)}-ஆம் பாவத்திலும், 7-ஆம் அதிபதி ${planetInWords(a.lordOfSeventh)} ${numberInWords(a.houseOfSeventh)}-ஆம் பாவத்திலும் உள்ளன. முதலாவது 7-இல் அல்லது இரண்டாவது 1-இல் இருக்க வேண்டும்.`,
  horaAndDay: (a: { readonly hora: PlanetName; readonly byDay: boolean }) => `லக்னம் ${planetInWords(a.hora)} ஹோரையில் உள்ளது, பிறப்பு ${a.byDay ? `பகலில்` : `இரவில்`}. பகலில் சூரிய ஹோரை அல்லது இரவில் சந்திர ஹோரை வேண்டும்.`,
  sunInLagna: (a: { readonly house: number }) => `சூரியன் ${numberInWords(a.house)}-ஆம் பாவத்தில் உள்ளது, லக்ன ராசியில் இருக்க வேண்டும்.`,
};
