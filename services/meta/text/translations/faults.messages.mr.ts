// Written by npm run generate from faults.messages.mr.json: change that file.
import { digitsInWords, inWords, numberInWords } from '@cuspal/speech';

export const messages = {
  notOneOf: (a: { readonly field: string; readonly text: string; readonly values: readonly string[] }) => `"${a.field}" "${a.text}" आहे, पण ते यांपैकी एक हवे: ${inWords(a.values, 'or')}. ते दुरुस्त करून पुन्हा पाठवा.`,
  noSuchTool: (a: { readonly text: string; readonly nearest: string }) => `"tool" "${a.text}" आहे, जे या सर्व्हरचे साधन नाही. जवळची नावे: ${a.nearest}.`,
  uncertainOfNothing: () => `birth_time_uncertainty_minutes सोबत birth_time_known false पाठवले. ते वगळा, किंवा birth_time_known true सह वेळ पाठवा.`,
  placeUnknown: (a: { readonly place: string }) => `birth_place "${a.place}" माहीत नाही, आणि त्यासारख्या नावाचे ठिकाणही नाही. जवळचे मोठे गाव देशासह पाठवा, किंवा latitude, longitude आणि time_zone.`,
  placeToChoose: (a: { readonly finding: 'NAME_OF_AREA' | 'OTHER_AREA' | 'SEVERAL' | 'SPELLING' | 'UNKNOWN_AREA'; readonly place: string }) => `${a.finding === 'SEVERAL' ? `birth_place "${a.place}" एकाहून अधिक ठिकाणे असू शकते.` : a.finding === 'NAME_OF_AREA' ? `birth_place "${a.place}" हे देशाचे किंवा प्रदेशाचे नाव आहे, आणि ही त्यातील सर्वांत मोठी ठिकाणे आहेत.` : a.finding === 'UNKNOWN_AREA' ? `birth_place "${a.place}" चा एक भाग जवळच्या कोणत्याही देशाचे, प्रदेशाचे किंवा गावाचे नाव नाही.` : a.finding === 'OTHER_AREA' ? `birth_place "${a.place}" दिलेल्या देशात किंवा प्रदेशात माहीत नाही, पण इतरत्र आहे.` : `birth_place "${a.place}" माहीत नाही, पण ही ठिकाणे सारख्या नावाची आहेत.`} कोणते अभिप्रेत आहे ते विचारा आणि birth_place ऐवजी त्याचे latitude, longitude आणि time_zone पाठवा.`,
  smallerPlaces: (a: { readonly more: number }) => `${numberInWords(a.more)} लहान ठिकाणे यादीत नाहीत. स्वल्पविरामानंतर प्रदेश किंवा देश दिल्यास ती कमी होतात.`,
  clockOfPlace: (a: { readonly field: string; readonly sent: string; readonly place: string; readonly kept: string; readonly zone: string }) => `${a.field} ${a.sent} ${a.place} या ठिकाणाशी जुळत नाही, जिथली घड्याळे जन्मवेळी ${digitsInWords(a.kept)} दाखवत होती (${a.zone}). ${a.field} वगळा, किंवा birth_place ऐवजी latitude आणि longitude पाठवा.`,
  halfCoordinates: (a: { readonly sent: string; readonly missing: string }) => `${a.sent} पाठवले, ${a.missing} नाही. दोन्ही पाठवा, किंवा दोन्ही नको आणि फक्त birth_place.`,
};
