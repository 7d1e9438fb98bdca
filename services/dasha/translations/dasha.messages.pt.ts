// Written by npm run generate from dasha.messages.pt.json: change that file.

export const messages = {
  weighedWithoutHouses: () => `Nesta latitude não existem cúspides de Placidus, por isso os regentes das nakshatras e os sub-regentes são pesados sem suas casas.`,
  transitsAloneDoNotGive: () => `Os trânsitos sozinhos não o dão.`,
};
