// Written by npm run generate from mails.messages.te.json: change that file.

export const messages = {
  disabledSubject: (a: { readonly organisation: string }) => `${a.organisation}: ఒక వెబ్‌హుక్ నిలిపివేయబడింది`,
  disabledText: (a: { readonly host: string; readonly organisation: string; readonly page: string }) => `${a.host} వద్ద ${a.organisation} వెబ్‌హుక్‌కు మూడు రోజులుగా ఏదీ చేరలేదు, లేదా అది ఇక లేదని జవాబిచ్చింది. దానికి ఇక ఏదీ పంపబడదు.

మీరు చేయగలిగినవి:

- పదిహేను సెకన్లలో 200 నుంచి 299 వరకు స్థితితో జవాబిచ్చేలా దాన్ని సరిచేయండి.
- సంస్థ పేజీలో దాన్ని సేవ్ చేయండి, అప్పుడు అది మళ్లీ ఆన్ అవుతుంది: ${a.page}
- చేరనివి అక్కడి నుంచి మళ్లీ పంపండి. అవి ముప్పై రోజులు ఉంటాయి.`,
};
