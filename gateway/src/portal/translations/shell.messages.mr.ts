// Written by npm run generate from shell.messages.mr.json: change that file.

export const messages = {
  overview: () => `आढावा`,
  usage: () => `वापर`,
  calls: () => `कॉल`,
  connect: () => `जोडा`,
  playground: () => `साधने वापरून पाहा`,
  organisations: () => `संस्था`,
  account: () => `खाते`,
  documents: () => `दस्तऐवज (इंग्रजीत)`,
  developerPage: () => `विकसक पान`,
  signOut: () => `साइन आउट करा`,
  project: () => `प्रकल्प`,
  personal: () => `वैयक्तिक`,
  go: () => `जा`,
};
