// Written by npm run generate from base.messages.hi.json: change that file.

export const messages = {
  concerns: (a: { readonly who: string }) => `यह ${a.who === 'FIRST' ? `पहले व्यक्ति` : a.who === 'RIVAL' ? `प्रतिद्वंद्वी` : `${a.who}`} के बारे में है।`,
};
