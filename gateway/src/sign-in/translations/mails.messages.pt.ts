// Written by npm run generate from mails.messages.pt.json: change that file.

export const messages = {
  codeSubject: () => `Seu código de entrada no Cuspal`,
  codeText: (a: { readonly code: string }) => `Seu código é

    ${a.code}

Digite-o na página onde você o pediu. Ele vale dez minutos e pode ser usado uma vez.`,
  unasked: () => `Se você não o pediu, não faça nada: sem o código ninguém entra. Ninguém do Cuspal jamais vai pedi-lo a você.`,
  wayOn: (a: { readonly address: string }) => `Já foram pedidos tantos códigos quantos se enviam a este endereço por enquanto. Se você quer entrar e recebe o aviso de esperar, abra este endereço no navegador em que entra, e peça ali um código. Ele não faz ninguém entrar, e estranhos não podem gastar os códigos desse navegador:

    ${a.address}`,
  secondSubject: () => `Seu segundo código de entrada no Cuspal`,
  secondText: (a: { readonly code: string }) => `Muitos códigos errados foram tentados há pouco, por isso desta vez a entrada pede um segundo código. Ele é

    ${a.code}

Digite-o na mesma página. Ele vale dez minutos e pode ser usado uma vez.`,
  oldSubject: () => `Mudança do endereço da sua conta do Cuspal`,
  oldText: (a: { readonly email: string; readonly code: string }) => `Alguém que entrou na sua conta quer mudar o endereço dela para ${a.email}. O código para isso é

    ${a.code}

Digite-o na página onde você pediu a mudança. Ele vale dez minutos.

Se não foi você, não faça nada, e encerre as outras sessões na página Conta: sem este código o endereço fica como está. Ninguém do Cuspal jamais vai pedi-lo a você.`,
  newSubject: () => `Seu novo endereço de uma conta do Cuspal`,
  newText: (a: { readonly code: string }) => `Quem tem uma conta do Cuspal quer fazer deste o seu endereço. O código para isso é

    ${a.code}

Digite-o na página onde você pediu a mudança. Ele vale dez minutos.

Se você não o pediu, não faça nada: sem este código nada muda.`,
};
