// Written by npm run generate from natal.messages.pt.json: change that file.

export const messages = {
  rowsOfEvent: () => `As linhas são as das cúspides que julgam e confirmam o evento e as dos planetas de suas cadeias. As contagens e a resposta falam do mapa inteiro.`,
  useOfScore: () => `Uma pontuação compara dois mapas pela tradição. Uma baixa nunca é razão para recusar uma pessoa, e uma alta não promete nada. O que as duas sabem uma da outra vem primeiro.`,
};
