// Written by npm run generate from sport.messages.ta.json: change that file.
import { type PlanetName, inWords, numberInWords, planetInWords, planetsFirst, pluralOf } from '@cuspal/speech';

export const messages = {
  ownHouses: (a: { readonly houses: readonly number[]; readonly percent: number }) => `6 மற்றும் 11-ஆம் பாவ உப நட்சத்திராதிபதிகளும் அவற்றின் நட்சத்திராதிபதிகளும் பாவங்கள் ${inWords(a.houses)}-இல் ${numberInWords(a.percent)} சதவீதம் நிறைவு செய்கின்றன.`,
  rivalHouses: (a: { readonly houses: readonly number[]; readonly percent: number }) => `அவை பாவங்கள் ${inWords(a.houses)}-இல் ${numberInWords(a.percent)} சதவீதம் நிறைவு செய்கின்றன, அதில் பாதி எதிராகக் கணக்கிடப்படுகிறது.`,
  noneShared: () => `போட்டியின் ஆளும் கிரகம் எதுவும் பிறப்பின் ஆளும் கிரகம் அல்ல.`,
  shared: (a: { readonly shared: readonly PlanetName[] }) => `${planetsFirst(a.shared)} போட்டிக்கும் பிறப்புக்கும் ${pluralOf('ta', a.shared.length) === 'one' ? `ஆளும் கிரகம்` : `ஆளும் கிரகங்கள்`}.`,
  rises: (a: { readonly rising: PlanetName; readonly ruling: boolean }) => `தொடக்கத்தில் உதிக்கும் உப நட்சத்திராதிபதி ${planetInWords(a.rising)}, அது பிறப்பின் ஆளும் ${a.ruling ? `கிரகம்` : `கிரகம் அல்ல`}.`,
};
