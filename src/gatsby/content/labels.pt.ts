/** The label of a field in the editing desk, where marketers work in Portuguese. */
export interface Label {
  readonly label: string;
  /** What to know before filling it in: what it is for, what happens when it stays empty. */
  readonly hint?: string;
  /** What a figure is counted in; it stands behind the input, `R$` before it. */
  readonly unit?: string;
  /** One entry of a list. */
  readonly one?: string;
  /** What a list or link is chosen from. */
  readonly from?: 'roomCodes';
}

const layouts = {
  auditorium: 'Auditório',
  dinnerWithStage: 'Jantar com palco',
  dinnerWithoutStage: 'Jantar sem palco',
  fishbone: 'Espinha de peixe',
  cocktail: 'Coquetel',
  school: 'Escolar',
  uShape: 'Em U',
};

const notSaid = 'Enquanto o hotel não informar, o site não diz nada.';

/**
 * Labels by the name of the group (its GraphQL type, or its kind of content) and of the field; `*` where all groups call it alike.
 * A unit test asks for a label for every field of every schema.
 */
export const labels: Readonly<Record<string, string | Label>> = {
  // fields of many kinds
  '*.slug': { label: 'Nome no endereço', hint: 'Letras minúsculas, números e hifens. Vira o nome do arquivo e, onde há página, o endereço dela.' },
  '*.order': { label: 'Posição nas listas', hint: 'O menor número vem primeiro.' },
  '*.name': 'Nome',
  '*.summary': { label: 'Resumo', hint: 'Uma linha, para cartões e listas.' },
  '*.description': 'Descrição',
  '*.hours': { label: 'Horários', one: 'horário', hint: 'Sem nenhum, o site não diz nada.' },
  '*.facts': { label: 'Fatos', one: 'fato', hint: 'Um rótulo e um valor, como “Carta de vinhos: mais de 100 rótulos”.' },
  '*.path': { label: 'Página', hint: 'Uma página deste site.' },
  '*.picture': 'Foto',
  '*.pictures': { label: 'Fotos', one: 'foto', hint: 'A mais bonita primeiro: é ela que aparece nos cartões.' },
  '*.title': 'Título',
  '*.text': 'Texto',
  '*.lead': { label: 'Linha de apoio', hint: 'Fica logo abaixo do título.' },
  '*.action': 'Palavras do botão',
  '*.items': { label: 'Itens', one: 'item' },
  '*.firstDay': { label: 'Primeiro dia', hint: 'Vazio: sem data de início.' },
  '*.lastDay': { label: 'Último dia', hint: 'Vazio: sem data de fim.' },
  '*.stay': { label: 'Estadia com datas fixas', hint: 'O botão de reserva já leva estas datas.' },
  '*.minimumAge': { label: 'Idade mínima', unit: 'anos', hint: 'Vazio: qualquer idade.' },
  '*.figure': { label: 'Número em destaque', hint: 'O único número que importa, como “40%”.' },
  '*.area': { label: 'Área', unit: 'm²' },
  '*.layout': 'Formato',

  'Picture.file': 'Foto',
  'Picture.alt': { label: 'O que se vê na foto', hint: 'Para quem não a vê: leitores de tela dizem este texto. Comece pelo que se vê, sem “foto de”.' },
  'Picture.caption': { label: 'Legenda', hint: 'Uma linha curta abaixo da foto.' },
  'Picture.focus': { label: 'Ponto principal', hint: 'Clique no ponto da foto que deve aparecer sempre, mesmo quando ela é cortada.' },
  'Picture.portrait': { label: 'Versão em pé', hint: 'Para celulares. Vazia: o site corta a foto principal.' },

  'Panorama.file': { label: 'Foto em 360°', hint: 'Equirretangular: o dobro de largura da altura, de preferência com 4096 × 2048 pixels ou mais.' },
  'Panorama.alt': { label: 'O que se vê em volta', hint: 'Para quem não vê: leitores de tela dizem este texto.' },
  'Panorama.points': { label: 'Pontos com nome', one: 'ponto', hint: 'Dois ou três, como “varanda” e “banheiro”.' },
  'PanoramaPoint.label': { label: 'Nome', hint: 'Uma ou duas palavras.' },
  'PanoramaPoint.yaw': { label: 'Para o lado', unit: 'graus', hint: '0 é o meio da foto; 90, um quarto de volta à direita; -90, à esquerda.' },
  'PanoramaPoint.pitch': { label: 'Para cima', unit: 'graus', hint: '0 é o horizonte; abaixo dele, menos que zero.' },
  'PanoramaPoint.text': 'O que o hóspede lê ali',

  'HourPicture.light': { label: 'Luz do dia', hint: 'Cada luz uma vez. O site põe cada foto na hora certa: amanhecer e entardecer seguem o sol da data.' },
  'ResortDay.hours': {
    label: 'Fotos por hora',
    one: 'foto',
    hint: 'A mesma vista, do mesmo ponto, em horas diferentes. Com menos de duas, a página do resort não mostra o dia.',
  },

  'Fact.label': 'Rótulo',
  'Fact.value': 'Valor',

  'OpeningHours.service': { label: 'Serviço', hint: '“Aberto” quando há só um.' },
  'OpeningHours.days': 'Dias da semana',
  'OpeningHours.opens': 'Abre às',
  'OpeningHours.closes': { label: 'Fecha às', hint: 'Antes da abertura ou igual a ela: no dia seguinte. Meia-noite é 24:00.' },

  'Item.slug': { label: 'Nome no endereço', hint: 'Letras minúsculas, números e hifens, como “cafe-da-manha”.' },
  'Item.note': { label: 'Nota', hint: 'O que o número significa, ou uma condição.' },
  'Section.slug': { label: 'Nome da seção', hint: 'A página encontra a seção por este nome: não mude o de uma seção que já existe.' },
  'Section.text': { label: 'Parágrafos', one: 'parágrafo' },

  'FixedStay.checkIn': 'Chegada',
  'FixedStay.checkOut': 'Saída',
  'FixedStay.adults': { label: 'Adultos', unit: 'pessoas' },
  'DayOfYear.month': { label: 'Mês', hint: '1 a 12' },
  'DayOfYear.day': 'Dia',

  // acomodações
  'Room.slug': {
    label: 'Nome no endereço',
    hint: '“jardim” vira a página /quartos/jardim. Letras minúsculas, números e hifens; não muda depois de publicado.',
  },
  'Room.category': { label: 'Categoria', hint: 'A aba em que aparece na página de acomodações.' },
  'Room.code': { label: 'Código', hint: 'O código curto que as ofertas usam, como LX. Vazio: nenhum.' },
  'Room.description': { label: 'Parágrafos da descrição', one: 'parágrafo' },
  'Room.occupancy': 'Quantas pessoas',
  'Occupancy.min': { label: 'No mínimo', unit: 'pessoas' },
  'Occupancy.max': { label: 'No máximo', unit: 'pessoas' },
  'Room.beds': { label: 'Camas', hint: notSaid },
  'Room.extraBed': { label: 'Cabe berço ou cama extra', hint: notSaid },
  'Room.connectable': { label: 'Dois podem ser unidos', hint: notSaid },
  'Room.balcony': { label: 'Varanda privativa', hint: notSaid },
  'Room.bathtub': { label: 'Banheira', hint: notSaid },
  'Room.television': { label: 'Televisão', hint: notSaid },
  'Room.accessibility': { label: 'Acessibilidade', hint: 'Para hóspedes com mobilidade reduzida. Enquanto o hotel não informar, nada aparece.' },
  'RoomAccessibility.stepFree': 'Entrada sem degraus',
  'RoomAccessibility.doorWidth': { label: 'Porta mais estreita', unit: 'cm' },
  'RoomAccessibility.rollInShower': 'Chuveiro sem desnível',
  'RoomAccessibility.grabBars': 'Barras de apoio',
  'Room.panorama': { label: 'Vista em toda a volta', hint: 'Uma foto em 360° em que o hóspede entra. Vazia: a página não tem o botão.' },
  'Room.balconyHours': {
    label: 'Vista da varanda por hora',
    one: 'foto',
    hint: 'A mesma vista, do mesmo ponto, em horas diferentes. Com menos de duas, a página não a mostra.',
  },
  'Room.carouselPath': { label: 'Página do cartão no carrossel', hint: 'Só quando o cartão não leva à página do próprio quarto.' },

  // restaurantes, bares, momentos, lugares
  'Place.path': { label: 'Página que conta mais', hint: 'Vazio: nenhuma.' },
  'Place.reservable': 'Aceita pedido de reserva de mesa',
  'Place.menu': { label: 'Cardápio digital', hint: 'Endereço completo, com https://. Vazio: nenhum.' },

  // espaços de eventos
  'EventSpace.note': { label: 'Observação sobre os números', hint: 'Vazio: nenhuma.' },
  'EventSpace.area': { label: 'Área', unit: 'm²', hint: notSaid },
  'EventSpace.capacities': { label: 'Capacidade por formato', hint: 'Vazio onde a fonte não dá número.' },
  ...Object.fromEntries(Object.entries(layouts).map(([layout, label]) => [`Capacities.${layout}`, { label, unit: 'pessoas' }])),
  'EventSpace.variants': { label: 'Outros números da fonte', one: 'número', hint: 'Quando a fonte dá outra capacidade para o mesmo formato.' },
  'CapacityVariant.capacity': { label: 'Capacidade', unit: 'pessoas' },
  'CapacityVariant.note': 'Quando vale este número',
  'EventSpace.upperFloorOnly': 'Os números são só do piso superior',
  'EventSpace.acknowledged': {
    label: 'Números conferidos',
    one: 'número conferido',
    hint: 'Formatos cujo número parece alto demais, mas é mesmo o da fonte. A conferência deixa passar estes e nenhum outro.',
  },
  'Acknowledgement.reason': { label: 'Por que o número vale', hint: 'Para quem mantém o site; não aparece nele.' },

  // ofertas
  'Offer.slug': { label: 'Nome no endereço', hint: 'Letras minúsculas, números e hifens.' },
  'Offer.season': 'Estação (no Brasil)',
  'Offer.months': { label: 'Meses', hint: 'Nenhum marcado: o ano todo.' },
  'Offer.path': { label: 'Página própria', hint: 'Vazio: a oferta aparece só entre as experiências únicas.' },
  'Offer.mood': { label: 'Clima da página', hint: 'A cor de fundo e os enfeites.' },
  'Offer.when': { label: 'Quando', hint: 'Em uma ou duas palavras.' },
  'Offer.intro': { label: 'O que oferece', hint: 'Em uma ou duas frases.' },
  'Offer.figureNote': 'O que o número significa',
  'Offer.conditions': { label: 'Condições', one: 'condição' },
  'Offer.terms': {
    label: 'Regras',
    one: 'regra',
    hint: 'Cada regra em palavras e em dados: com eles o site diz ao hóspede se a oferta vale para a estadia dele.',
  },
  'Offer.priceFrom': { label: 'Preço a partir de', unit: 'R$', hint: 'Aparece sempre ao lado das condições. Vazio: sem preço.' },
  'Offer.annualDay': { label: 'Dia do ano', hint: 'O dia em que cai todos os anos. Vazio: nenhum.' },
  'Offer.lastDay': { label: 'Último dia', hint: 'Depois dele a página diz que a oferta passou. Vazio: sem data de fim.' },
  'Offer.parts': { label: 'O que acontece', one: 'momento', hint: 'Na ordem em que acontece.' },
  'Offer.partsPicture': 'Foto ao lado do que acontece',
  'Term.text': { label: 'A regra em palavras', hint: 'Vem depois do número, como “em estadias de quinta a domingo”.' },
  'Term.percent': { label: 'Desconto', unit: '%', hint: 'Vazio quando a regra dá outra coisa.' },
  'Term.roomCodes': { label: 'Acomodações em que vale', hint: 'Nenhuma marcada: todas.', from: 'roomCodes' },
  'Term.certain': { label: 'As palavras não deixam dúvida', hint: 'Se deixam, o site diz ao hóspede para perguntar.' },
  'Term.needs': { label: 'O que pede da estadia', hint: 'O que fica vazio não é pedido.' },
  'TermNeeds.checkIn': 'Chegada em um destes dias',
  'TermNeeds.checkOut': 'Saída em um destes dias',
  'TermNeeds.nightsOn': 'Ao menos uma noite em um destes dias',
  'TermNeeds.nightsPerhapsOn': { label: 'Noites que a fonte não deixa claras', hint: 'Com uma noite nestes dias, o site diz ao hóspede para perguntar.' },
  'TermNeeds.nightsFrom': { label: 'No mínimo', unit: 'noites' },
  'TermNeeds.nightsUpTo': { label: 'No máximo', unit: 'noites' },
  'TermNeeds.night': 'A noite que começa neste dia',
  'TermNeeds.months': 'Todas as noites nestes meses',
  'TermNeeds.guestFrom': { label: 'Um hóspede com pelo menos', unit: 'anos' },
  'TermNeeds.children': 'Crianças',
  'ChildrenNeeded.count': { label: 'Quantas, no mínimo', unit: 'crianças' },
  'ChildrenNeeded.upToAge': { label: 'Até que idade', unit: 'anos' },
  'TermNeeds.roomsFrom': { label: 'No mínimo', unit: 'apartamentos' },

  // anúncio
  'Announcement.label': { label: 'Selo', hint: 'Uma palavra, como NOVIDADE.' },
  'Announcement.heading': 'Título',
  'Announcement.tagline': 'Frase',
  'Announcement.offer': { label: 'Pacote', hint: 'O slug do pacote anunciado: passado o dia, o anúncio diz quando volta. Vazio para outras notícias.' },
  'Announcement.firstDay': { label: 'Primeiro dia', hint: 'Vazio nos dois: sempre no ar.' },
  'Announcement.lastDay': { label: 'Último dia', hint: 'Depois dele o anúncio não aparece mais.' },

  // filmes, pacotes, galeria, spa
  'Film.alt': { label: 'O que se vê no filme', hint: 'Para quem não o vê: leitores de tela dizem este texto.' },
  'Film.seconds': { label: 'Duração', unit: 's' },
  'Film.mp4': { label: 'Arquivo MP4', hint: 'H.264, em content/films.' },
  'Film.webm': { label: 'Arquivo WebM', hint: 'AV1, em content/films.' },
  'Film.poster': 'Foto de espera',
  'Film.gallery': 'Aparece na galeria',
  'PackageItem.subtitle': 'Subtítulo',
  'PackageItem.path': { label: 'Página', hint: 'Vazio: o pacote leva ao motor de reservas.' },
  'Packages.items': { label: 'Pacotes do carrossel', one: 'pacote' },
  'Album.name': { label: 'Nome da aba' },
  'SpaSubject.name': 'Título',

  // navegação
  'Navigation.menu': { label: 'Menu', one: 'grupo', hint: 'Dois grupos de cinco, com o logotipo entre eles.' },
  'Navigation.footer': { label: 'Rodapé', one: 'coluna' },
  'MenuEntry.slug': { label: 'Nome da entrada', hint: 'As palavras do menu estão em locales/, por este nome.' },
  'FooterColumn.slug': { label: 'Nome da coluna', hint: 'As palavras da coluna estão em locales/, por este nome.' },
  'FooterColumn.entries': { label: 'Entradas', one: 'entrada' },

  // palavras das páginas
  'PageWords.slug': { label: 'Página', hint: 'O nome da página; não muda.' },
  'PageWords.title': { label: 'Título na aba e nas buscas', hint: 'Sem o nome do hotel, que vem sozinho.' },
  'PageWords.description': { label: 'Descrição nas buscas', hint: 'De 50 a 170 letras.' },
  'PageWords.heading': 'O título grande da página',
  'PageWords.eventType': { label: 'Tipo de evento', hint: 'Só nas páginas de casamento e de eventos: os espaços e o formulário seguem o tipo.' },
  'PageWords.picture': { label: 'Foto do alto', hint: 'Também vai com os links que as pessoas mandam.' },
  'PageWords.sections': { label: 'Seções', one: 'seção' },

  // regras da estadia
  'StayRules.checkIn': 'A estadia começa às',
  'StayRules.checkOut': 'A estadia termina às',
  'StayRules.tourismTax': { label: 'Taxa de turismo', unit: 'R$', hint: 'Por dia e por apartamento.' },
  'StayRules.parking': { label: 'Estacionamento', unit: 'R$', hint: 'Por dia e por veículo.' },
  'StayRules.spaMinimumAge': { label: 'Idade mínima no spa', unit: 'anos' },
  'StayRules.cancellationHours': { label: 'Cancelamento até', unit: 'horas antes do check-in' },
  'StayRules.cancellationRefund': { label: 'Devolução', unit: '% do total pago' },
  'StayRules.rules': { label: 'As regras em palavras', one: 'regra', hint: 'Os nomes stay, tourism-tax, parking, payment, cancellation e minors não mudam.' },

  // o hotel
  'Hotel.shortName': 'Nome no logotipo',
  'Hotel.descriptor': 'Linha sob o nome no logotipo',
  'Hotel.since': 'Ano de abertura',
  'Hotel.stars': { label: 'Estrelas desenhadas', hint: 'O estilo da casa; não afirma classificação oficial.' },
  'Hotel.officialStarRating': { label: 'Classificação oficial', hint: 'Se o hotel tiver uma. Vazio: nenhuma.' },
  'Hotel.timeZone': { label: 'Fuso horário', hint: 'O mesmo de src/site.ts.' },
  'Hotel.apartments': { label: 'Apartamentos' },
  'Hotel.chalets': 'Chalés',
  'Hotel.restaurants': 'Restaurantes',
  'Hotel.bars': 'Bares',
  'Hotel.beaches': 'Praias do município',
  'Hotel.kilometresFromCity': { label: 'Distância da capital', unit: 'km' },
  'Hotel.phone': { label: 'Telefone', hint: 'Na forma internacional, com +55.' },
  'Hotel.whatsapp': { label: 'WhatsApp', hint: 'Na forma internacional, com +55.' },
  'Hotel.email': 'E-mail',
  'Hotel.address': 'Endereço postal',
  'PostalAddress.street': 'Rua e número',
  'PostalAddress.locality': 'Cidade ou litoral',
  'PostalAddress.region': { label: 'Estado', hint: 'Duas letras.' },
  'PostalAddress.country': { label: 'País', hint: 'Duas letras.' },
  'PostalAddress.postalCode': { label: 'CEP', hint: 'Vazio enquanto não se sabe.' },
  'Hotel.coordinates': { label: 'Onde fica no mapa', hint: 'Desligado enquanto não se sabe.' },
  'Hotel.coastCoordinates': {
    label: 'Meio do nosso trecho de litoral',
    hint: 'Enquanto não se sabe onde o hotel fica no mapa, o nascer e o pôr do sol são calculados daqui, arredondados a cinco minutos.',
  },
  'Coordinates.latitude': { label: 'Latitude', unit: 'graus' },
  'Coordinates.longitude': { label: 'Longitude', unit: 'graus' },
  'Hotel.legal': { label: 'Dados da empresa', hint: 'Vão no rodapé; a linha vazia não aparece.' },
  'LegalIdentity.company': 'Razão social',
  'LegalIdentity.cnpj': 'CNPJ',
  'LegalIdentity.cadastur': 'Cadastur',
  'Hotel.social': 'Redes sociais',
  'SocialAddresses.instagram': 'Instagram',
  'SocialAddresses.facebook': 'Facebook',
  'SocialAddresses.youtube': 'YouTube',
  'SocialAddresses.linkedin': 'LinkedIn',
  'SocialAddresses.instagramHandle': { label: 'Nome no Instagram', hint: 'Com o @.' },
  'Hotel.booking': 'Motor de reservas',
  'BookingEngine.host': { label: 'Endereço', hint: 'Com https:// e sem barra no fim.' },
  'BookingEngine.hotelCode': 'Código do hotel',
  'BookingEngine.language': 'Código da língua',
  'BookingEngine.childrenParameter': 'Nome do parâmetro para crianças',
  'Hotel.weather': { label: 'Página do clima ao vivo' },
  'Hotel.award': { label: 'Linha de reconhecimento no rodapé' },
  'Hotel.badges': { label: 'Selos redondos do rodapé', one: 'selo' },
  'Badge.top': 'Primeira linha',
  'Badge.bottom': 'Segunda linha',
  'Badge.label': 'Lido em voz alta',
  // mapa
  'ResortMap.picture': { label: 'Vista do alto', hint: 'Deitada, 3 por 2, com 3000 pixels de largura ou mais. A legenda diz o que ela é.' },
  'ResortMap.pathsMeasured': {
    label: 'O hotel mediu os caminhos',
    hint: 'Só então o site diz quantos minutos se anda. Antes disso seria invenção.',
  },
  'ResortMap.places': { label: 'Lugares', one: 'lugar', hint: 'O primeiro leva o número 1. Nome, horários e foto vêm do arquivo de cada um.' },
  'MapPlace.slug': { label: 'Nome no endereço', hint: 'O do restaurante, bar, lugar, espaço de eventos ou acomodação, como “piscinas”.' },
  'MapPlace.x': { label: 'Da borda esquerda', hint: 'Fração da largura: 0 é a borda esquerda, 0,5 o meio, 1 a direita.' },
  'MapPlace.y': { label: 'Da borda de cima', hint: 'Fração da altura: 0 é a borda de cima, 1 a de baixo.' },
  'MapPlace.node': { label: 'Onde o caminho chega', hint: 'Um ponto que os caminhos nomeiam.' },
  'MapPlace.withChildren': { label: 'Para crianças', hint: 'Só quando o próprio lugar diz que é.' },
  'ResortMap.starts': { label: 'De onde se sai', one: 'ponto de partida', hint: 'Onde os hóspedes dormem. O primeiro vale até que escolham.' },
  'MapStart.node': { label: 'Ponto', hint: 'Um ponto que os caminhos nomeiam.' },
  'ResortMap.paths': { label: 'Caminhos', one: 'caminho', hint: 'Entre dois pontos, nos dois sentidos.' },
  'MapPath.from': 'De',
  'MapPath.to': 'Até',
  'MapPath.metres': { label: 'Comprimento', unit: 'm' },
  'MapPath.stepFree': { label: 'Sem degraus', hint: 'Só quando o hotel diz que é. Enquanto nenhum for, o site não oferece o filtro.' },

  'Hotel.pictureNote': { label: 'Nota sobre as imagens', hint: 'Apague quando as fotografias do hotel chegarem.' },
};

/** The labels of the options of an enumeration, by its GraphQL name. */
export const optionLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  RoomCategory: { standard: 'Standard', premium: 'Premium', luxury: 'Luxo', master: 'Master', chalet: 'Chalé' },
  Season: { spring: 'Primavera', summer: 'Verão', autumn: 'Outono', winter: 'Inverno', allYear: 'O ano todo' },
  OfferMood: { christmas: 'Natal', newYear: 'Réveillon', party: 'Festa', family: 'Família', golden: 'Anos dourados', plain: 'Neutro' },
  Weekday: { mon: 'seg', tue: 'ter', wed: 'qua', thu: 'qui', fri: 'sex', sat: 'sáb', sun: 'dom' },
  Service: {
    open: 'Aberto',
    breakfast: 'Café da manhã',
    lunch: 'Almoço',
    dinner: 'Jantar',
    feijoada: 'Feijoada',
    monitors: 'Monitores',
    park: 'Parque',
    dayUse: 'Day use',
  },
  EventType: { corporate: 'Corporativo', social: 'Social', marriage: 'Casamento' },
  Light: {
    beforeDawn: 'Antes de amanhecer',
    sunrise: 'Nascer do sol',
    morning: 'Manhã, 8h',
    noon: 'Meio-dia',
    afternoon: 'Tarde, 16h',
    sunset: 'Pôr do sol',
    evening: 'Noite, 20h',
    night: 'Meia-noite',
  },
  Layout: layouts,
};

/** The labels of the kinds of content, in the plural and in the singular. */
export const kindLabels: Readonly<Record<string, { readonly label: string; readonly one: string; readonly about?: string }>> = {
  Room: { label: 'Acomodações', one: 'acomodação', about: 'Uma acomodação é uma página em três línguas, um cartão e uma ficha.' },
  Offer: { label: 'Ofertas', one: 'oferta', about: 'Pacotes e ofertas de temporada.' },
  Announcement: { label: 'Anúncios', one: 'anúncio', about: 'A janela que aparece depois de alguns segundos. Uma de cada vez.' },
  ResortDay: { label: 'O dia no resort', one: 'dia', about: 'A mesma vista, da madrugada à meia-noite, na página do resort.' },
  Packages: { label: 'Pacotes da página inicial', one: 'pacotes' },
  Restaurant: { label: 'Restaurantes', one: 'restaurante' },
  Bar: { label: 'Bares', one: 'bar' },
  DiningMoment: { label: 'Momentos à mesa', one: 'momento', about: 'Café da manhã, drinques, feijoada: o que não é um restaurante só.' },
  Facility: { label: 'Estrutura', one: 'lugar', about: 'Clube de praia, piscinas, quadras, spa e o que mais não é para comer.' },
  SpaSubject: { label: 'Spa', one: 'assunto do spa' },
  EventSpace: { label: 'Espaços de eventos', one: 'espaço' },
  Album: { label: 'Galeria', one: 'álbum', about: 'Cada álbum é uma aba da galeria.' },
  Film: { label: 'Filmes', one: 'filme', about: 'Filmes curtos e sem som.' },
  PageWords: { label: 'Palavras das páginas', one: 'página', about: 'Título, descrição e seções das páginas fixas.' },
  StayRules: { label: 'Regras da estadia', one: 'regras', about: 'Horários, taxas, estacionamento, cancelamento.' },
  ResortMap: { label: 'Mapa do resort', one: 'mapa', about: 'A vista do alto com os lugares, na página Estrutura. Sem o arquivo, não há mapa.' },
  Navigation: { label: 'Menu e rodapé', one: 'navegação' },
  Hotel: { label: 'O hotel', one: 'hotel', about: 'Nome, contatos, endereços de fora.' },
};
