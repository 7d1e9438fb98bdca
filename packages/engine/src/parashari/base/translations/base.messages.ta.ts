// Written by npm run generate from base.messages.ta.json: change that file.

export const messages = {
  dignity: (a: { readonly dignity: 'DEBILITATED' | 'ENEMY' | 'EXALTED' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'MOOLATRIKONA' | 'NEUTRAL' | 'OWN' }) => `${a.dignity === 'EXALTED' ? `உச்சம்` : a.dignity === 'MOOLATRIKONA' ? `மூலத்திரிகோணம்` : a.dignity === 'OWN' ? `ஆட்சி` : a.dignity === 'GREAT_FRIEND' ? `அதிநட்பு ராசி` : a.dignity === 'FRIEND' ? `நட்பு ராசி` : a.dignity === 'NEUTRAL' ? `சம ராசி` : a.dignity === 'ENEMY' ? `பகை ராசி` : a.dignity === 'GREAT_ENEMY' ? `அதிபகை ராசி` : `நீசம்`}`,
};
