// Written by npm run generate from base.messages.es.json: change that file.

export const messages = {
  dignity: (a: { readonly dignity: 'DEBILITATED' | 'ENEMY' | 'EXALTED' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'MOOLATRIKONA' | 'NEUTRAL' | 'OWN' }) => `${a.dignity === 'EXALTED' ? `en exaltación` : a.dignity === 'MOOLATRIKONA' ? `en su moolatrikona` : a.dignity === 'OWN' ? `en su propio signo` : a.dignity === 'GREAT_FRIEND' ? `en un signo muy amigo` : a.dignity === 'FRIEND' ? `en un signo amigo` : a.dignity === 'NEUTRAL' ? `en un signo neutral` : a.dignity === 'ENEMY' ? `en un signo enemigo` : a.dignity === 'GREAT_ENEMY' ? `en un signo muy enemigo` : `en debilidad`}`,
};
