import type { Fault } from '../../../src/gatsby/content/fault';
import { fieldInPortuguese, kindOfFile } from '../form/fieldInPortuguese';

/**
 * What the check says, in Portuguese: the English sentence, `{}` for what differs, and ours with the same gaps in the same order, or numbered.
 * Where several fit, the one with the longest text of its own counts. What stands nowhere here is shown in English; a unit test tells which.
 */
const sentences: readonly (readonly [english: string, portuguese: string])[] = [
  // the shape of a file
  ['the file must hold one group in { }', 'o arquivo deve ter um grupo entre { }'],
  ['compare with a neighbouring file', 'compare com um arquivo vizinho'],
  ['{} more like these', 'mais {} como estes'],
  ['mend these first and check again', 'corrija estes primeiro'],
  ['nobody knows this name', 'este campo não existe'],
  ['did you mean “{}”?', 'seria “{}”?'],
  ['did you mean {}?', 'seria {}?'],
  ['known here: {}', 'existem aqui: {}'],
  ['it is missing', 'falta preencher'],
  ['add a text in quotation marks{}', 'escreva o texto'],
  ['add a list in [ ]{}', 'acrescente ao menos um'],
  ['add a group in { }{}', 'acrescente o grupo de campos'],
  ['add a whole number{}', 'escreva o número'],
  ['add a number{}', 'escreva o número'],
  ['add true or false{}', 'responda sim ou não'],
  ['add {}', 'preencha'],
  ['it should be a text in quotation marks', 'deve ser um texto'],
  ['it should be a group in { }', 'deve ser um grupo de campos'],
  ['it should be a list in [ ]', 'deve ser uma lista'],
  ['it should be a whole number', 'deve ser um número inteiro'],
  ['it should be a number', 'deve ser um número'],
  ['it should be true or false', 'deve ser sim ou não'],
  ['it should be {}', 'deve ser {}'],
  ['one of: {}', 'um destes: {}'],
  ['it is empty', 'está vazio'],
  ['it is {} characters long', 'tem {} letras'],
  ['it has {} entries', 'tem {} itens'],
  ['it has 1 entry', 'tem 1 item'],
  ['it has {}', 'tem {}'],
  ['it is the text {}', 'é o texto {}'],
  ['it is null', 'está vazio'],
  ['it is a list', 'é uma lista'],
  ['it is a group', 'é um grupo'],
  ['at most {} characters', 'no máximo {} letras'],
  ['at least {} characters', 'no mínimo {} letras'],
  ['more than {} characters', 'mais de {} letras'],
  ['at most {} entries', 'no máximo {} itens'],
  ['at least {} entries', 'no mínimo {} itens'],
  ['at most {}', 'no máximo {}'],
  ['at least {}', 'no mínimo {}'],
  ['more than {}', 'mais de {}'],
  ['must neither begin nor end with a space', 'não deve começar nem terminar com espaço'],
  ['must be a path relative to this file that ends in {}', 'deve ser o caminho de um arquivo que termina em {}'],
  ['must be two percentages such as "50% 40%"', 'devem ser duas porcentagens, como “50% 40%”'],
  ['must be letters and digits, with single hyphens between words', 'só letras e números, com um hífen entre as palavras'],
  [
    'must be a path of this site such as "/gastronomia", without language and without a slash at the end',
    'deve ser uma página deste site, como “/gastronomia”, sem língua e sem barra no fim',
  ],
  ['must be a whole address that starts with https://', 'deve ser um endereço completo, que começa com https://'],
  ['must be a day such as "2026-12-24"', 'deve ser um dia, como 2026-12-24'],
  ['must be a time such as "19:00"; midnight at the end of a day is "24:00"', 'deve ser uma hora, como 19:00; a meia-noite do fim do dia é 24:00'],
  ['Invalid string: must match pattern {}', 'não tem a forma esperada ({})'],
  ['Invalid input: expected {}', 'valor inesperado ({})'],

  // files that cannot be read
  ['the file is missing', 'o arquivo não existe'],
  ['put it back: the site needs it', 'ponha-o de volta: o site precisa dele'],
  ['put it back: a page of src/pages shows it', 'ponha-o de volta: uma página o mostra'],
  ['it is a folder, though its name is that of a file', 'é uma pasta com nome de arquivo'],
  ['rename the folder', 'mude o nome da pasta'],
  ['it is a link that leads back to itself', 'é um atalho que leva a si mesmo'],
  ['put the file itself here', 'ponha aqui o próprio arquivo'],
  ['it may not be read', 'não pode ser lido'],
  ['change its permissions', 'mude as permissões dele'],
  ['it is larger than {} MB', 'tem mais de {} MB'],
  ['is it a content file at all? take it out', 'é mesmo um arquivo de conteúdo? tire-o daqui'],
  ['it cannot be read ({})', 'não pode ser lido ({})'],
  ['look at the file on this machine', 'veja o arquivo nesta máquina'],
  ['it is saved as UTF-16', 'está gravado em UTF-16'],
  ['it begins with a byte order mark', 'começa com uma marca invisível (BOM)'],
  ['save it as UTF-8', 'grave em UTF-8'],
  ['save it as UTF-8 without BOM', 'grave em UTF-8 sem BOM'],
  ['it is not UTF-8: look at {}', 'não está em UTF-8: veja {}'],
  ['the file is empty', 'o arquivo está vazio'],
  ['copy a neighbouring file and change it', 'copie um arquivo vizinho e mude-o'],
  ['groups stand within groups more than {} deep', 'há grupos dentro de grupos mais de {} vezes'],
  ['broken JSON at line {}, column {}: {}', 'arquivo quebrado na linha {}, coluna {}: {}'],
  ['broken JSON at {}: {}', 'arquivo quebrado em {}: {}'],
  ['broken JSON: {}', 'arquivo quebrado: {}'],
  ['the name stands twice, again at {}', 'o campo aparece duas vezes, de novo em {}'],
  ['keep one of the two', 'deixe só um dos dois'],
  ['take it out', 'tire-o'],
  ['nobody reads a file of this name here', 'ninguém lê um arquivo com este nome aqui'],
  ['end its name in .json, in small letters', 'o nome deve terminar em .json, em minúsculas'],
  ['put it straight into one of: {}', 'ponha-o direto em uma destas pastas: {}'],

  // names and links
  ['it is “{}”, but the file is called {}.json', 'é “{}”, mas o arquivo se chama {}.json'],
  ['write “{}”, or rename the file', 'escreva “{}”, ou mude o nome do arquivo'],
  ['{} has the same slug', '{} tem o mesmo nome'],
  ['give one of them another', 'dê outro nome a um dos dois'],
  [
    'no page shows it: neither src/pages/{}.tsx nor an offer with the path /{}',
    'nenhuma página o mostra: não existe a página {}, nem uma oferta com o endereço /{}',
  ],
  ['delete the file, or give an offer that path', 'apague o arquivo, ou dê esse endereço a uma oferta'],
  ['no page of the type “{}” stands at {}', 'nenhuma página do tipo “{}” fica em {}'],
  ['write "eventType": "{}" there: the form of events leads to it', 'escolha nela o tipo “{}”: o formulário de eventos leva a ela'],
  ['the page of the type “{}” is {}', 'a página do tipo “{}” é {}'],
  ['leave it out', 'tire-o daqui'],
  ['{} cannot be the page of an offer', '{} não pode ser a página de uma oferta'],
  ['write one word after the slash, such as "/carnaval"', 'escreva uma palavra depois da barra, como “/carnaval”'],
  ['another page stands at {} already', 'outra página já fica em {}'],
  ['choose another address, or null for no page of its own', 'escolha outro endereço, ou deixe vazio, sem página própria'],
  ['the page of {} stands at {} already', 'a página de {} já fica em {}'],
  ['choose another address', 'escolha outro endereço'],
  ['it is {}, but the page stands at {}', 'é {}, mas a página fica em {}'],
  ['write “{}”', 'escreva “{}”'],
  ['the section “{}” is missing', 'falta a seção “{}”'],
  ['put it back: the page arranges it by its slug', 'ponha-a de volta: a página a procura por este nome'],
  ['it has neither a page nor a stay, so it leads nowhere', 'não tem página nem estadia, e não leva a lugar nenhum'],
  ['give it a “path” or a “stay”', 'dê-lhe uma página ou uma estadia'],
  ['there is no page {}', 'não existe a página {}'],
  ['use the address of a page of this site', 'escolha uma página deste site'],
  ['nothing on the site is called #{}', 'nada no site se chama #{}'],
  ['use the slug of what it leads to, or leave the # out', 'use o nome daquilo a que leva, ou tire o #'],
  ['“{}” has no label', '“{}” não tem palavras no menu'],
  ['add one to {}.json of each language in locales/', 'acrescente-as em {}.json, em cada língua de locales/'],

  // pictures
  ['{} lies outside of content/', '{} fica fora de content/'],
  ['put the file below content/images', 'ponha o arquivo em content/images'],
  ['there is no file {}', 'não existe o arquivo {}'],
  ['add the file, or correct its name; capitals count', 'envie a foto, ou corrija o nome; maiúsculas contam'],
  ['{} is not a file', '{} não é um arquivo'],
  ['put the file itself there', 'ponha lá o próprio arquivo'],
  ['{}: it is {} by the name of {}', '{}: é {} com nome de {}'],
  ['{}: it is not a picture', '{}: não é uma imagem'],
  ['{} is {} × {} pixels: a view all round is twice as wide as high', '{} tem {} × {} pixels: uma vista de 360° é duas vezes mais larga do que alta'],
  [
    'export the whole sphere as an equirectangular picture, or leave “panorama” out',
    'exporte a esfera inteira como foto equirretangular, ou deixe o campo vazio',
  ],
  ['no pictures are given', 'ainda não há fotos'],
  ['the page of the resort shows no day until they are', 'até lá a página do resort não mostra o dia'],
  // the map
  ['both {} and {} are called so', '{} e {} têm este nome'],
  ['rename one of the files, so that it is clear which is meant', 'mude o nome de um dos arquivos, para que se saiba qual é'],
  ['no place of the content is called “{}”', 'nenhum lugar do conteúdo se chama “{}”'],
  ['use the slug of a restaurant, bar, facility, hall or room', 'use o endereço curto de um restaurante, bar, espaço, salão ou quarto'],
  ['no path leads to “{}”', 'nenhum caminho leva a “{}”'],
  ['there is no way from “{}” to “{}”', 'não há caminho de “{}” a “{}”'],
  ['the path from “{}” to “{}” hangs together with no other', 'o caminho de “{}” a “{}” não se liga a nenhum outro'],
  ['correct the name of one of its ends, or take it away', 'corrija o nome de uma das pontas, ou tire-o'],
  ['it leads from “{}” to itself', 'vai de “{}” a ele mesmo'],
  ['give it another end, or take it away', 'dê outra ponta a ele, ou tire-o'],
  ['{} joins the same points', '{} une os mesmos pontos'],
  ['keep one: paths are walked either way', 'fique com um: os caminhos valem nos dois sentidos'],
  ['{} begins there already', '{} já começa ali'],
  ['take one of them away', 'tire um deles'],
  ['on a phone its marker covers that of “{}”', 'no celular o número cobre o de “{}”'],
  ['move one of them a little aside', 'afaste um deles um pouco'],
  ['the hotel has not measured the paths', 'o hotel não mediu os caminhos'],
  ['the map tells no minutes of walking; give the metres and write true once it has', 'o mapa não diz minutos a pé; dê os metros e marque quando medir'],
  ['a single picture shows no day', 'uma foto só não mostra um dia'],
  ['give it a second light, or take it out; until then nothing is shown', 'acrescente outra luz, ou tire-a; até lá nada aparece'],
  ['the light “{}” stands already at {}.{}', 'a luz “{}” já aparece em outra foto'],
  ['give each picture another light', 'dê a cada foto outra luz'],
  ['the page shows the view from a balcony, and its facts name none', 'a página mostra a vista da varanda, e a ficha não fala de varanda'],
  ['set balcony to true, or take balconyHours out', 'marque “Varanda privativa”, ou tire as fotos da vista'],
  ['{}: it has more than 268 megapixels', '{}: tem mais de 268 megapixels'],
  ['{}: it is damaged ({})', '{}: está danificada ({})'],
  ['save it again as JPEG or PNG, or take another', 'grave de novo como JPEG ou PNG, ou escolha outra'],
  ['make it smaller: 2560 pixels across are enough', 'diminua: 2560 pixels de largura bastam'],
  ['a picture is smaller than its place', 'uma foto é menor que o lugar dela'],
  ['{} pictures are smaller than their places', '{} fotos são menores que o lugar delas'],
  ['replace by larger ones; on the long edge {} pixels are wanted of {}', 'troque por maiores; no lado maior, {} pixels para {}'],
  ['replace by larger ones; on the long edge {}', 'troque por maiores; no lado maior: {}'],
  ['“{}” is the name of a file', '“{}” é o nome de um arquivo'],
  ['say what is seen, for guests who do not see it', 'diga o que se vê, para quem não vê a foto'],
  ['it begins by saying that it is a picture', 'começa dizendo que é uma foto'],
  ['begin with what is seen: screen readers say the rest', 'comece pelo que se vê: o leitor de tela diz o resto'],
  ['it repeats the caption', 'repete a legenda'],
  ['say what is seen; the caption is read out as well', 'diga o que se vê; a legenda também é lida'],

  // days and hours
  ['it is {}, before the first day, {}', 'é {}, antes do primeiro dia, {}'],
  ['it is {}, not after the check-in, {}', 'é {}, e deve vir depois da chegada, {}'],
  ['correct one of the two', 'corrija um dos dois'],
  ['month {} has no day {}', 'o mês {} não tem dia {}'],
  ['correct day or month', 'corrija o dia ou o mês'],
  ['the offer ended on {}', 'a oferta terminou em {}'],
  ['give new days, or take the offer out; until then its page says that it is over', 'dê novas datas, ou retire a oferta; até lá a página diz que ela passou'],
  ['the announcement ended on {}', 'o anúncio terminou em {}'],
  ['give new days, or delete the file; until then it is not shown', 'dê novas datas, ou apague o anúncio; até lá ele não aparece'],
  ['{} is past', '{} já passou'],
  ['give new days or null; until then the button opens the engine without dates', 'dê novas datas, ou nenhuma; até lá o botão abre as reservas sem datas'],
  ['give new days, or a page; until then the item opens the engine without dates', 'dê novas datas, ou uma página; até lá o pacote abre as reservas sem datas'],
  ['{} is always on as well, and shows instead', '{} também está sempre no ar, e aparece no lugar deste'],
  ['{} runs on some of the same days, and shows instead', '{} está no ar em alguns dos mesmos dias, e aparece no lugar deste'],
  ['give one of the two other days', 'dê outras datas a um dos dois'],
  ['there is no offer {}', 'não há pacote {}'],
  ['give one of {}, or null', 'escreva um destes, ou deixe vazio: {}'],
  ['it opens and closes at {}', 'abre e fecha às {}'],
  ['open all day is "00:00" to "24:00"; otherwise correct one', 'aberto o dia todo é de 00:00 a 24:00; senão, corrija um dos dois'],
  ['no day begins at 24:00', 'nenhum dia começa às 24:00'],
  ['write "00:00", and the day that follows', 'escreva 00:00 e o dia seguinte'],
  ['a day stands twice', 'um dia aparece duas vezes'],
  ['name each day once', 'marque cada dia uma vez'],
  ['it overlaps with hours.{}, the same service on the same day ({})', 'sobrepõe-se a outro horário do mesmo serviço no mesmo dia ({2})'],
  ['make one stretch of the two, or correct the times', 'faça um só dos dois, ou corrija as horas'],

  // figures
  ['{} guests, and only {} in {}: {}', '{} pessoas, e só {} em {}: {}'],
  ['correct one of the two, or say in “acknowledged” why the figure stands', 'corrija um dos dois, ou diga em “Números conferidos” por que o número vale'],
  ['“{}” is acknowledged twice', '“{}” foi conferido duas vezes'],
  ['the figure of “{}” is possible', 'o número de “{}” é possível'],
  ['take the entry out of “acknowledged”', 'tire-o de “Números conferidos”'],
  ['the fewest guests, {}, are more than the most, {}', 'o mínimo de pessoas, {}, é maior que o máximo, {}'],

  // words
  ['they are not given', 'ainda não foram informadas'],
  ['the contact page shows no way to the hotel until they are', 'até lá a página de contato não mostra o caminho até o hotel'],
  ['{}, {} does not lie in Brazil', '{}, {} não fica no Brasil'],
  [
    'give latitude and longitude in degrees, both with their minus sign, as a map tells them',
    'escreva latitude e longitude em graus, as duas com o sinal de menos, como o mapa as mostra',
  ],
  ['“{}” has its letters and accents apart, so that no search finds it', '“{}” tem letras e acentos separados, e nenhuma busca o encontra'],
  ['type the word anew', 'digite a palavra de novo'],
  ['it names {}, but the days of the offer are of {}', 'fala de {}, mas os dias da oferta são de {}'],
  ['name the year of the days, or none', 'escreva o ano dos dias, ou nenhum'],
  ['the text says {}, but the figures of this file are {}', 'o texto diz {}, mas os números deste arquivo são {}'],
  ['correct the text or the figure', 'corrija o texto ou o número'],
  ['variants.{} gives the same figure for the same layout', 'outro número dá a mesma capacidade para o mesmo formato'],
  ['“{}” stands in the menu already, as {}', '“{}” já está no menu, em {}'],
  ['it has the words of {}', 'tem as mesmas palavras de {}'],
  ['write its own', 'escreva palavras próprias'],
  ['“{}” is an address', '“{}” é um endereço'],
  ['write words; links have fields of their own', 'escreva palavras; links têm campos próprios'],
  ['“{}” is or holds a placeholder', '“{}” é um texto provisório'],
  ['write the words that guests shall read', 'escreva o que os hóspedes vão ler'],
  ['{} stands in the text at “{}”', 'o texto tem {} em “{}”'],
  ['write the words alone; the page sets them', 'escreva só as palavras; a página cuida da forma'],
  ['write the character itself', 'escreva o próprio caractere'],
  ['write the words alone; links have fields of their own', 'escreva só as palavras; links têm campos próprios'],
  ['write the words themselves', 'escreva as próprias palavras'],
  ['make it one paragraph; a second one is an entry of its own', 'faça um parágrafo só; o segundo é outro item'],
  ['type the words anew', 'digite de novo'],
  ['a hyphen stands for a dash', 'há um hífen no lugar de um travessão'],
  ['write –, or better a comma or a full stop', 'escreva –, ou melhor: vírgula ou ponto'],
  ['a straight quotation mark or apostrophe', 'há aspas ou apóstrofo retos'],
  ['write ’ or “ ”, in French « »', 'escreva ’ ou “ ”, em francês « »'],
  ['three dots', 'há três pontos'],
  ['write …', 'escreva …'],
  ['two spaces in a row', 'há dois espaços seguidos'],
  ['keep one', 'deixe um'],
  ['no narrow no-break space before ; : ! ? » or after «', 'em francês, falta o espaço fino antes de ; : ! ? » ou depois de «'],
  ['put U+202F there', 'ponha ali o espaço fino (U+202F)'],
  ['the translation is missing', 'falta a tradução'],
  ['the Portuguese text shows in its place until it is added', 'até lá aparece o texto em português'],
  ['the footer leaves the line out until it is given', 'o rodapé omite a linha até lá'],

  // numbers as they are
  ['it is {}', 'é {}'],
];

/** Words that stand in the gaps of sentences. */
const pieces: Readonly<Record<string, string>> = {
  'a stage takes room': 'um palco ocupa lugar',
  'tables take room': 'mesas ocupam lugar',
  'desks take room': 'carteiras ocupam lugar',
  'the middle of a U stays empty': 'o meio do U fica vazio',
  'an HTML tag': 'uma marca HTML',
  'an HTML entity': 'um código HTML',
  'a Markdown link': 'um link em Markdown',
  Markdown: 'Markdown',
  'a placeholder': 'um espaço reservado',
  'a line break or another control character': 'uma quebra de linha ou outro caractere de controle',
  'an invisible or broken character': 'um caractere invisível ou quebrado',
  'a word that JSON does not know': 'uma palavra que o arquivo não conhece',
  'a number that JSON does not know': 'um número malformado',
  'a name in double quotes is missing': 'falta um nome entre aspas',
  'a value is missing': 'falta um valor',
  'a colon is missing': 'faltam dois-pontos',
  'a comma is missing': 'falta uma vírgula',
  'a closing } is missing': 'falta fechar com }',
  'a closing ] is missing': 'falta fechar com ]',
  'text stands after the end': 'há texto depois do fim',
  'a closing " is missing': 'falta fechar as aspas',
  'JSON allows no comments': 'não são permitidos comentários',
  'a line break or another control character stands within a text': 'há uma quebra de linha dentro de um texto',
  'a \\ before a letter that needs none': 'há um \\ antes de uma letra que não precisa dele',
  'a \\u without its four digits': 'há um \\u sem os quatro dígitos',
};

const literal = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patterns = sentences
  .toSorted(([one], [other]) => other.replaceAll('{}', '').length - one.replaceAll('{}', '').length)
  .map(([english, portuguese]) => ({
    pattern: new RegExp(`^${english.split('{}').map(literal).join('([\\s\\S]*?)')}$`),
    portuguese,
  }));

/** A sentence of the check in Portuguese; null where nobody has written it yet. */
export function inPortuguese(sentence: string): string | null {
  for (const { pattern, portuguese } of patterns) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    let gap = 0;
    return portuguese.replace(/\{(\d?)\}/g, (_, number: string) => {
      gap += 1;
      const words = found[number ? Number(number) : gap] ?? '';
      return pieces[words] ?? words;
    });
  }
  return null;
}

/** A fault for the panel of the desk. */
export interface TranslatedFault {
  readonly level: Fault['level'];
  readonly file: string;
  readonly field: string;
  readonly problem: string;
  readonly remedy: string;
}

/** What the check told, in Portuguese, each field by its label. */
export const faultsInPortuguese = (faults: readonly Fault[]): TranslatedFault[] =>
  faults.map(({ level, file, field, problem, remedy }) => ({
    level,
    file,
    field: fieldInPortuguese(kindOfFile(file), field),
    problem: inPortuguese(problem) ?? problem,
    remedy: inPortuguese(remedy) ?? remedy,
  }));
