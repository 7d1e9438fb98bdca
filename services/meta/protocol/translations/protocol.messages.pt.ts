// Written by npm run generate from protocol.messages.pt.json: change that file.

export const messages = {
  crisisLine: () => `Em uma crise de saúde mental, procure agora os serviços locais de emergência ou uma linha de apoio.`,
  childPanel: () => `O painel infantil é só para o consultor; seu resultado bruto nunca vai para pais, mães nem cuidadores.`,
};
