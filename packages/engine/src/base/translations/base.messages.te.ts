// Written by npm run generate from base.messages.te.json: change that file.

export const messages = {
  concerns: (a: { readonly who: string }) => `ఇది ${a.who === 'FIRST' ? `మొదటి వ్యక్తి` : a.who === 'RIVAL' ? `ప్రత్యర్థి` : `${a.who}`} గురించి.`,
};
