// Written by npm run generate from mails.messages.hi.json: change that file.

export const messages = {
  disabledSubject: (a: { readonly organisation: string }) => `${a.organisation} का एक वेबहुक बंद कर दिया गया है`,
  disabledText: (a: { readonly host: string; readonly organisation: string; readonly page: string }) => `${a.host} पर ${a.organisation} के वेबहुक तक तीन दिन से कुछ नहीं पहुँचा, या उसने उत्तर दिया कि वह अब नहीं है। उसे अब और कुछ नहीं भेजा जाता।

आप यह कर सकते हैं:

- उसे ठीक करें, ताकि वह पंद्रह सेकंड के भीतर 200 से 299 तक की स्थिति से उत्तर दे।
- संगठन के पेज पर उसे सहेजें, जिससे वह फिर चालू हो जाता है: ${a.page}
- जो नहीं पहुँचा, उसे वहाँ से फिर भेजें। वह तीस दिन रखा जाता है।`,
};
