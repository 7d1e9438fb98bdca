// Written by npm run generate from profile.messages.mr.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  readAs: (a: { readonly sent: string; readonly place: string }) => `"${a.sent}" हे ${a.place} असे वाचले, आणि अक्षांश-रेखांश त्याच्या केंद्राचे आहेत.`,
  passedOver: (a: { readonly others: number }) => `${pluralOf('mr', a.others) === 'one' ? `आणखी एका बऱ्याच लहान ठिकाणाचे नावही तेच आहे` : `आणखी ${numberInWords(a.others)} बऱ्याच लहान ठिकाणांचे नावही तेच आहे`}. ते अभिप्रेत असेल तर त्याच्या प्रदेशासह किंवा देशासह पुन्हा कॉल करा.`,
  sendCoordinates: () => `पुढील साधने birth_place घेत नाहीत, म्हणून त्यांना latitude, longitude आणि time_zone पाठवा.`,
  coordinatesCount: () => `पाठवलेले अक्षांश-रेखांश मोजले जातात, आणि birth_place फक्त नाव म्हणून पुन्हा दिले जाते.`,
  farFromName: (a: { readonly km: number }) => `ते त्या नावाच्या कोणत्याही ठिकाणापासून ${numberInWords(a.km)} किमी दूर आहेत, म्हणून त्यांची चिन्हे आणि क्रम तपासा.`,
  noCusps: () => `या अक्षांशावर प्लासिडस कस्प नसतात; केपी कस्पांची साधने उत्तर देणार नाहीत.`,
  clockFarFromSun: (a: { readonly offset: string; readonly longitude: number; readonly hours: string }) => `वेळफरक ${a.offset} रेखांश ${numberInWords(a.longitude)} वरील सूर्यापासून ${a.hours} तास दूर आहे, ते क्वचितच बरोबर असते. वेळफरकाचे चिन्ह तपासा, आणि अक्षांश व रेखांश यांची अदलाबदल झालेली नाही ते पाहा.`,
  timeUnknown: (a: { readonly date: string }) => `${a.date}, वेळ अज्ञात`,
  eitherWay: (a: { readonly minutes: number }) => `${numberInWords(a.minutes)} मिनिटे आधी किंवा नंतर`,
  sendAgain: () => `हीच जन्माची माहिती पुढील प्रत्येक कॉलसह पाठवा; कॉलदरम्यान काहीही साठवले जात नाही.`,
  verdictsUncertain: (a: { readonly verdicts: number; readonly uncertain: number }) => `जन्मघटनांच्या ${numberInWords(a.verdicts)} निर्णयांपैकी ${numberInWords(a.uncertain)} त्या अनिश्चिततेत दुसरी बाजू घेऊ शकतात.`,
  verdictsHold: (a: { readonly firm: number; readonly fair: number; readonly thin: number; readonly knifeEdge: number }) => `दहा मिनिटे आधी किंवा नंतर टिकणारे निर्णय: ${numberInWords(a.firm)}; चार: ${numberInWords(a.fair)}; एक: ${numberInWords(a.thin)}; कमी: ${numberInWords(a.knifeEdge)}.`,
  sendUncertainty: () => `birth_time_uncertainty_minutes घेणाऱ्या प्रत्येक साधनासह ते पाठवा, आणि कोणते निर्णय अनिश्चित आहेत ते सांगा.`,
  noVerdict: () => `भाव, कस्प आणि त्यांचे उपस्वामी वाचता येत नाहीत, म्हणून केपीचा निर्णय देता येत नाही.`,
  planetsOfDay: (a: { readonly call: string }) => `birth_time_known false सह ${a.call} त्या दिवशी ग्रहांनी काय केले ते दाखवते.`,
  waysToAnswer: (a: { readonly ways: number }) => `${pluralOf('mr', a.ways) === 'one' ? `उत्तराचा एक मार्ग, कारण वेळ शोधण्यास कस्प लागतात` : `उत्तराचे दोन मार्ग`}`,
  steps: (a: { readonly way: 'FIND_THE_TIME' | 'QUESTION_BY_NUMBER' }) => `${a.way === 'QUESTION_BY_NUMBER' ? `प्रश्न मनात ठेवून १ ते २४९ मधील एक संख्या व्यक्तीस विचारा. तिच्यासह get_horary_chart_v2 कॉल करा, आणि birth_datetime, latitude व longitude म्हणून प्रश्नाची वेळ आणि स्थान पाठवा.` : `आयुष्यातील तारीख असलेल्या किमान पाच घटना विचारा. तारीख आणि घटनांसह find_birth_time कॉल करा, मग सापडलेल्या वेळेसह rectify_birth_time. ती वेळ किती खात्रीची आहे ते सांगा, आणि तिच्यासह set_birth_profile पुन्हा कॉल करा.`}`,
  cannotBeRead: (a: { readonly what: 'CUSPS' | 'HOUSES' | 'SUB_LORDS' | 'VERDICTS' }) => `${a.what === 'HOUSES' ? `भाव` : a.what === 'CUSPS' ? `कस्प` : a.what === 'SUB_LORDS' ? `कस्पांचे उपस्वामी` : `केपीचा प्रत्येक निर्णय`}`,
  neverGuess: () => `जन्मवेळेचा अंदाज कधीही करू नका, आणि तिच्याऐवजी मध्यान्हाची कुंडली कधीही वाचू नका.`,
};
