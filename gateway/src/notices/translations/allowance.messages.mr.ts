// Written by npm run generate from allowance.messages.mr.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  spentSubject: () => `तुमचा Cuspal कोटा संपला आहे`,
  usedSubject: (a: { readonly percent: number }) => `तुमच्या Cuspal कोट्यापैकी ${numberInWords(a.percent)}% वापरला आहे`,
  usedByYou: (a: { readonly month: string; readonly allowance: string; readonly used: string }) => `${a.month} या महिन्याच्या ${a.allowance} पैकी ${a.used} तुम्ही वापरले आहेत.`,
  usedByProject: (a: { readonly month: string; readonly allowance: string; readonly used: string; readonly project: string }) => `${a.month} या महिन्याच्या ${a.allowance} पैकी ${a.used} प्रकल्प ${a.project} याने वापरले आहेत.`,
  softSpent: (a: { readonly begins: string }) => `कॉल चालू राहतात. कोट्याबाहेरचे कॉल ${a.begins} पर्यंत मोजले जातात आणि योजनेनुसार त्यांचे बिल होते; मग कोटा पुन्हा सुरू होतो.`,
  left: (a: { readonly begins: string; readonly count: number; readonly calls: string }) => `${a.begins} पर्यंत ${pluralOf('mr', a.count) === 'one' ? `${a.calls} उरला आहे` : `${a.calls} उरले आहेत`}, मग कोटा पुन्हा सुरू होतो.`,
  thenBilled: () => `त्यांच्यापुढील कॉल चालू राहतात, आणि योजनेनुसार त्यांचे बिल होते.`,
  thenPrepaid: (a: { readonly extra: string }) => `त्यानंतर आधी पैसे भरलेले कॉल घेतले जातात, जे तुमच्याकडे ${a.extra} आहेत.`,
  thenRefused: (a: { readonly count: number }) => `${pluralOf('mr', a.count) === 'one' ? `तो वापरल्यावर` : `ते वापरल्यावर`} तोपर्यंत साधनांचे कॉल नाकारले जातात.`,
  prepaidTaken: (a: { readonly extra: string; readonly begins: string }) => `आता आधी पैसे भरलेले कॉल घेतले जातात. तुमच्याकडे ${a.extra} आहेत. ते वापरल्यावर ${a.begins} पर्यंत साधनांचे कॉल नाकारले जातात.`,
  refused: (a: { readonly begins: string }) => `${a.begins} पर्यंत साधनांचे कॉल नाकारले जातात, मग कोटा पुन्हा सुरू होतो. नाकारलेल्या कॉलचे मूल्य लागत नाही.`,
  canDo: (a: { readonly usage: string; readonly home: string }) => `तुम्ही काय करू शकता:

- ते कोणत्या API कीने, ॲपने आणि साधनाने वापरले ते पाहा: ${a.usage}
- अनोळखी API की रद्द करा किंवा अनोळखी ॲप वेगळे करा: ${a.home}
- सर्व्हरच्या व्यवस्थापकांकडे मोठा कोटा मागा.`,
  often: (a: { readonly planned: boolean }) => `हा संदेश महिन्यातून एकदा ${a.planned ? `५०% ला, एकदा ८०% ला` : `८०% ला`} आणि एकदा १००% ला पाठवला जातो.`,
};
