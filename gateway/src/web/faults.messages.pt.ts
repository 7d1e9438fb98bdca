// Written by npm run generate from faults.messages.pt.json: change that file.

export const messages = {
  wrongHost: () => `Este não é o endereço do servidor`,
  wrongHostWhy: () => `Abra a página no endereço com que o servidor foi iniciado.`,
  notServing: () => `Um momento`,
  notServingWhy: () => `O servidor está iniciando ou parando. Recarregue a página em alguns segundos.`,
  noPage: () => `Essa página não existe`,
  noPageWhy: () => `O endereço pode estar digitado errado, ou a página mudou de lugar.`,
  wrongMethod: () => `Esta página não pode ser pedida assim`,
  wrongMethodWhy: () => `Abra-a em um navegador.`,
  outage: () => `O servidor não pode fazer isso agora`,
  outageWhy: () => `Seu banco de dados não responde ou não tem mais espaço. Nada foi mudado. Tente de novo em um minuto.`,
  broken: () => `Algo deu errado aqui`,
  brokenWhy: (a: { readonly request: string }) => `Não foi culpa sua. Tente de novo; se continuar, escreva ao operador e indique a solicitação ${a.request}.`,
  staleForm: () => `Este formulário ficou velho`,
  staleFormWhy: () => `Ele foi enviado de outra página ou de outro navegador, ou os cookies estão desativados. Permita cookies para este site e comece de novo.`,
  startAgain: () => `Começar de novo`,
  unreadForm: () => `Este formulário não foi entendido`,
  unreadFormWhy: () => `Volte, recarregue a página e envie o formulário de novo.`,
  longForm: () => `Este formulário é longo demais`,
  longFormWhy: () => `Volte e escreva menos.`,
  uncleanWhy: () => `Ele tem um caractere que não pode ser guardado. Volte e retire-o.`,
};
