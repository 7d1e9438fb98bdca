// Written by npm run generate from faults.messages.mr.json: change that file.
import { instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  noneChosen: (a: { readonly age: number; readonly last: number }) => `"event" ही माहिती नाही, आणि ती निवडलीही जात नाही, कारण व्यक्तीचे वय तेव्हा ${numberInWords(a.age)} आहे आणि ${numberInWords(a.last)} नंतर कोणत्याही विषयाची तारीख दिली जात नाही. एखादा विषय पाहण्यासाठी event पाठवा.`,
  scanTooLong: (a: { readonly start: string; readonly end: string }) => `${instantInWords(a.start)} पासून scan_end_utc ${instantInWords(a.end)} पर्यंतचा शोध दोन वर्षांपेक्षा मोठा आहे. scan_start_utc नंतर जास्तीत जास्त दोन वर्षांचे scan_end_utc पाठवा.`,
  scanEndsFirst: (a: { readonly end: string; readonly start: string }) => `scan_end_utc ${instantInWords(a.end)} आहे, ते scan_start_utc ${instantInWords(a.start)} नंतर नाही. सुरुवातीनंतरचा शेवट पाठवा.`,
  oneMoment: () => `"sessions" मध्ये फक्त एकच वेगळा क्षण आहे. किमान दोन वेगळे क्षण किंवा स्थाने पाठवा.`,
  endNotAfter: (a: { readonly end: string; readonly start: string }) => `endDatetime ${instantInWords(a.end)} आहे, ते startDatetime ${instantInWords(a.start)} नंतर नाही. सुरुवातीनंतरचा शेवट पाठवा.`,
  tooManyRows: (a: { readonly rows: number; readonly most: number; readonly long: boolean; readonly least: number }) => `${numberInWords(a.rows)} ओळी ${numberInWords(a.most)} पेक्षा अधिक आहेत. ${a.long ? `जास्तीत जास्त ${numberInWords(a.most)} दिवसांचा काळ पाठवा.` : `या काळासाठी सर्वांत लहान interval_minutes ${numberInWords(a.least)} आहे.`}`,
  scanEnd: (a: { readonly end: string; readonly long: boolean; readonly start: string; readonly most: number; readonly usual: number }) => `scan_end ${instantInWords(a.end)} आहे, ${a.long ? `ते scan_start ${instantInWords(a.start)} नंतर ${numberInWords(a.most)} वर्षांपेक्षा अधिक आहे` : `ते scan_start ${instantInWords(a.start)} नंतर नाही`}. त्यानंतरचे, जास्तीत जास्त ${numberInWords(a.most)} वर्षांनंतरचे scan_end पाठवा, किंवा ${numberInWords(a.usual)} वर्षांसाठी ते पाठवू नका.`,
  endNotLater: (a: { readonly end: string; readonly start: string; readonly most: number }) => `endDatetime ${instantInWords(a.end)} आहे, ते startDatetime ${instantInWords(a.start)} नंतर नाही. सुरुवातीनंतरचा, जास्तीत जास्त ${numberInWords(a.most)} दिवसांनंतरचा शेवट पाठवा.`,
  windowTooLong: (a: { readonly days: number; readonly most: number }) => `काळ ${numberInWords(a.days)} दिवसांचा आहे, पण एक कॉल जास्तीत जास्त ${numberInWords(a.most)} दिवस शोधतो. आधीचे endDatetime पाठवा आणि पुढील कॉलमध्ये सुरू ठेवा.`,
};
