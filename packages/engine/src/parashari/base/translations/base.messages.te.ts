// Written by npm run generate from base.messages.te.json: change that file.

export const messages = {
  dignity: (a: { readonly dignity: 'DEBILITATED' | 'ENEMY' | 'EXALTED' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'MOOLATRIKONA' | 'NEUTRAL' | 'OWN' }) => `${a.dignity === 'EXALTED' ? `ఉచ్చ` : a.dignity === 'MOOLATRIKONA' ? `మూలత్రికోణం` : a.dignity === 'OWN' ? `స్వరాశి` : a.dignity === 'GREAT_FRIEND' ? `అధిమిత్ర రాశి` : a.dignity === 'FRIEND' ? `మిత్ర రాశి` : a.dignity === 'NEUTRAL' ? `సమ రాశి` : a.dignity === 'ENEMY' ? `శత్రు రాశి` : a.dignity === 'GREAT_ENEMY' ? `అధిశత్రు రాశి` : `నీచ`}`,
};
