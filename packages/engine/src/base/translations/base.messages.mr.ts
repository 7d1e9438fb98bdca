// Written by npm run generate from base.messages.mr.json: change that file.

export const messages = {
  concerns: (a: { readonly who: string }) => `हे ${a.who === 'FIRST' ? `पहिल्या व्यक्तीबाबत` : a.who === 'RIVAL' ? `प्रतिस्पर्ध्याबाबत` : `${a.who} यांच्याबाबत`} आहे.`,
};
