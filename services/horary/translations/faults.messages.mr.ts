// Written by npm run generate from faults.messages.mr.json: change that file.
import { instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  offsetMissing: (a: { readonly offset: string; readonly zone: string }) => `${a.offset} नाही. त्या ठिकाणचे घड्याळ UTC च्या किती मिनिटे पुढे आहे ते पाठवा, किंवा ${a.zone} मध्ये IANA वेळक्षेत्राचे नाव पाठवा.`,
  noClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" मध्ये घड्याळी वेळ नाही. वेळही पाठवा, YYYY-MM-DDTHH:MM या रूपात.`,
  twoNumbers: (a: { readonly name: string; readonly fineName: string }) => `${a.name} आणि ${a.fineName} दोन्ही पाठवले, पण व्यक्ती एकच संख्या सांगते. सांगितलेली संख्या पाठवा.`,
  numberMissing: (a: { readonly name: string; readonly last: number; readonly fineName: string; readonly lastFine: number }) => `${a.name} नाही. १ ते ${numberInWords(a.last)} मधील पूर्ण संख्या पाठवा, किंवा ${a.fineName} साठी १ ते ${numberInWords(a.lastFine)} मधील.`,
  twoValues: (a: { readonly first: string; readonly a: string; readonly second: string; readonly b: string }) => `${a.first} ${a.a} आहे, पण ${a.second} ${a.b} आहे, आणि दोन्ही एकच गोष्ट आहेत. त्यांपैकी एक पाठवा, किंवा जुळणाऱ्या दोन.`,
  anotherFrame: (a: { readonly field: string; readonly other: string; readonly frame: string }) => `${a.field} "${a.other}" आहे, पण पहिला स्पर्धक "${a.frame}" मध्ये वाचला आहे. दोन कुंडल्यांची तुलना एकाच चौकटीत होते, म्हणून ${a.field} वगळा किंवा दोघांसाठी एकच की पाठवा.`,
  sameBirths: () => `दोन्ही स्पर्धकांची जन्ममाहिती एकच आहे. दोन वेगळे जन्म पाठवा.`,
  matchBeforeBirth: (a: { readonly at: string; readonly number: number; readonly birth: string }) => `match_datetime ${instantInWords(a.at)} आहे, contestant${numberInWords(a.number)} च्या ${instantInWords(a.birth)} या जन्मापूर्वी. दोन्ही जन्मांनंतरचा सामना पाठवा.`,
};
