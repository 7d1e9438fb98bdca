// Written by npm run generate from protocol.messages.te.json: change that file.

export const messages = {
  crisisLine: () => `మానసిక ఆరోగ్య సంక్షోభంలో స్థానిక అత్యవసర సేవను లేదా సహాయవాణిని ఇప్పుడే సంప్రదించండి.`,
  childPanel: () => `బాల పట్టిక సలహాదారుకు మాత్రమే; దాని ముడి ఫలితం తల్లిదండ్రులకు గానీ సంరక్షకులకు గానీ ఎప్పుడూ వెళ్లదు.`,
};
