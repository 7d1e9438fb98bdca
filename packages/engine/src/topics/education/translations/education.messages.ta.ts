// Written by npm run generate from education.messages.ta.json: change that file.
import { type PlanetName, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  breakOutranks: (a: { readonly csl: PlanetName; readonly breakLevel: string; readonly schoolLevel: string }) => `4-ஆம் பாவ உப நட்சத்திராதிபதி ${planetFirst(a.csl)} கல்வித் தடையின் பாவங்களைக் குறிப்பது ${a.breakLevel === 'none' ? `எந்த நிலையிலும் இல்லை` : `சிறந்தது ${a.breakLevel}`}, பள்ளியின் பாவங்களைக் குறிப்பது ${a.schoolLevel === 'none' ? `எந்த நிலையிலும் இல்லை` : `சிறந்தது ${a.schoolLevel}`}. எனவே கல்வியில் தடைக்கு அறிகுறி உண்டு.`,
  research: (a: { readonly csl: PlanetName }) => `9-ஆம் பாவ உப நட்சத்திராதிபதி ${planetFirst(a.csl)} ஆய்வுக்குக் கொடுப்பினை தருகிறது, உயர்கல்விக்குத் தெளிவான கொடுப்பினை தருகிறது.`,
  higher: (a: { readonly csl: PlanetName; readonly research: 'no' | 'split' | 'yes' }) => `9-ஆம் பாவ உப நட்சத்திராதிபதி ${planetFirst(a.csl)} உயர்கல்விக்குக் கொடுப்பினை தருகிறது. ${a.research === 'yes' ? `ஆய்வுக்கும் கொடுப்பினை உண்டு, ஆனால் அது உயர்கல்விக்குத் தெளிவான கொடுப்பினையுடன் மட்டுமே கணக்கிடப்படும்.` : a.research === 'split' ? `ஆய்வுக்கு ஆதரவும் எதிர்ப்பும் சமம்.` : `ஆய்வுக்குக் கொடுப்பினை இல்லை.`}`,
  school: (a: { readonly csl: PlanetName }) => `4-ஆம் பாவ உப நட்சத்திராதிபதி ${planetFirst(a.csl)} பள்ளிக் கல்விக்குக் கொடுப்பினை தருகிறது.`,
  schoolSide: (a: { readonly csl: PlanetName; readonly side: 'no' | 'split' | 'yes' }) => `4-ஆம் பாவ உப நட்சத்திராதிபதி ${planetInWords(a.csl)} மூலம் பள்ளிக் கல்வி: ${a.side === 'yes' ? `கொடுப்பினை உண்டு` : a.side === 'split' ? `ஆதரவும் எதிர்ப்பும் சமம்` : `கொடுப்பினை இல்லை`}.`,
  higherSide: (a: { readonly csl: PlanetName; readonly side: 'no' | 'split' | 'yes' }) => `9-ஆம் பாவ உப நட்சத்திராதிபதி ${planetInWords(a.csl)} மூலம் உயர்கல்வி: ${a.side === 'yes' ? `கொடுப்பினை உண்டு` : a.side === 'split' ? `ஆதரவும் எதிர்ப்பும் சமம்` : `கொடுப்பினை இல்லை`}.`,
  breakToo: () => `தடைக்கும் அறிகுறி உண்டு, ஆனால் முடிவு செய்யும் அளவு வலுவாக இல்லை.`,
};
