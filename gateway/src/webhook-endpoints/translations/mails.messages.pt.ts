// Written by npm run generate from mails.messages.pt.json: change that file.

export const messages = {
  disabledSubject: (a: { readonly organisation: string }) => `Um webhook de ${a.organisation} foi desativado`,
  disabledText: (a: { readonly organisation: string; readonly host: string; readonly page: string }) => `Nada chegou ao webhook de ${a.organisation} em ${a.host} por três dias, ou ele respondeu que não existe mais. Nada mais é enviado a ele.

O que você pode fazer:

- Conserte o webhook, para que ele responda com um status de 200 a 299 em quinze segundos.
- Salve-o na página da organização, o que o ativa de novo: ${a.page}
- Envie ali de novo o que não chegou. Isso fica guardado por trinta dias.`,
};
