// Written by npm run generate from base.messages.bn.json: change that file.

export const messages = {
  dignity: (a: { readonly dignity: 'DEBILITATED' | 'ENEMY' | 'EXALTED' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'MOOLATRIKONA' | 'NEUTRAL' | 'OWN' }) => `${a.dignity === 'EXALTED' ? `তুঙ্গ` : a.dignity === 'MOOLATRIKONA' ? `মূলত্রিকোণে` : a.dignity === 'OWN' ? `স্বরাশিতে` : a.dignity === 'GREAT_FRIEND' ? `অধিমিত্রের রাশিতে` : a.dignity === 'FRIEND' ? `মিত্রের রাশিতে` : a.dignity === 'NEUTRAL' ? `সম গ্রহের রাশিতে` : a.dignity === 'ENEMY' ? `শত্রুর রাশিতে` : a.dignity === 'GREAT_ENEMY' ? `অধিশত্রুর রাশিতে` : `নীচ`}`,
};
