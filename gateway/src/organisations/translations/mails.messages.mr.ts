// Written by npm run generate from mails.messages.mr.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  invitedSubject: () => `तुम्हाला Cuspal वरील संस्थेचे निमंत्रण आहे`,
  invitedBy: (a: { readonly from: string }) => `${a.from} तुम्हाला Cuspal वरील एका संस्थेचे निमंत्रण देतात.`,
  invitedByOperator: () => `या सर्व्हरचे व्यवस्थापक तुम्हाला Cuspal वरील एका संस्थेचे निमंत्रण देतात.`,
  accept: (a: { readonly page: string; readonly days: number }) => `ती कोणती ते पाहण्यासाठी, आणि स्वीकारण्यासाठी किंवा नाकारण्यासाठी

    ${a.page}

उघडा आणि या पत्त्याने साइन इन करा. निमंत्रण ${numberInWords(a.days)} दिवस चालते आणि एकदाच वापरता येते.`,
  unknown: () => `हे कोण आहे ते माहीत नसल्यास काहीही करू नका: तुमच्याशिवाय काहीही होत नाही.`,
};
