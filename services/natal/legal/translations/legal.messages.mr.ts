// Written by npm run generate from legal.messages.mr.json: change that file.
import { dayInWords, named, numberInWords } from '@cuspal/speech';

export const messages = {
  nextCalendar: () => `हे साधन दावा, न्यायनिर्णय आणि अपील यांचा काळ देते.`,
  transitsLeftOut: (a: { readonly stoppedAt: string }) => `${dayInWords(a.stoppedAt)} नंतरचे गुरू आणि सूर्याचे गोचर वगळले आहे, कारण ते माहीत नाही.`,
  criminalOnly: () => `सुटका, अटक आणि कोठडी यांचा विचार फक्त फौजदारी प्रकरणात होतो.`,
  nextTransits: () => `हे साधन गोचरांवरून काळ अधिक अचूक करते.`,
  appealOnlyUnfavourable: () => `केवळ निर्णय प्रतिकूल असल्यास अपीलाचा काळ शोधला जातो.`,
  appealLookedFor: (a: { readonly known: boolean; readonly month: string; readonly found: boolean }) => `अपीलाचा काळ ${a.known ? `${a.month} नंतर` : `सुरुवातीपासून, कारण न्यायनिर्णयाचा महिना माहीत नाही,`} शोधला जातो${a.found ? `.` : `, पण तो नाही.`}`,
  monthWithMostPoints: (a: { readonly month: string; readonly score: number; readonly event: string; readonly sun: boolean }) => `${a.month} या महिन्याला सर्वाधिक गुण आहेत, ${numberInWords(a.score)}. ते ${named(a.event)} याच्या दशांतून${a.sun ? ` आणि ६ व ११ साठी बळकट ग्रहांच्या नक्षत्रांतील आणि उपनक्षत्रांतील सूर्यामुळे` : ` फक्त`} येतात.`,
  noPeriodOf: (a: { readonly event: string }) => `या वर्षांत ${named(a.event)} याचा काळ नाही.`,
  onlyBestTimes: () => `खाली दिलेले काळ हे गुण ज्याहून जड आहेत अशा योगाचे फक्त सर्वोत्तम काळ आहेत.`,
  noPeriodToFile: () => `या वर्षांत दावा दाखल करण्याचा काळ नाही.`,
  fileAfterJudgment: (a: { readonly runs: string }) => `दावा दाखल करण्याचा पहिला काळ ${a.runs}, म्हणून तो महिना आधीच चालू असलेल्या खटल्यासाठी आहे.`,
  noMonthFavours: () => `या वर्षांतील कोणताही महिना न्यायनिर्णयाला अनुकूल नाही.`,
  bestMonth: (a: { readonly month: string }) => `न्यायनिर्णयाला सर्वाधिक अनुकूल महिना ${a.month} आहे.`,
  noDispute: (a: { readonly rate: string }) => `वादाचा योग नाही, ${a.rate}, म्हणून हे तरीही चालू असलेल्या खटल्यासाठी आहे.`,
  sentence: (a: { readonly clause: string }) => `${a.clause}.`,
  appealRuns: (a: { readonly runs: string }) => `अपीलाचा पहिला काळ ${a.runs}.`,
  filingRuns: (a: { readonly runs: string }) => `दावा दाखल करण्याचा पहिला काळ ${a.runs}.`,
  anAppeal: () => `अपील`,
  victory: () => `विजय`,
};
