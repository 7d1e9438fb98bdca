// Written by npm run generate from legal.messages.ta.json: change that file.
import { dayInWords, named, numberInWords } from '@cuspal/speech';

export const messages = {
  nextCalendar: () => `இது தாக்கல், தீர்ப்பு, மேல்முறையீடு ஆகியவற்றுக்குத் தேதி தருகிறது.`,
  transitsLeftOut: (a: { readonly stoppedAt: string }) => `${dayInWords(a.stoppedAt)}-க்குப் பிந்தைய குரு, சூரியன் கோசாரம் விடப்பட்டது, ஏனெனில் அது தெரியாது.`,
  criminalOnly: () => `விடுதலை, தடுப்பு, காவல் ஆகியவை குற்ற வழக்கில் மட்டுமே ஆராயப்படுகின்றன.`,
  nextTransits: () => `இது ஒரு காலத்தைக் கோசாரத்தால் குறுக்குகிறது.`,
  appealOnlyUnfavourable: () => `தீர்ப்பு பாதகமெனில் மட்டுமே மேல்முறையீட்டுக் காலங்கள் தேடப்படுகின்றன.`,
  appealLookedFor: (a: { readonly known: boolean; readonly month: string; readonly found: boolean }) => `மேல்முறையீட்டுக் காலங்கள் ${a.known ? `${a.month}-க்குப் பின்` : `தொடக்கம் முதல், தீர்ப்பு மாதம் தெரியாததால்,`} தேடப்படுகின்றன${a.found ? `.` : `, ஆனால் எதுவும் இல்லை.`}`,
  monthWithMostPoints: (a: { readonly month: string; readonly score: number; readonly sun: boolean; readonly event: string }) => `அதிகப் புள்ளிகள் ${a.month}, ${numberInWords(a.score)}. அவை ${a.sun ? `${named(a.event)} காலங்களிலிருந்தும், 6 மற்றும் 11-க்கு வலுவான கிரகங்களின் நட்சத்திர, உப நட்சத்திரங்களில் உள்ள சூரியனிலிருந்தும்` : `${named(a.event)} காலங்களிலிருந்து மட்டுமே`} வருகின்றன.`,
  noPeriodOf: (a: { readonly event: string }) => `இந்த ஆண்டுகளில் ${named(a.event)} அமைய எந்தக் காலமும் இல்லை.`,
  onlyBestTimes: () => `கீழுள்ளவை, புள்ளிகள் மிஞ்சும் கொடுப்பினையின் மிகச் சிறந்த காலங்கள் மட்டுமே.`,
  noPeriodToFile: () => `இந்த ஆண்டுகளில் தாக்கல் செய்ய எந்தக் காலமும் இல்லை.`,
  fileAfterJudgment: (a: { readonly runs: string }) => `தாக்கல் செய்ய முதல் காலம் ${a.runs}, எனவே அந்த மாதம் ஏற்கனவே நடக்கும் வழக்குக்கானது.`,
  noMonthFavours: () => `இந்த ஆண்டுகளின் எந்த மாதமும் தீர்ப்புக்குச் சாதகம் அல்ல.`,
  bestMonth: (a: { readonly month: string }) => `தீர்ப்புக்கு மிகச் சாதகமான மாதம் ${a.month}.`,
  noDispute: (a: { readonly rate: string }) => `வழக்குக்குக் கொடுப்பினை இல்லை, ${a.rate}, எனவே இது அதையும் மீறி நடக்கும் வழக்குக்கானது.`,
  sentence: (a: { readonly clause: string }) => `${a.clause}.`,
  appealRuns: (a: { readonly runs: string }) => `மேல்முறையீட்டுக்கு முதல் காலம் ${a.runs}.`,
  filingRuns: (a: { readonly runs: string }) => `தாக்கல் செய்ய முதல் காலம் ${a.runs}.`,
  anAppeal: () => `மேல்முறையீடு`,
  victory: () => `வெற்றி`,
};
