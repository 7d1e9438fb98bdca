// Written by npm run generate from key-faults.messages.mr.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly most: number }) => `API कीला १ ते ${numberInWords(a.most)} अक्षरांचे नाव लागते.`,
  limit: (a: { readonly limit: number }) => `खात्यात ${numberInWords(a.limit)} चालू API की असू शकतात: दुसरी बनवण्याआधी एक रद्द करा.`,
  monthlyCalls: (a: { readonly calls: number; readonly most: number }) => `API कीला महिन्याला ${numberInWords(a.calls)} कॉल देता येत नाहीत: तिच्या खात्याला महिन्याला ${numberInWords(a.most)} कॉल आहेत. जास्तीत जास्त तितके द्या, किंवा हिस्सा वगळा.`,
  rate: (a: { readonly rate: number; readonly most: number }) => `API कीला सेकंदाला ${numberInWords(a.rate)} विनंत्या देता येत नाहीत: तिच्या खात्याला सेकंदाला ${numberInWords(a.most)} आहेत. जास्तीत जास्त तितक्या द्या, किंवा हिस्सा वगळा.`,
  share: (a: { readonly share: number; readonly least: number; readonly most: number }) => `${numberInWords(a.share)} हा API कीचा हिस्सा होऊ शकत नाही: ${numberInWords(a.least)} ते ${numberInWords(a.most)} मधील पूर्ण संख्या द्या.`,
  entries: (a: { readonly most: number; readonly field: string; readonly count: number }) => `API कीला जास्तीत जास्त ${numberInWords(a.most)} ${a.field === 'addressRanges' ? `पत्त्यांच्या श्रेणी` : a.field === 'allowedOrigins' ? `पानांचे मूळ पत्ते` : a.field === 'toolsets' ? `साधनांचे संच` : `नोंदी`} असतात, आणि इथे ${numberInWords(a.count)} आहेत.`,
  range: (a: { readonly shown: string; readonly first: string; readonly second: string }) => `${a.shown} ही पत्त्यांची श्रेणी नाही: ${a.first}, ${a.second}, किंवा एक पत्ता लिहा; IPv4 पत्ता IPv6 मध्ये न घालता तसाच.`,
  origin: (a: { readonly shown: string; readonly example: string }) => `${a.shown} हा पानांचा मूळ पत्ता नाही: ${a.example} असे लिहा, मार्गाशिवाय; http फक्त localhost साठी आहे.`,
  toolset: (a: { readonly shown: string; readonly known: string }) => `${a.shown} हा साधनांचा संच नाही. ${a.known} आहेत.`,
  rotated: (a: { readonly hint: string }) => `दरम्यान या API कीला नवीन गुप्त की मिळाली आहे, जिच्या शेवटी ${a.hint} आहे. ती कॉपी केली नसल्यास पुन्हा मागा.`,
  expired: () => `या API कीची मुदत संपली आहे, आणि नवीन गुप्त कीही नाकारली जाईल: नवीन API की बनवा.`,
  ownerNeeded: () => `संस्थेला मालक लागतो: आधी दुसऱ्या सदस्याला मालक करा.`,
  ownsAlone: (a: { readonly names: string }) => `${a.names} यांची ही व्यक्ती एकटी मालक आहे. तिथे दुसऱ्या सदस्याला मालक करा, किंवा संस्था हटवा, आणि पुन्हा प्रयत्न करा.`,
};
