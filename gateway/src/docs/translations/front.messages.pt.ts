// Written by npm run generate from front.messages.pt.json: change that file.
import { dayInWords, digitsInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  title: () => `Astrologia que mostra suas razões`,
  whatItIs: (a: { readonly count: number }) => `Cuspal dá a assistentes de IA e a servidores ${numberInWords(a.count)} ferramentas de astrologia, na maioria de Krishnamurti Paddhati (KP), com Parashari, Jaimini e Tajik ao lado. As posições vêm da Swiss Ephemeris. Cada veredito traz sua cadeia de razões e sua fonte, e nada de um nascimento é guardado.`,
  tryIt: () => `Testar`,
  connect: () => `Conectar`,
  answered: () => `Uma pergunta e sua resposta`,
  readFrom: () => `O mapa do qual a resposta é lida.`,
  when: (a: { readonly on: string }) => `Quando: os períodos do mesmo mapa que podem trazer um casamento, como se perguntou em ${dayInWords(a.on)}.`,
  ask: () => `Perguntar`,
  whenPromotion: () => `Quando é provável a promoção?`,
  twoCharts: () => `Estes dois mapas combinam?`,
  whichMorning: () => `Em que manhã da próxima semana assinar o contrato?`,
  lostRing: () => `O anel perdido vai aparecer?`,
  today: () => `O que traz o dia de hoje?`,
  birthTime: () => `A hora de nascimento está certa?`,
  neverStored: () => `O que nunca é guardado`,
  kept: () => `Nascimentos, nomes, perguntas e respostas. De uma chamada guarda-se que ferramenta foi, quando e como terminou. <a>O que se guarda de uma conta</a>.`,
  read: () => `Ler (em inglês)`,
  kp: () => `<a>KP em cinco minutos</a>`,
  allTools: () => `<a>Todas as ferramentas</a>, cada uma com uma chamada real e sua resposta real`,
  rules: () => `<a>O livro de regras</a>: toda regra que um resultado nomeia, como <q/>`,
  protocol: () => `<a>O protocolo</a>, <b>chaves e entrada</b>`,
  address: () => `A maioria dos clientes precisa só do endereço <b/> e depois pede que você entre. Outros usam uma chave de API da <a>página para desenvolvedores</a>.`,
  question: (a: { readonly on: string; readonly at: string }) => `O mapa de alguém nascido em Chennai em ${dayInWords(a.on)} às ${digitsInWords(a.at)} promete casamento? <a>A chamada completa e sua resposta</a>.`,
};
