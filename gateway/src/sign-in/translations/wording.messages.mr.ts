// Written by npm run generate from wording.messages.mr.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  noAddress: (a: { readonly example: string }) => `हा लिहिता येण्याजोगा ई-मेल पत्ता नाही. तो ${a.example} सारखा दिसायला हवा.`,
  notSent: () => `संदेश पाठवता आला नाही. पत्ता तपासा, किंवा काही मिनिटांत पुन्हा प्रयत्न करा.`,
  tooManyCodes: (a: { readonly wait: string }) => `फार कोड मागितले गेले. ${a.wait}`,
  tooManyForAddress: (a: { readonly wait: string }) => `फार कोड मागितले गेले. ${a.wait} न थांबता पुढे कसे जावे ते या पत्त्यावरील शेवटचा संदेश सांगतो.`,
  malformed: () => `कोड सहा अंकी असतो. संदेशातील अंक लिहा, दुसरे काही नाही.`,
  wrong: (a: { readonly left: number }) => `पाठवलेला कोड हा नाही. ${pluralOf('mr', a.left) === 'one' ? `एक प्रयत्न उरला आहे.` : `${numberInWords(a.left)} प्रयत्न उरले आहेत.`}`,
  expired: () => `हा कोड वापरला गेला आहे किंवा दहा मिनिटांपेक्षा जुना आहे. नवीन मागा.`,
  locked: () => `हा कोड फार वेळा चुकीचा लिहिला गेला आणि रद्द झाला आहे. नवीन मागा.`,
  another: () => `तो कोड बरोबर होता. अलीकडे बरेच चुकीचे वापरले गेले, म्हणून तुम्हाला दुसरा पाठवला आहे: तोही लिहा.`,
  secondNotSent: () => `दुसरा कोड पाठवता आला नाही. नवीन मागा.`,
  tooManyTried: (a: { readonly wait: string }) => `फार कोड वापरून पाहिले गेले. ${a.wait}`,
  byProvider: (a: { readonly name: string }) => `या डोमेनचे पत्ते ${a.name} संस्थेच्या प्रदात्याकडे साइन इन करतात, म्हणून हा कोड काही उघडत नाही. पुन्हा सुरू करा: पुढचे पान तिथे नेते.`,
  noPasskey: () => `ही पासकी इथे कोणतेही खाते उघडत नाही. ई-मेलने साइन इन करा, आणि खाते या पानावर ती जोडा.`,
  tooMuch: (a: { readonly wait: string }) => `फार प्रयत्न झाले. ${a.wait}`,
  busy: (a: { readonly wait: string }) => `हा सर्व्हर पाठवू शकतो तितके कोड पाठवले जात आहेत. ${a.wait}`,
  sentByMail: () => `तुम्हाला कोड पाठवला आहे. तो एका मिनिटात आला नाही तर नको असलेल्या मेलमध्ये पाहा.`,
  inTerminal: () => `हा सर्व्हर ई-मेल पाठवत नाही: कोड तो सुरू केलेल्या टर्मिनलमध्ये दाखवला आहे.`,
  inFile: (a: { readonly file: string }) => `हा सर्व्हर ई-मेल पाठवत नाही: कोड त्याच्या डेटा फोल्डरमधील ${a.file} या फाइलमध्ये आहे.`,
  waitSeconds: (a: { readonly count: number }) => `${numberInWords(a.count)} सेकंद थांबा, मग पुन्हा प्रयत्न करा.`,
  waitMinutes: (a: { readonly count: number }) => `${numberInWords(a.count)} मिनिटे थांबा, मग पुन्हा प्रयत्न करा.`,
  waitHours: (a: { readonly count: number }) => `${numberInWords(a.count)} तास थांबा, मग पुन्हा प्रयत्न करा.`,
};
