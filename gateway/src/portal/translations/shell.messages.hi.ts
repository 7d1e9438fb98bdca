// Written by npm run generate from shell.messages.hi.json: change that file.

export const messages = {
  overview: () => `सारांश`,
  usage: () => `उपयोग`,
  calls: () => `कॉल`,
  connect: () => `जोड़ें`,
  playground: () => `टूल आज़माएँ`,
  organisations: () => `संगठन`,
  account: () => `खाता`,
  documents: () => `दस्तावेज़ (अंग्रेज़ी में)`,
  developerPage: () => `डेवलपर पृष्ठ`,
  signOut: () => `साइन आउट करें`,
  project: () => `प्रोजेक्ट`,
  personal: () => `निजी`,
  go: () => `जाएँ`,
};
