// Written by npm run generate from sign-in.messages.pt.json: change that file.

export const messages = {
  signInAt: (a: { readonly name: string }) => `Entrar em ${a.name}`,
  isRequired: (a: { readonly name: string }) => `Endereços de <b/> entram pelo provedor de ${a.name}, e nenhum código é enviado a eles. Continue lá.`,
  isOffered: (a: { readonly name: string }) => `Você pode entrar pelo provedor de ${a.name}, sem código.`,
  goOn: () => `Ir ao provedor`,
  codeInstead: () => `Enviar um código em vez disso`,
  anotherAddress: () => `Usar outro endereço`,
  notSignedIn: () => `Você não entrou`,
  startAgain: () => `Começar de novo`,
  none: () => `Esta organização não tem provedor pelo qual entrar. Comece de novo com seu endereço de e-mail.`,
  away: () => `O provedor da sua organização não responde. Tente de novo em alguns minutos. Se continuar assim, avise um proprietário da sua organização.`,
  stale: () => `Esta entrada tem mais de dez minutos, ou começou em outro navegador. Comece de novo.`,
  declined: () => `O provedor da sua organização não deixou você entrar. Comece de novo, ou fale com um proprietário da sua organização.`,
  refused: () => `A resposta do provedor não combina com esta entrada, por isso nada dela foi aceito. Comece de novo. Se acontecer outra vez, avise um proprietário da sua organização.`,
  unverified: () => `O provedor não diz que seu endereço de e-mail foi conferido. Um proprietário da sua organização pode definir que claim o diz.`,
  domain: () => `Seu endereço no provedor é de um domínio que sua organização não verificou. Peça a um proprietário que o verifique.`,
  role: () => `Nenhum dos seus grupos no provedor tem uma função na sua organização. Peça uma a um proprietário.`,
  inactive: () => `Sua empresa desativou seu acesso no provedor dela. Fale com quem administra as contas.`,
};
