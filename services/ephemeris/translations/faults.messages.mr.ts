// Written by npm run generate from faults.messages.mr.json: change that file.
import { digitsInWords, inWords, numberInWords } from '@cuspal/speech';

export const messages = {
  unknownTradition: (a: { readonly name: string; readonly traditions: string }) => `tradition "${a.name}" ज्ञात नाही. यांपैकी एक किंवा अनेक पाठवा: ${a.traditions}.`,
  rangeEndsFirst: (a: { readonly end: string; readonly start: string }) => `end_date ${a.end} हे start_date ${a.start} नंतर नाही. नंतरचा शेवट पाठवा.`,
  rangeTooLong: (a: { readonly start: string; readonly end: string; readonly unit: 'DAYS' | 'YEARS'; readonly most: number }) => `${a.start} ते ${a.end} हा कालावधी ${a.unit === 'DAYS' ? `${numberInWords(a.most)} दिवसांपेक्षा` : `${numberInWords(a.most)} वर्षांपेक्षा`} मोठा आहे. start_date नंतर जास्तीत जास्त ${a.unit === 'DAYS' ? `${numberInWords(a.most)} दिवसांचे` : `${numberInWords(a.most)} वर्षांचे`} end_date पाठवा.`,
  inFuture: (a: { readonly end: string }) => `end_date ${a.end} भविष्यात आहे, पण हे साधन फक्त भूतकाळासाठी आहे. होऊन गेलेले end_date पाठवा.`,
  laterFounding: () => `राज्यघटनेसारखी नंतरची स्थापना जुन्या स्थापनेऐवजी घेता येते.`,
  strangeTopic: (a: { readonly topic: string; readonly type: string; readonly topics: readonly string[] }) => `विषय "${a.topic}" हा "${a.type}" याच्या विषयांपैकी नाही. यांपैकी एक किंवा अधिक पाठवा: ${inWords(a.topics)}.`,
  beforeTheSky: (a: { readonly midnight: string; readonly begins: string }) => `जानेवारी १८०० चा पहिला दिवस ${digitsInWords(a.midnight)} ला सुरू होतो आणि पंचांग-गणना ${digitsInWords(a.begins)} ला. पान २ किंवा नंतरचा महिना मागा.`,
  numberAndLongitude: () => `"number" आणि "longitude" दोन्ही पाठवले; त्यांपैकी एक ओळ निवडते. फक्त एक पाठवा, किंवा पूर्ण सारणीसाठी एकही नको.`,
  longitudeBelowZero: (a: { readonly longitude: number }) => `"longitude" ${numberInWords(a.longitude)} आहे, पण ते ० पासून ३६० अंशांपर्यंतचे निरयन भोगांश हवे. ऋण संख्येत ३६० मिळवा आणि पुन्हा कॉल करा.`,
  yearOfNatal: (a: { readonly name: string }) => `"${a.name}" वर्ष सांगते, पण chart "natal" आहे. ते वगळा, किंवा chart "annual" पाठवा.`,
};
