// Written by npm run generate from base.messages.mr.json: change that file.

export const messages = {
  dignity: (a: { readonly dignity: 'DEBILITATED' | 'ENEMY' | 'EXALTED' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'MOOLATRIKONA' | 'NEUTRAL' | 'OWN' }) => `${a.dignity === 'EXALTED' ? `उच्च` : a.dignity === 'MOOLATRIKONA' ? `मूलत्रिकोणात` : a.dignity === 'OWN' ? `स्वराशीत` : a.dignity === 'GREAT_FRIEND' ? `अधिमित्राच्या राशीत` : a.dignity === 'FRIEND' ? `मित्राच्या राशीत` : a.dignity === 'NEUTRAL' ? `सम ग्रहाच्या राशीत` : a.dignity === 'ENEMY' ? `शत्रूच्या राशीत` : a.dignity === 'GREAT_ENEMY' ? `अधिशत्रूच्या राशीत` : `नीच`}`,
};
