// Written by npm run generate from fault.messages.pt.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  unknownApplication: () => `Este aplicativo não é conhecido aqui`,
  unknownApplicationWhy: () => `Seu registro terminou, ou o que ele diz de si mesmo não pôde ser lido. Remova a conexão no aplicativo e adicione-a de novo.`,
  elsewhere: () => `Este aplicativo pede para ser enviado a outro lugar`,
  elsewhereWhy: () => `O endereço para onde ele quer que você volte não é um que ele registrou. Nada foi compartilhado; conecte de novo a partir do aplicativo.`,
  over: () => `Esta entrada já terminou`,
  overWhy: () => `Demorou demais, já estava concluída ou começou em outro navegador. Volte ao aplicativo e conecte de novo.`,
  withoutYou: () => `Este aplicativo pediu para entrar sem você`,
  withoutYouWhy: () => `Aqui ninguém fica com a sessão aberta, por isso ele precisa perguntar a você. Nada foi compartilhado; conecte de novo a partir do aplicativo.`,
  outage: () => `O servidor não pode fazer isso agora`,
  outageWhy: () => `Seu banco de dados não responde ou não tem mais espaço. Volte ao aplicativo e tente de novo em um minuto.`,
  broken: () => `Algo deu errado aqui`,
  brokenWhy: () => `Não foi culpa sua. Volte ao aplicativo e tente de novo em instantes.`,
  impossible: () => `O aplicativo pediu algo que não pode ser feito`,
  impossibleWhy: (a: { readonly reason: string }) => `Ele deve corrigir sua solicitação: ${a.reason}.`,
  backTo: (a: { readonly place: string }) => `Voltar a ${a.place}`,
  tooManyTries: () => `Tentativas demais`,
  tooManyTriesWhy: (a: { readonly seconds: number }) => `Houve solicitações demais: tente de novo em ${pluralOf('pt', a.seconds) === 'one' ? `um segundo` : `${numberInWords(a.seconds)} segundos`}.`,
};
