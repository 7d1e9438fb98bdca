// Written by npm run generate from zodiac.messages.hi.json: change that file.
import { type PlanetName, planetInWords } from '@cuspal/speech';

export const messages = {
  motionInOwnStar: (a: { readonly planet: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => `${planetInWords(a.planet)} अपने ही नक्षत्र में ${a.motion === 'NODE' ? `है और वक्री नहीं गिना जाता` : a.motion === 'RETROGRADE' ? `वक्री है` : `मार्गी है`}`,
  motionOfPair: (a: { readonly planet: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE'; readonly starLord: PlanetName; readonly starMotion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => `${planetInWords(a.planet)} ${a.motion === 'NODE' ? `वक्री नहीं गिना जाता` : a.motion === 'RETROGRADE' ? `वक्री है` : `मार्गी है`}, और उसका नक्षत्र-स्वामी ${planetInWords(a.starLord)} ${a.starMotion === 'NODE' ? `वक्री नहीं गिना जाता` : a.starMotion === 'RETROGRADE' ? `वक्री है` : `मार्गी है`}`,
};
