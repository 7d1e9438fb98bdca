// Written by npm run generate from zodiac.messages.te.json: change that file.
import { type PlanetName, planetInWords } from '@cuspal/speech';

export const messages = {
  motionInOwnStar: (a: { readonly planet: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => `${planetInWords(a.planet)} సొంత నక్షత్రంలో ${a.motion === 'NODE' ? `వక్రంగా లెక్కకు రాదు` : a.motion === 'RETROGRADE' ? `వక్రం` : `ఋజుగతిలో ఉంది`}`,
  motionOfPair: (a: { readonly planet: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE'; readonly starLord: PlanetName; readonly starMotion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => `${planetInWords(a.planet)} ${a.motion === 'NODE' ? `వక్రంగా లెక్కకు రాదు` : a.motion === 'RETROGRADE' ? `వక్రం` : `ఋజుగతిలో ఉంది`}, దాని నక్షత్రాధిపతి ${planetInWords(a.starLord)} ${a.starMotion === 'NODE' ? `వక్రంగా లెక్కకు రాదు` : a.starMotion === 'RETROGRADE' ? `వక్రం` : `ఋజుగతిలో ఉంది`}`,
};
