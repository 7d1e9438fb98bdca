// Written by npm run generate from allowance.messages.te.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  spentSubject: () => `మీ Cuspal కోటా అయిపోయింది`,
  usedSubject: (a: { readonly percent: number }) => `మీ Cuspal కోటాలో ${numberInWords(a.percent)} % వాడారు`,
  usedByYou: (a: { readonly month: string; readonly allowance: string; readonly used: string }) => `${a.month}: ${a.allowance} కోటాలో ${a.used} వాడారు.`,
  usedByProject: (a: { readonly month: string; readonly allowance: string; readonly used: string; readonly project: string }) => `${a.month}: ${a.allowance} కోటాలో ${a.used} వాడిన ప్రాజెక్ట్ ${a.project}.`,
  softSpent: (a: { readonly begins: string }) => `కాల్‌లు కొనసాగుతాయి. కోటాకు మించినవి ${a.begins} వరకు లెక్కించబడతాయి, మీ ప్లాన్ ప్రకారం వాటికి బిల్లు ఉంటుంది. అప్పుడు కోటా మళ్లీ మొదలవుతుంది.`,
  left: (a: { readonly begins: string; readonly count: number; readonly calls: string }) => `${a.begins} వరకు ${pluralOf('te', a.count) === 'one' ? `మిగిలినది` : `మిగిలినవి`} ${a.calls}, అప్పుడు కోటా మళ్లీ మొదలవుతుంది.`,
  thenBilled: () => `వాటికి మించిన కాల్‌లు కొనసాగుతాయి, మీ ప్లాన్ ప్రకారం వాటికి బిల్లు ఉంటుంది.`,
  thenPrepaid: (a: { readonly extra: string }) => `అప్పటి నుంచి ముందుగా చెల్లించిన కాల్‌లు వాడబడతాయి. మీ వద్ద ఉన్నవి ${a.extra}.`,
  thenRefused: (a: { readonly count: number }) => `${pluralOf('te', a.count) === 'one' ? `అది` : `అవి`} అయిపోతే, అప్పటి వరకు సాధనాల కాల్‌లు తిరస్కరించబడతాయి.`,
  prepaidTaken: (a: { readonly extra: string; readonly begins: string }) => `ఇప్పుడు ముందుగా చెల్లించిన కాల్‌లు వాడబడుతున్నాయి. మీ వద్ద ఉన్నవి ${a.extra}. అవి అయిపోతే ${a.begins} వరకు సాధనాల కాల్‌లు తిరస్కరించబడతాయి.`,
  refused: (a: { readonly begins: string }) => `${a.begins} వరకు సాధనాల కాల్‌లు తిరస్కరించబడతాయి, అప్పుడు కోటా మళ్లీ మొదలవుతుంది. తిరస్కరించిన కాల్‌లకు ఖర్చు లేదు.`,
  canDo: (a: { readonly usage: string; readonly home: string }) => `మీరు చేయగలిగినవి:

- ఏ కీ, యాప్, సాధనం వాటిని వాడాయో చూడండి: ${a.usage}
- మీకు తెలియని కీని రద్దు చేయండి, లేదా తెలియని యాప్‌ను డిస్‌కనెక్ట్ చేయండి: ${a.home}
- సర్వర్ నిర్వాహకులను పెద్ద కోటా అడగండి.`,
  often: (a: { readonly planned: boolean }) => `ఈ సందేశం నెలకు ${a.planned ? `50 % వద్ద ఒకసారి, 80 % వద్ద ఒకసారి,` : `80 % వద్ద ఒకసారి,`} 100 % వద్ద ఒకసారి పంపబడుతుంది.`,
};
