// Written by npm run generate from mails.messages.mr.json: change that file.

export const messages = {
  disabledSubject: (a: { readonly organisation: string }) => `${a.organisation} या संस्थेचा एक वेबहुक बंद केला आहे`,
  disabledText: (a: { readonly organisation: string; readonly host: string; readonly page: string }) => `${a.organisation} या संस्थेच्या ${a.host} इथल्या वेबहुकवर तीन दिवस काहीही पोहोचलेले नाही, किंवा तो नाहीसा झाल्याचे त्याने सांगितले. त्याला यापुढे काहीही पाठवले जात नाही.

तुम्ही काय करू शकता:

- पंधरा सेकंदांत २०० ते २९९ मधील स्थितीने उत्तर देईल असा तो दुरुस्त करा.
- संस्थेच्या पानावर तो जतन करा, म्हणजे तो पुन्हा चालू होतो: ${a.page}
- जे पोहोचले नाही ते तिथे पुन्हा पाठवा. ते तीस दिवस ठेवले जाते.`,
};
