// Written by npm run generate from zodiac.messages.bn.json: change that file.
import { type PlanetName, planetInWords } from '@cuspal/speech';

export const messages = {
  motionInOwnStar: (a: { readonly planet: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => `${planetInWords(a.planet)} নিজেরই নক্ষত্রে ${a.motion === 'NODE' ? `আছে এবং বক্রী গণ্য নয়` : a.motion === 'RETROGRADE' ? `বক্রী` : `মার্গী`}`,
  motionOfPair: (a: { readonly planet: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE'; readonly starLord: PlanetName; readonly starMotion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => `${planetInWords(a.planet)} ${a.motion === 'NODE' ? `বক্রী গণ্য নয়` : a.motion === 'RETROGRADE' ? `বক্রী` : `মার্গী`}, আর তার নক্ষত্রপতি ${planetInWords(a.starLord)} ${a.starMotion === 'NODE' ? `বক্রী গণ্য নয়` : a.starMotion === 'RETROGRADE' ? `বক্রী` : `মার্গী`}`,
};
