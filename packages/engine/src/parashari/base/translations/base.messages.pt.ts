// Written by npm run generate from base.messages.pt.json: change that file.

export const messages = {
  dignity: (a: { readonly dignity: 'DEBILITATED' | 'ENEMY' | 'EXALTED' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'MOOLATRIKONA' | 'NEUTRAL' | 'OWN' }) => `${a.dignity === 'EXALTED' ? `em exaltação` : a.dignity === 'MOOLATRIKONA' ? `em seu moolatrikona` : a.dignity === 'OWN' ? `em seu próprio signo` : a.dignity === 'GREAT_FRIEND' ? `em um signo muito amigo` : a.dignity === 'FRIEND' ? `em um signo amigo` : a.dignity === 'NEUTRAL' ? `em um signo neutro` : a.dignity === 'ENEMY' ? `em um signo inimigo` : a.dignity === 'GREAT_ENEMY' ? `em um signo muito inimigo` : `em debilidade`}`,
};
