// Written by npm run generate from playground.messages.hi.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  title: () => `टूल आज़माएँ`,
  lead: (a: { readonly count: number; readonly ofProject: boolean }) => `किसी जन्म के बारे में पूछें, या ${numberInWords(a.count)} टूल में से कोई भी चलाएँ, ${a.ofProject ? `इस प्रोजेक्ट की सीमा` : `अपनी सीमा`} में। <a>यह कैसे काम करता है (अंग्रेज़ी में)</a>`,
  publicLead: (a: { readonly count: number; readonly calls: number }) => `किसी जन्म के बारे में पूछें, या ${numberInWords(a.count)} टूल में से कोई भी चलाएँ, बिना साइन इन किए: हर घंटे ${numberInWords(a.calls)} कॉल। अपनी सीमा के लिए <b>साइन इन करें</b>। <a>यह कैसे काम करता है (अंग्रेज़ी में)</a>`,
  inEnglish: () => `टूल अपने और अपनी फ़ील्ड के बारे में जो बताते हैं, वह अंग्रेज़ी में है।`,
  noScript: () => `इस पृष्ठ के लिए स्क्रिप्ट चाहिए, और इस ब्राउज़र में स्क्रिप्ट बंद हैं।`,
  demoUsedUp: () => `इस घंटे का डेमो पूरा हो चुका है। आगे बढ़ने के लिए साइन इन करें।`,
  demoClosed: () => `डेमो अभी बंद है। आगे बढ़ने के लिए साइन इन करें।`,
  demoBusy: () => `इस समय बहुत लोग डेमो आज़मा रहे हैं। एक सेकंड में फिर प्रयास करें, या आगे बढ़ने के लिए साइन इन करें।`,
  askedTooMuch: (a: { readonly seconds: number }) => `इस पते से बहुत अधिक माँगा गया। ${numberInWords(a.seconds)} सेकंड में फिर प्रयास करें।`,
};
