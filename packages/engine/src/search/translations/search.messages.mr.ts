// Written by npm run generate from search.messages.mr.json: change that file.

export const messages = {
  tooLong: () => `एका कॉलमध्ये शोधण्यासाठी काळ फार मोठा आहे. छोटा काळ विचारा.`,
};
