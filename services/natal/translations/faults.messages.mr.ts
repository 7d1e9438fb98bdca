// Written by npm run generate from faults.messages.mr.json: change that file.
import { instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  questionOrEvent: () => `question किंवा event पाठवा.`,
  endsBeforeStart: (a: { readonly end: string }) => `end_date "${a.end}" सुरुवातीच्या आधी आहे. नंतरची तारीख पाठवा.`,
  budgetWanted: (a: { readonly sent: number }) => `हे ${numberInWords(a.sent)} आहे, पण ६००, १५०० किंवा ४००० हवे. ते दुरुस्त करून पुन्हा कॉल करा.`,
  person1Missing: () => `"person1" नाही. datetime, latitude, longitude आणि utcOffsetMinutes सह person1 पाठवा, किंवा पहिल्या व्यक्तीची जन्माची माहिती वरच्या स्तरावर.`,
  asOfBeforeBirth: (a: { readonly moment: string; readonly birth: string }) => `"as_of_date" ${instantInWords(a.moment)} आहे, ${instantInWords(a.birth)} या जन्माच्या आधी. त्यानंतरची तारीख पाठवा.`,
  bornLater: (a: { readonly field: string; readonly birth: string; readonly moment: string }) => `"${a.field}" ${instantInWords(a.birth)} आहे, ${instantInWords(a.moment)} या सध्याच्या क्षणानंतर. होऊन गेलेला जन्म पाठवा.`,
  eventsAndOther: (a: { readonly other: string }) => `"events" आणि "${a.other}" दोन्ही पाठवले. नावाने काही ओळींसाठी फक्त events पाठवा (एक पान), किंवा ते वगळून ${a.other} पाठवा.`,
  noRentOfVehicle: () => `भाड्याचा विचार राहण्याच्या किंवा कामाच्या जागेसाठी होतो, म्हणून intent "rent" kind "vehicle" सह जुळत नाही. intent buy, sell किंवा any पाठवा, किंवा दुसरा kind.`,
  anotherFrame: (a: { readonly field: string; readonly other: string; readonly frame: string }) => `${a.field}.ayanamsa "${a.other}" आहे, पण पहिली व्यक्ती "${a.frame}" मध्ये वाचली जाते. दोन कुंडल्यांची तुलना एकाच अयनांशात होते, म्हणून ${a.field}.ayanamsa वगळा किंवा दोघांसाठी एकच पाठवा.`,
  nothingToMeasure: () => `include_planets आणि include_cusps दोन्ही false आहेत, म्हणून मोजण्यासाठी काही उरत नाही. एक वगळा किंवा true पाठवा.`,
};
