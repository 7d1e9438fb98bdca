// Written by npm run generate from zodiac.messages.pt.json: change that file.
import { type PlanetName, named, planetInWords } from '@cuspal/speech';

export const messages = {
  motionInOwnStar: (a: { readonly planet: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => `${planetInWords(a.planet)} ${a.motion === 'NODE' ? `não conta como retrógrado` : a.motion === 'RETROGRADE' ? `é retrógrado` : `está em movimento direto`} em sua própria nakshatra`,
  motionOfPair: (a: { readonly planet: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE'; readonly starLord: PlanetName; readonly starMotion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => `${planetInWords(a.planet)} ${a.motion === 'NODE' ? `não conta como retrógrado` : a.motion === 'RETROGRADE' ? `é retrógrado` : `está em movimento direto`}, e seu regente da nakshatra ${named(a.starLord)} ${a.starMotion === 'NODE' ? `não conta como retrógrado` : a.starMotion === 'RETROGRADE' ? `é retrógrado` : `está em movimento direto`}`,
};
