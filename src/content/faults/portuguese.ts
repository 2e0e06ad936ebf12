import { formatBrazilianNumber } from '../../domain/i18n/brazilianNumber';
import { clipped, isObject, type Json } from '../json';
import { labelledPath, languageInPortuguese } from '../fieldLabels';
import { pictureSizes } from '../pictureSizes';
import type { Format, JsonType, Mark, Message } from './english';
import type { Catalogue } from './fault';

const types: Readonly<Record<JsonType, readonly [it: string, todo: string]>> = {
  group: ['um grupo de campos', 'acrescente o grupo de campos'],
  list: ['uma lista', 'acrescente ao menos um'],
  text: ['um texto', 'escreva o texto'],
  number: ['um número', 'escreva o número'],
  whole: ['um número inteiro', 'escreva o número'],
  boolean: ['sim ou não', 'responda sim ou não'],
  picture: ['uma foto', 'escolha a foto'],
  choice: ['uma escolha', 'escolha na lista'],
};

const formats: Readonly<Record<Format, string>> = {
  trimmed: 'não deve começar nem terminar com espaço',
  slug: 'use só letras e números, com um hífen entre as palavras',
  page: 'deve ser um endereço deste site, como “/gastronomia”, sem língua e sem barra no fim',
  picture: 'deve ser o caminho de um arquivo que termina em .jpg, .jpeg ou .png',
  film: 'deve ser o caminho de um arquivo que termina em .mp4 ou .webm, como diz o nome do campo',
  focus: 'devem ser duas porcentagens, como “50% 40%”, ou “whole” para uma planta ou um desenho',
  degrees: 'devem ser graus como o mapa os mostra, latitude e longitude, cada uma com o seu sinal de menos; no Brasil as duas têm um',
  day: 'deve ser um dia, como 24/12/2026',
  monthDay: 'deve ser dia e mês, como 24/12',
  dayOrMonthDay: 'deve ser um dia, como 24/12/2026, ou dia e mês para todos os anos, como 24/12',
  time: 'deve ser uma hora, como 19:00; a meia-noite do fim do dia é 24:00',
  moment: 'deve ser um dia com hora, como 24/12/2026 às 18:00',
  url: 'deve ser um endereço completo, que começa com https://',
  email: 'deve ser um endereço de e-mail',
  telephone: 'deve ser um número com o país, como +55 11 0000-0000',
  cnpj: 'deve ser um CNPJ, como 00.000.000/0000-00, ou ficar vazio',
  currency: 'deve ser uma moeda pelas três letras, como BRL ou EUR',
  zone: 'deve ser um fuso horário, como America/Sao_Paulo',
  colour: 'deve ser uma cor como "#1a2b3c", em letras minúsculas',
  drawing: 'deve ser um caminho relativo a este arquivo, terminado em .svg',
  font: 'deve ser um caminho relativo a este arquivo, terminado em .woff2',
  pdf: 'deve ser o caminho de um arquivo da pasta “files”, relativo a este, terminado em .pdf',
};

const marks: Readonly<Record<Mark, Message>> = {
  tag: ['uma marca HTML', 'escreva só as palavras; a página cuida da forma'],
  entity: ['um código HTML', 'escreva o próprio caractere'],
  link: ['um link em Markdown', 'escreva só as palavras; links têm campos próprios'],
  markdown: ['marcas de Markdown', 'escreva só as palavras; a página cuida da forma'],
  control: ['uma quebra de linha ou outro caractere de controle', 'faça um parágrafo só; o segundo é outro item'],
  invisible: ['um caractere invisível ou quebrado', 'digite de novo'],
  accent: ['um acento separado da letra', 'digite a palavra de novo, para que as buscas a encontrem'],
};

const valueText = (value: Json): string => {
  if (value === null) return 'está vazio';
  if (typeof value === 'object') return isObject(value) ? 'é um grupo' : 'é uma lista';
  if (typeof value === 'boolean') return value ? 'é sim' : 'é não';
  return typeof value === 'string' ? `é “${clipped(value, 40)}”` : `é ${formatBrazilianNumber(value)}`;
};

const counted = (count: number, one: string, many: string): string => `${formatBrazilianNumber(count)} ${count === 1 ? one : many}`;
const sizeFor = (value: Json, size: number): string =>
  typeof value === 'string' ? counted(size, 'letra', 'letras') : Array.isArray(value) ? counted(size, 'item', 'itens') : formatBrazilianNumber(size);
function sizeOf(value: Json): string {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return 'está vazio';
  return typeof value === 'string' || Array.isArray(value) ? `tem ${sizeFor(value, value.length)}` : valueText(value);
}

const compare = 'compare com um arquivo vizinho';
const oneOfTwo = 'deixe só um dos dois';
const correctOne = 'corrija um dos dois';

/** JSON mistakes, by their names in jsonc-parser. */
const mistakes: Readonly<Partial<Record<string, string>>> = {
  CommaExpected: 'falta uma vírgula',
  ColonExpected: 'faltam dois-pontos',
  PropertyNameExpected: 'falta o nome de um campo, ou sobra uma vírgula',
  ValueExpected: 'falta um valor, ou sobra uma vírgula',
  CloseBraceExpected: 'falta uma }',
  CloseBracketExpected: 'falta um ]',
  UnexpectedEndOfString: 'faltam as aspas do fim de um texto',
  EndOfFileExpected: 'há algo depois do fim',
};

/** The messages of the content check in Portuguese, for the editing desk. */
export const portuguese: Catalogue = {
  // the shape of a file
  notAGroup: ['o arquivo deve ter um grupo entre { }', compare],
  unknownField: ({ known }) => ['este campo não existe', known.length > 0 ? `existem aqui: ${known.join(', ')}` : 'tire-o'],
  missing: ({ expected }) => ['falta preencher', expected ? types[expected][1] : 'preencha'],
  wrongType: ({ found, expected }) => [valueText(found), `deve ser ${types[expected][0]}`],
  notAnOption: ({ found, options }) => [valueText(found), `escolha um destes: ${options.map(({ value, label }) => label ?? value).join(', ')}`],
  tooLarge: ({ found, most }) => [sizeOf(found), `no máximo ${sizeFor(found, most)}`],
  tooSmall: ({ found, least, isBound }) => [sizeOf(found), `${isBound ? 'no mínimo' : 'mais de'} ${sizeFor(found, least)}`],
  malformed: ({ found, format }) => [found === '' ? 'está vazio' : valueText(found), formats[format]],
  unexpected: ({ found }) => [valueText(found), 'este campo não aceita isso: compare com um arquivo vizinho'],

  // files that cannot be read
  fileMissing: ['o arquivo não existe', 'ponha-o de volta: o site precisa dele'],
  unreadable: ['não pode ser lido ({reason})', 'veja o arquivo nesta máquina'],
  notUtf8: ['não está em UTF-8, ou começa com uma marca invisível (BOM)', 'grave em UTF-8 sem BOM'],
  brokenJson: ({ line, column, mistake }) => [`arquivo quebrado na linha ${line}, coluna ${column}: ${mistakes[mistake] ?? 'um sinal fora do lugar'}`, compare],
  fieldTwice: ['o campo aparece duas vezes, de novo na linha {line}, coluna {column}', oneOfTwo],
  misplaced: ['ninguém lê um arquivo com este nome aqui', 'ponha-o direto em uma destas pastas: {folders}'],

  // names, pages and links
  slugIsNotFileName: ['é “{slug}”, mas o arquivo se chama {name}.json', 'escreva “{name}”, ou mude o nome do arquivo'],
  slugOfFile: ['{other} tem o mesmo nome', 'dê outro nome a um dos dois'],
  slugOfField: ['{@other} tem o mesmo nome', 'dê outro nome a um dos dois'],
  listedTwice: ['já está na lista, em {@earlier}', oneOfTwo],
  unusedPage: [
    'nenhuma página o mostra agora: não há no site uma oferta com o endereço /{slug}',
    'nada a fazer: com uma oferta nesse endereço, ele volta a aparecer',
  ],
  otherAddress: ['é {path}, mas a página fica em {address}', 'escreva “{address}”'],
  sectionUnknown: ['a página não mostra nenhuma seção “{slug}”', 'corrija o nome, pelo qual a página a encontra, ou apague a seção'],
  notOneWord: ['{path} não pode ser a página de uma oferta', 'escreva uma palavra depois da barra, como “/carnaval”'],
  addressTaken: ({ path, by }) => [by ? `a página de ${by} já fica em ${path}` : `outra página já fica em ${path}`, 'escolha outro endereço'],
  roleTaken: ['a página de {by} já tem este papel', 'deixe-o em uma só'],
  noPage: ['não existe a página {page}', 'escolha uma página deste site'],
  pageWithheld: ['a página {page} não está no site: foi tirada do ar, ou falta uma língua', 'escolha outra página, ou ponha esta no ar'],
  noPlaceOfNavigation: ['o menu e o rodapé não têm o lugar “{place}”', 'escolha um lugar da lista'],
  groupFull: ['com este link, o grupo do menu passa de {most}', 'escolha outro lugar, ou tire um link do grupo'],
  withheldNamed: ['fala de {name}, que está fora do ar', 'veja se o texto ainda vale'],
  archived: ['está fora do ar', 'na ficha, “Pôr no ar” a traz de volta'],
  unfinished: ({ language, count }) => [
    `página inacabada, ainda fora do ar: ${count === 1 ? 'falta 1 texto' : `faltam ${count} textos`} em ${languageInPortuguese(language)}`,
    'ela entra no ar quando todos os textos estiverem em todas as línguas',
  ],
  noPlaceOfPage: ['nada no site se chama #{place}', 'use o nome daquilo a que leva, ou tire o #'],
  linkWithoutText: ['leva a uma página, e o link não tem palavras', 'escreva as palavras do link, ou esvazie “Página”'],
  leadsNowhere: ['não tem página nem estadia, e não leva a lugar nenhum', 'dê-lhe uma página ou uma estadia'],

  // pictures
  noFile: ['não existe o arquivo {named}', 'envie o arquivo, ou corrija o nome; maiúsculas contam'],
  otherAccents: ({ named, apart }) => [
    `o arquivo de ${named} tem as mesmas letras em outra forma de Unicode: os acentos estão separados (NFD) ${apart === 'file' ? 'no nome dele, e aqui não' : 'aqui, e no nome dele não'}`,
    'mude o nome do arquivo para um sem acentos e escreva esse nome aqui',
  ],
  signInName: ['o nome de {named} tem “{sign}”, que num endereço quer dizer outra coisa', 'mude o nome do arquivo: letras, números e hifens'],
  badFile: ['{named} não é um {format} inteiro', 'exporte de novo nesse formato, ou copie outra vez'],
  officeFile: ['{named} parece um documento do Word, ou outro do Office, com outro nome', 'abra-o no programa em que foi feito e exporte como {format}'],
  lockedFile: ['{named} está protegido: quem o abre pode ter de dar uma senha', 'exporte de novo sem proteção'],
  largeFile: ['{named} tem {megabytes} MB: mais de {most} MB é muito para um celular', 'exporte de novo para tela: imagens menores, filme mais curto'],
  badDrawing: ['{named} não é um desenho que se possa usar', 'um <svg> com viewBox, quadrado na marca, e só com formas: sem script e sem link'],
  lowContrast: ['{colour} sobre {background} tem contraste de {ratio} para 1', 'clareie uma ou escureça a outra, até {least} para 1 ou mais'],
  badPicture: [
    '{named}: não é um {format} válido ({reason})',
    `grave de novo como JPEG ou PNG, ${pictureSizes.screen.enough} pixels de largura bastam, ou escolha outra`,
  ],
  notTwoToOne: [
    '{named} tem {width} × {height} pixels: uma vista de 360° é duas vezes mais larga do que alta',
    'exporte a esfera inteira como foto equirretangular, ou deixe o campo vazio',
  ],
  smallPicture: ['a foto é menor que o lugar dela', 'troque {named} por uma de {want} pixels no lado maior; ela tem {long}'],
  uprightPicture: ['{named} está em pé num lugar deitado: boa parte dela não aparece', 'escolha uma deitada; a em pé pode ser a “Versão em pé”'],
  widePortrait: ['{named} não está em pé', 'escolha uma de 3 por 4, ou esvazie “Versão em pé”: o site corta a foto'],
  otherShape: [
    '{named} tem {shape} de largura para 1 de altura, e as outras horas têm {want}',
    'corte-a como as outras, do mesmo ponto: as horas ficam uma sobre a outra',
  ],
  noHourPictures: ['ainda não há fotos', 'até lá a página do resort não mostra o dia'],
  oneHourPicture: ['uma foto só não mostra um dia', 'acrescente outra luz, ou tire-a; até lá nada aparece'],
  viewWithoutBalcony: ['a página mostra a vista da varanda, e a ficha não fala de varanda', 'marque “Varanda privativa”, ou tire as fotos da vista'],

  // the map
  twoFilesOfSlug: ['{first} e {second} têm este nome', 'mude o nome de um dos arquivos, para que se saiba qual é'],
  noPlaceOnMap: ['nenhum lugar do conteúdo se chama “{slug}”', 'escolha um restaurante, bar, lugar, espaço ou acomodação'],
  markerCovers: ['no celular o número cobre o de “{slug}”', 'afaste um deles um pouco'],

  // days and hours
  lastBeforeFirst: ['é {last}, antes do primeiro dia, {first}', correctOne],
  checkOutTooEarly: ['é {checkOut}, e deve vir depois da chegada, {checkIn}', correctOne],
  noSuchDay: ['o mês {month} não tem dia {day}', 'corrija o dia ou o mês'],
  monthOfDayMissing: ['falta o mês de {day}', 'marque-o, ou corrija o dia'],
  offerPast: ['a oferta terminou em {day}', 'dê novas datas, ou retire a oferta; até lá a página diz que ela passou'],
  announcementPast: ['o anúncio terminou em {day}', 'dê novas datas, ou apague o anúncio; até lá ele não aparece'],
  noticePast: ['o aviso terminou em {moment}', 'exclua o aviso; até lá ele não aparece'],
  untilTooEarly: ['é {until}, e deve vir depois do início, {from}', correctOne],
  stayPast: ['{day} já passou', 'dê novas datas, ou nenhuma; até lá o link abre as reservas sem datas'],
  noOffer: ['não há oferta “{offer}”', 'escolha uma destas, ou deixe vazio: {offers}'],
  hiddenAnnouncement: ['{by} está no ar ao mesmo tempo, e aparece no lugar deste', 'dê outras datas a um dos dois'],
  fewerNightsBooked: ['pede {nights} noites, e o botão leva {booked}', 'corrija isto, ou as noites ou a estadia do botão'],
  sameBookingDay: ['vale para reservas desde o mesmo dia que {@earlier}', 'dê outro dia, ou fique com uma das duas'],
  unanswered: ['a pergunta não aparece: não tem texto, e nenhuma regra da estadia tem o nome “{slug}”', 'escreva a resposta, ou dê-lhe o nome de uma regra'],
  noFirstTerms: ['nada vale para quem reserva antes do primeiro dia dado', 'acrescente as condições de antes, sem o dia'],
  closedOrMinimum: ['não fecha as noites nem dá um mínimo, ou faz os dois', 'marque “Sem hospedagem”, ou dê o mínimo de noites'],
  overlaps: ['sobrepõe-se a {@earlier}', 'corrija os dias ou as horas de um dos dois, ou faça um só'],
  noRoomCode: ['nenhuma acomodação tem o código “{room}”', 'escolha entre {codes}'],
  restrictionPast: ['a última noite foi {day}', 'exclua-o; já não limita nada'],
  opensAndCloses: ['abre e fecha às {time}', 'aberto o dia todo é de 00:00 a 24:00; senão, corrija um dos dois'],
  opensAtMidnight: ['nenhum dia começa às 24:00', 'escreva 00:00 e o dia seguinte'],
  onceAndEachYear: ['o primeiro dia é {first}, o último {last}', 'escreva os dois com o ano, para uma vez, ou os dois só com dia e mês, para todos os anos'],
  servedNowhere: ['nenhum restaurante “{restaurant}” tem horários do serviço “{service}”', 'escolha um restaurante, e um serviço dos horários dele'],
  hoursTwice: ['os horários são os de “{restaurant}”, e aqui há outros', 'apague os daqui'],
  closedWithHours: ['está fechado, e tem horários', 'retire os horários, ou “Fechado”'],
  neitherClosedNorHours: ['não está fechado, e não tem horários', 'escolha “Fechado: Sim”, ou dê os horários desses dias'],
  closedPlaceNamed: ['diz quando {name} abre, e {name} fica fechado de {from} a {to}', 'veja se o texto ainda vale nesses dias'],
  exceptionPast: ['terminou em {day} e não aparece mais', 'pode ser apagado'],

  // figures
  tooManyGuests: [
    'são {few} pessoas, e só {many} em um formato que ocupa menos lugar',
    'corrija um dos dois, ou diga em “Números conferidos” por que o número vale',
  ],
  fewestAboveMost: ['o mínimo de pessoas, {min}, é maior que o máximo, {max}', correctOne],
  otherFigure: ({ figure, figures, isKnown, accept, of }) =>
    isKnown
      ? [
          `o texto diz ${figure}, mas ${of ? `em ${labelledPath(of.file, { slug: of.file.replace(/^.*\/|\.json$/g, '') }, of.field)}` : 'na contagem do que o site mostra'} é ${figures[0] ?? ''}`,
          `escreva ${figures.join(' ou ')}${of ? ', ou corrija esse campo' : ''}`,
        ]
      : [
          `o texto diz ${figure}: não conheço este valor, nenhum campo o tem`,
          `se está certo, acrescente “${accept}” a Outros números certos, nas Regras da estadia${figures.length > 0 ? `; se deve ser o de um campo, escreva ${figures.join(' ou ')}` : ''}`,
        ],
  otherAccount: ['é outra conta da rede em que está o Instagram', 'escreva {address}, ou um endereço da própria rede'],
  restaurantsMiscounted: ({ count, files }) => [
    `são ${count}, mas o conteúdo tem ${counted(files, 'restaurante', 'restaurantes')}`,
    `escreva ${files}, ou acrescente o restaurante`,
  ],
  conditionWithoutRule: [
    'fala de {figure}, e a oferta só o diz em palavras',
    'preencha também “Regras”, “No mínimo” ou “Idade mínima”; até lá a busca propõe a oferta a todos',
  ],
  otherYear: ['fala de {named}, mas os dias da oferta são de {year}', 'escreva o ano dos dias, ou nenhum'],

  // the hotel
  emptyBadge: ['não tem linhas nem foto', 'dê-lhe uma das duas, ou apague o selo'],
  noCoordinates: ['ainda não foi informado', 'até lá a página de contato não tem link para um mapa'],
  companyDetailEmpty: ['está vazio', 'o rodapé omite a linha até lá'],

  // placeholders for the hotel's own content
  standIn: ['está no lugar do que o hotel vai dar', 'troque pelo do hotel e, em “Ilustrativo”, escolha “Não”'],
  illustrativeClaim: ['o que é ilustrativo não promete nada', 'tire, ou, se já é o do hotel, escolha “Não” em “Ilustrativo” aqui ou na lista toda'],

  // texts
  fileNameAsAlt: ['“{text}” é o nome de um arquivo', 'diga o que se vê, para quem não vê a foto'],
  saysPicture: ['começa dizendo que é uma foto', 'comece pelo que se vê: o leitor de tela diz o resto'],
  repeatsCaption: ['repete a legenda', 'diga o que se vê; a legenda também é lida'],
  markup: ({ mark, found }) => [`o texto tem ${marks[mark][0]} em “${found}”`, marks[mark][1]],
  isAddress: ['“{text}” é um endereço', 'escreva palavras; links têm campos próprios'],
  isPlaceholder: ['“{text}” é um texto provisório', 'escreva o que os hóspedes vão ler'],
  hyphen: ['há um hífen no lugar de um travessão', 'escreva –, ou melhor: vírgula ou ponto'],
  straightQuote: ['há aspas ou apóstrofo retos', 'escreva ’ ou “ ”, em francês « »'],
  dots: ['há três pontos', 'escreva …'],
  spaces: ['há dois espaços seguidos', 'deixe um'],
  frenchSpace: ['falta o espaço que não quebra de ; : ! ? ou de « »', 'clique no texto, na mesa, e saia dele: ela põe os espaços; depois salve'],
  noTranslation: ['falta a tradução', 'até lá aparece o texto em português'],
  notTranslated: ({ language }) => [`nenhum texto está em ${languageInPortuguese(language)}`, 'até haver algum, aparecem os textos em português'],
  messagesMissing: ({ count }) => [
    count === 1 ? 'falta 1 palavra da interface' : `faltam ${String(count)} palavras da interface`,
    'até lá aparecem as palavras em português',
  ],
};
