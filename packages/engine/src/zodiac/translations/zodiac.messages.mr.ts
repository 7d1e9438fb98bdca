// Written by npm run generate from zodiac.messages.mr.json: change that file.
import { type PlanetName, planetInWords } from '@cuspal/speech';

export const messages = {
  motionInOwnStar: (a: { readonly planet: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => `${planetInWords(a.planet)} स्वतःच्या नक्षत्रात ${a.motion === 'NODE' ? `आहे आणि वक्री मोजला जात नाही` : a.motion === 'RETROGRADE' ? `वक्री आहे` : `मार्गी आहे`}`,
  motionOfPair: (a: { readonly planet: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE'; readonly starLord: PlanetName; readonly starMotion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => `${planetInWords(a.planet)} ${a.motion === 'NODE' ? `वक्री मोजला जात नाही` : a.motion === 'RETROGRADE' ? `वक्री आहे` : `मार्गी आहे`}, आणि त्याचा नक्षत्रस्वामी ${planetInWords(a.starLord)} ${a.starMotion === 'NODE' ? `वक्री मोजला जात नाही` : a.starMotion === 'RETROGRADE' ? `वक्री आहे` : `मार्गी आहे`}`,
};
