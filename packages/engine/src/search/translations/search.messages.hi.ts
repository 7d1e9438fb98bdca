// Written by npm run generate from search.messages.hi.json: change that file.

export const messages = {
  tooLong: () => `यह अवधि एक बार में खोजने के लिए बहुत लंबी है। छोटी अवधि पूछें।`,
};
