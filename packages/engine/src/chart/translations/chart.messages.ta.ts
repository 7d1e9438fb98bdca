// Written by npm run generate from chart.messages.ta.json: change that file.
import { digitsInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  extremeSpan: (a: { readonly house: number; readonly degrees: string }) => `${numberInWords(a.house)}-ஆம் பாவம் ${digitsInWords(a.degrees)} பாகை நீள்கிறது. துருவ வட்டத்துக்கு இவ்வளவு அருகில் பிளாசிடஸ் பாவங்கள் திரிந்துபோகும், எனவே அவற்றைக் குறைவாக நம்பவும்.`,
  nearEdge: (a: { readonly point: 'ASCENDANT' | 'MOON'; readonly level: 'star' | 'sub'; readonly distance: string }) => `${a.point === 'ASCENDANT' ? `லக்னம்` : `சந்திரன்`} தன் ${a.level === 'star' ? `நட்சத்திர` : `உப நட்சத்திர`} எல்லைக்கு ${digitsInWords(a.distance)} தொலைவில் உள்ளது, எனவே பிறந்த நேரத்தின் சிறு பிழை அதன் அதிபதியை மாற்றும். get_boundary_warnings அழைக்கவும்.`,
};
