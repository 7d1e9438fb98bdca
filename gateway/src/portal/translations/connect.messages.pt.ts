// Written by npm run generate from connect.messages.pt.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  title: () => `Conectar um cliente`,
  address: () => `Endereço`,
  mostClients: () => `A maioria dos clientes precisa só deste endereço: eles abrem uma página onde você entra com seu e-mail. Outros usam uma chave de API; ponha a sua no lugar de <b/>. Nunca ponha uma chave no endereço.`,
  notPublic: () => `Este endereço não é público: clientes nesta máquina o alcançam, aplicativos web como claude.ai não.`,
  fewer: () => `Menos ferramentas`,
  fewerHint: (a: { readonly count: number }) => `O endereço acima lista todas as ${numberInWords(a.count)} ferramentas. Alguns clientes aceitam menos, ou respondem melhor com menos. Acrescente ao endereço os conjuntos que você quer. Toda ferramenta pode ser chamada mesmo assim.`,
  core: () => `<b/> tem o que as perguntas do dia a dia pedem. Escolha-o para o Cursor e para outros clientes com limite.`,
  compact: () => `<b/> é a lista mais curta. O assistente responde a uma pergunta em uma só chamada, com <c/>, ou segue o plano de leitura e chama cada ferramenta pelo nome. Escolha-o para modelos pequenos e conversas longas.`,
  joined: () => `<b/> une dois conjuntos. Cada família de ferramentas é um conjunto. <a>Todos os conjuntos (em inglês)</a>`,
  clients: () => `Clientes`,
  serverAddress: () => `Endereço do servidor MCP`,
  theAddress: () => `o endereço`,
};
