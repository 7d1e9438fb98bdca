// Written by npm run generate from sign-in.messages.mr.json: change that file.

export const messages = {
  signIn: () => `साइन इन करा`,
  withPasskey: () => `पासकीने साइन इन करा`,
  nothingCame: () => `त्यातून काही झाले नाही: ब्राउझरकडे यासाठी पासकी नाही, किंवा ते रद्द केले गेले.`,
  whatFor: () => `इथे तुम्ही API की बनवता आणि किती वापरता ते पाहता.`,
  typeCode: () => `कोड लिहा`,
  unusable: () => `हा कोड वापरता येत नाही`,
  newCode: () => `नवीन कोड घ्या`,
};
