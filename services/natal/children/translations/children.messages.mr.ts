// Written by npm run generate from children.messages.mr.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  noDateDoctorDecides: () => `म्हणून तारीख दिलेली नाही, आणि प्रजननक्षमतेचा प्रत्येक प्रश्न डॉक्टर ठरवतात.`,
  noDateAdoptionPromised: () => `म्हणून तारीख दिलेली नाही, पण कुंडलीत मूल दत्तक घेण्याचा योग आहे.`,
  partnerDoesNotPromise: () => `जोडीदाराच्या कुंडलीत याचा योग नाही, म्हणून समान काळ दिलेला नाही.`,
  noSharedPeriod: () => `या वर्षांत दोघांचा समान काळ नाही.`,
  bestSharedPeriod: (a: { readonly runs: string }) => `जोडीदारासह समान असलेला सर्वोत्तम काळ ${a.runs}.`,
  lensesForBoth: () => `बीज पुरुषासाठी आणि क्षेत्र स्त्रीसाठी वाचतात. लिंग दिले नव्हते, म्हणून दोन्ही दोघांसाठी दिले आहेत.`,
  lensesByGender: (a: { readonly first: boolean }) => `जोडीदाराच्या लिंगानुसार बीज ${a.first ? `पहिल्या व्यक्तीसाठी` : `जोडीदारासाठी`} आणि क्षेत्र दुसऱ्यासाठी दिले आहे.`,
  signsReadOtherwise: () => `राशींचा निष्कर्ष कस्प ५ च्या उपस्वामीहून वेगळा आहे, पण त्या फक्त सांगितल्या जातात, आणि उपस्वामी ठरवतो.`,
  secondNeedsFirst: () => `दुसऱ्या अपत्याचा योग कस्प ७ वरून आहे, पण त्याला पहिले अपत्य लागते, ज्याचा योग कस्प ५ वरून नाही.`,
  ageNote: (a: { readonly age: number }) => `या तारखेला व्यक्तीचे वय ${numberInWords(a.age)} आहे. काळ गणनेनुसार दिले आहेत आणि कोणाच्याही मूल होण्याच्या क्षमतेबद्दल काही सांगत नाहीत.`,
  nextBoundary: () => `कस्प ५ अचूक जन्मवेळेवर अवलंबून आहे का हे हे साधन दाखवते.`,
  nextRunningPeriod: () => `हे साधन चालू दशेचा विचार करते.`,
  concernsPartner: (a: { readonly sentence: string }) => `हे जोडीदाराबद्दल आहे. ${a.sentence}`,
  delayIndicated: (a: { readonly cause: string }) => `विलंबाचा संकेत आहे, कारण ${a.cause}`,
};
