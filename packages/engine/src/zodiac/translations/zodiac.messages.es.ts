// Written by npm run generate from zodiac.messages.es.json: change that file.
import { type PlanetName, named, planetInWords } from '@cuspal/speech';

export const messages = {
  motionInOwnStar: (a: { readonly planet: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => `${planetInWords(a.planet)} ${a.motion === 'NODE' ? `no cuenta como retrógrado` : a.motion === 'RETROGRADE' ? `retrograda` : `va directo`} en su propia nakshatra`,
  motionOfPair: (a: { readonly planet: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE'; readonly starLord: PlanetName; readonly starMotion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => `${planetInWords(a.planet)} ${a.motion === 'NODE' ? `no cuenta como retrógrado` : a.motion === 'RETROGRADE' ? `retrograda` : `va directo`}, y su regente de nakshatra ${named(a.starLord)} ${a.starMotion === 'NODE' ? `no cuenta como retrógrado` : a.starMotion === 'RETROGRADE' ? `retrograda` : `va directo`}`,
};
