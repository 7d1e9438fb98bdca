// Written by npm run generate from base.messages.hi.json: change that file.

export const messages = {
  dignity: (a: { readonly dignity: 'DEBILITATED' | 'ENEMY' | 'EXALTED' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'MOOLATRIKONA' | 'NEUTRAL' | 'OWN' }) => `${a.dignity === 'EXALTED' ? `उच्च का` : a.dignity === 'MOOLATRIKONA' ? `मूलत्रिकोण में` : a.dignity === 'OWN' ? `स्वराशि में` : a.dignity === 'GREAT_FRIEND' ? `अधिमित्र की राशि में` : a.dignity === 'FRIEND' ? `मित्र की राशि में` : a.dignity === 'NEUTRAL' ? `सम ग्रह की राशि में` : a.dignity === 'ENEMY' ? `शत्रु की राशि में` : a.dignity === 'GREAT_ENEMY' ? `अधिशत्रु की राशि में` : `नीच का`}`,
};
