// Written by npm run generate from dasha.messages.mr.json: change that file.

export const messages = {
  weighedWithoutHouses: () => `या अक्षांशावर प्लासिडस कस्प नसतात, म्हणून नक्षत्रस्वामी आणि उपस्वामी त्यांच्या भावांशिवाय तोलले आहेत.`,
  transitsAloneDoNotGive: () => `फक्त गोचर ते देत नाही.`,
};
