// Written by npm run generate from faults.messages.mr.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  issuer: (a: { readonly example: string }) => `जारीकर्ता (issuer) हा पोर्ट आणि क्वेरी नसलेला https पत्ता नाही. प्रदाता दाखवतो तसा लिहा, जसे ${a.example}.`,
  clientId: (a: { readonly most: number }) => `क्लायंट आयडी १ ते ${numberInWords(a.most)} अक्षरांचा, मोकळ्या जागांशिवाय असतो. तो प्रदात्याकडून कॉपी करा.`,
  clientSecret: (a: { readonly most: number }) => `क्लायंटचा गुप्त कोड १ ते ${numberInWords(a.most)} अक्षरांचा, मोकळ्या जागांशिवाय असतो. तो प्रदात्याकडून कॉपी करा.`,
  newSecret: () => `नवीन प्रदात्याला किंवा क्लायंटला त्याचा गुप्त कोड लागतो. तो प्रदात्याकडून कॉपी करा.`,
  claim: (a: { readonly claim: string; readonly first: string; readonly second: string }) => `${a.claim} हे दाव्याचे (claim) नाव नाही, जसे ${a.first} किंवा ${a.second}.`,
  groups: (a: { readonly most: number }) => `जास्तीत जास्त ${numberInWords(a.most)} गट भूमिका देतात: काही वगळा.`,
  groupName: (a: { readonly most: number }) => `गटाचे नाव १ ते ${numberInWords(a.most)} अक्षरांचे असते.`,
  groupTwice: (a: { readonly group: string }) => `${a.group} या गटाला दोन भूमिका आहेत: एक वगळा.`,
  hours: (a: { readonly most: number }) => `सत्र १ ते ${numberInWords(a.most)} पूर्ण तास टिकते.`,
  domains: (a: { readonly most: number }) => `संस्थेला जास्तीत जास्त ${numberInWords(a.most)} डोमेन असतात: आधी एक काढा.`,
  noAnswer: (a: { readonly domain: string }) => `${a.domain} या डोमेनचे नेम सर्व्हर उत्तर देत नाहीत. काही मिनिटांत पुन्हा प्रयत्न करा.`,
  ofAnother: (a: { readonly domain: string }) => `${a.domain} हे डोमेन दुसऱ्या संस्थेने सत्यापित केले आहे. आधी ते तिथे काढा, किंवा त्याची नोंद काढून एक आठवडा थांबा.`,
  domain: (a: { readonly example: string }) => `हे ई-मेल पत्त्यांचे डोमेन नाही. ते ${a.example} असे लिहा.`,
  scimTokens: (a: { readonly most: number }) => `संस्थेला जास्तीत जास्त ${numberInWords(a.most)} SCIM टोकन असतात: आधी एक रद्द करा.`,
};
