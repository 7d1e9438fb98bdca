// Written by npm run generate from zodiac.messages.ta.json: change that file.
import { type PlanetName, planetInWords } from '@cuspal/speech';

export const messages = {
  motionInOwnStar: (a: { readonly planet: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => `${planetInWords(a.planet)} தன் நட்சத்திரத்தில் ${a.motion === 'NODE' ? `வக்ரமாகக் கணக்கிடப்படுவதில்லை` : a.motion === 'RETROGRADE' ? `வக்ரமாக உள்ளது` : `நேர்கதியில் உள்ளது`}`,
  motionOfPair: (a: { readonly planet: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE'; readonly starLord: PlanetName; readonly starMotion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => `${planetInWords(a.planet)} ${a.motion === 'NODE' ? `வக்ரமாகக் கணக்கிடப்படுவதில்லை` : a.motion === 'RETROGRADE' ? `வக்ரமாக உள்ளது` : `நேர்கதியில் உள்ளது`}, அதன் நட்சத்திராதிபதி ${planetInWords(a.starLord)} ${a.starMotion === 'NODE' ? `வக்ரமாகக் கணக்கிடப்படுவதில்லை` : a.starMotion === 'RETROGRADE' ? `வக்ரமாக உள்ளது` : `நேர்கதியில் உள்ளது`}`,
};
