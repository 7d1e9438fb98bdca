// Written by npm run generate from understanding.messages.te.json: change that file.

export const messages = {
  noEvent: (a: { readonly asked: string }) => `${a.asked === 'NO_SINGLE_MATTER' ? `ప్రశ్న ఏ ఒక్క విషయాన్నీ చెప్పదు` : a.asked === 'chart' ? `ప్రశ్న కుండలి గురించే` : a.asked === 'annual' ? `ప్రశ్న మొత్తం సంవత్సరం గురించి` : a.asked === 'today' ? `ప్రశ్న ఒక రోజు గురించి` : a.asked === 'transit' ? `ప్రశ్న కదిలే గ్రహాల గురించి` : a.asked === 'doshas' ? `ప్రశ్న కుండలి గురించే` : a.asked === 'family' ? `ప్రశ్న ఒక వ్యక్తి గురించి` : a.asked === 'remedial' ? `ప్రశ్న పరిహారం గురించి` : a.asked === 'rectification' ? `ప్రశ్న జనన సమయం గురించి` : a.asked === 'twins' ? `ప్రశ్న రెండు జననాల గురించి` : a.asked === 'world' ? `ప్రశ్న ప్రపంచం గురించి, ఒక జీవితం గురించి కాదు` : a.asked === 'sport' ? `ప్రశ్న ఇతరుల పోటీ గురించి` : `ప్రశ్న అడిగేది జాబితాలోని ఏ సంఘటనా కాదు`}`,
};
