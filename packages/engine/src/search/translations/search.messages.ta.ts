// Written by npm run generate from search.messages.ta.json: change that file.

export const messages = {
  tooLong: () => `ஓர் அழைப்பில் தேட முடியாத அளவுக்குக் காலம் நீண்டது. குறுகியதைக் கேட்கவும்.`,
};
