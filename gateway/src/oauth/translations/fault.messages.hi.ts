// Written by npm run generate from fault.messages.hi.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  unknownApplication: () => `इस ऐप को यहाँ कोई नहीं जानता`,
  unknownApplicationWhy: () => `उसका पंजीकरण समाप्त हो गया है, या वह अपने बारे में जो बताता है उसे पढ़ा नहीं जा सका। ऐप में यह कनेक्शन हटाएँ और दोबारा जोड़ें।`,
  elsewhere: () => `यह ऐप किसी दूसरी जगह भेजे जाने को कहता है`,
  elsewhereWhy: () => `वह आपको जिस पते पर लौटाना चाहता है, वह उसका पंजीकृत पता नहीं है। कुछ भी साझा नहीं किया गया; ऐप से फिर जोड़ें।`,
  over: () => `यह साइन इन समाप्त हो चुका है`,
  overWhy: () => `इसमें बहुत समय लगा, यह पहले ही पूरा हो चुका था, या किसी दूसरे ब्राउज़र में शुरू हुआ था। ऐप पर वापस जाएँ और फिर जोड़ें।`,
  withoutYou: () => `इस ऐप ने आपसे पूछे बिना प्रवेश माँगा`,
  withoutYouWhy: () => `यहाँ कोई साइन इन नहीं रहता, इसलिए उसे आपसे पूछना होता है। कुछ भी साझा नहीं किया गया; ऐप से फिर जोड़ें।`,
  outage: () => `सर्वर अभी यह नहीं कर सकता`,
  outageWhy: () => `उसका डेटाबेस उत्तर नहीं देता या उसमें जगह नहीं बची। ऐप पर वापस जाएँ और एक मिनट में फिर कोशिश करें।`,
  broken: () => `यहाँ कुछ गड़बड़ हुई`,
  brokenWhy: () => `यह आपकी वजह से नहीं हुआ। ऐप पर वापस जाएँ और थोड़ी देर में फिर कोशिश करें।`,
  impossible: () => `ऐप ने कुछ ऐसा माँगा जो नहीं किया जा सकता`,
  impossibleWhy: (a: { readonly reason: string }) => `उसे अपना अनुरोध ठीक करना चाहिए: ${a.reason}।`,
  backTo: (a: { readonly place: string }) => `${a.place} पर वापस जाएँ`,
  tooManyTries: () => `बहुत बार कोशिश की गई`,
  tooManyTriesWhy: (a: { readonly seconds: number }) => `बहुत सारे अनुरोध आए: ${pluralOf('hi', a.seconds) === 'one' ? `${numberInWords(a.seconds)} सेकंड` : `${numberInWords(a.seconds)} सेकंड`} में फिर कोशिश करें।`,
};
