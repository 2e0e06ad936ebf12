import { complaintsAbout, type Data } from '../../../tests/support/content/content';
import { languages } from '../../site';
import { conditionsAsData, namedYears, statedFigures } from './figures';

const inThree = (pt: string, en: string, fr: string) => ({ pt, en, fr });
const always = { firstDay: null, lastDay: null, annualDay: null };

describe('statedFigures', () => {
  const reported = async (files: Readonly<Record<string, Data>>) =>
    (await complaintsAbout(statedFigures, files)).map((line) => line.replace(/[\u00a0\u202f]/g, ' '));
  const spa = (closes: string, rest: Data = {}) => ({ name: { pt: 'Spa' }, hours: [{ service: 'open', days: ['mon'], opens: '08:00', closes }], ...rest });

  it('shows every text of any file, in three languages, that still says the old closing time of the spa, with the new one', async () => {
    const found = await reported({
      'facilities/spa.json': spa('22:00', { summary: { pt: 'O spa, das 8h às 21h', en: 'The spa, from 8 am to 9 pm' } }),
      'pages/perguntas.json': { path: '/perguntas', sections: [{ text: [{ pt: 'Quando?', fr: 'Le spa ferme à 21 h.' }] }] },
      // the text does not name the spa, and nothing else closes then
      'offers/festa.json': { ...always, intro: { pt: 'Até as 21h.' } },
    });
    expect(found.pop()).toContain('warning content/offers/festa.json intro.pt: the text says 21h, which no field states');
    expect(found).toEqual(
      [
        ['facilities/spa.json summary.pt', '21h', '22h'],
        ['facilities/spa.json summary.en', '9 pm', '10 pm'],
        ['pages/perguntas.json sections.0.text.0.fr', '21 h', '22 h'],
      ].map(
        ([field, says, write]) =>
          expect.stringContaining(`warning content/${field}: the text says ${says}, but the fields that it repeats do not; write ${write}`) as unknown,
      ),
    );
  });

  it('compares the times of a notice, which are its own, with the hours of a thing that it names', async () => {
    const notice = (pt: string) => ({ slug: 'agua', from: '2026-12-05T08:00', text: { pt } });
    expect(await reported({ 'facilities/spa.json': spa('22:00'), 'notices/agua.json': notice('Sem água das 8h às 14h.') })).toEqual([]);
    expect(await reported({ 'facilities/spa.json': spa('22:00'), 'notices/agua.json': notice('O spa vai até as 21h.') })).toHaveLength(1);
  });

  it('does not know an amount that a text about nothing in particular says, and takes it for right once the rules of the stay say so', async () => {
    const text = { pt: 'São R$ 150,00 por noite, das 3h17 às 5h.', en: 'It is R$ 150.00 a night.' };
    const asked = (rest: Data) =>
      reported({ 'pages/perguntas.json': { path: '/perguntas', sections: [{ text: [text] }] }, 'stay-rules.json': { checkIn: '15:00', parking: 61, ...rest } });
    expect(await asked({})).toContain(
      'warning content/pages/perguntas.json sections.0.text.0.en: the text says 150.00, which no field states; if it is right, add "R$ 150,00" to otherFigures of stay-rules.json',
    );
    expect(await asked({ otherFigures: 'R$ 150,00; 3h17; 5h' })).toEqual([]);
    // close to a stated figure, but possibly another one
    expect(await asked({ parking: 140 })).toContain(
      'warning content/pages/perguntas.json sections.0.text.0.en: the text says 150.00, which no field states; if it is right, add "R$ 150,00" to otherFigures of stay-rules.json; if it is to be what a field states, write 140.00',
    );
  });

  const attractions = { label: inThree('Atrações', 'Attractions', 'Attractions'), value: inThree('Mais de 18', 'Over 18', 'Plus de 18') };
  it.each<[string, string, Data, ReturnType<typeof inThree>, string[]]>([
    [
      'a deadline',
      'stay-rules.json',
      { cancellation: [{ hours: 48, refund: 90 }] },
      inThree('Até 72 horas antes', 'Up to 72 hours before', 'Jusqu’à 72 heures avant'),
      ['72 48', '72 48', '72 48'],
    ],
    [
      'a charge',
      'stay-rules.json',
      { parking: 64.5 },
      inThree('R$ 61,00 ao dia', 'R$ 61.00 a day', '61,00 R$ par jour'),
      ['61,00 64,50', '61.00 64.50', '61,00 64,50'],
    ],
    ['an area', 'rooms/a.json', { area: 120 }, inThree('Um quarto de 115 m²', 'A room of 115 m²', 'Une chambre de 115 m²'), ['115 120', '115 120', '115 120']],
    ['an age', 'facilities/a.json', { minimumAge: 16 }, inThree('a partir dos 14 anos', 'for ages 14 and over', 'dès 14 ans'), ['14 16', '14 16', '14 16']],
    ['a count in words', 'site.json', { restaurants: 7 }, inThree('Seis restaurantes', 'Six restaurants', 'Six restaurants'), ['Seis 7', 'Six 7', 'Six 7']],
    [
      'a fact by its label',
      'facilities/a.json',
      { facts: [attractions] },
      inThree('Mais de 15 atrações', 'Over 15 attractions', 'Plus de 15 attractions'),
      ['15 18', '15 18', '15 18'],
    ],
  ])('compares %s with the field, in three languages', async (_, file, data, summary, figures) => {
    expect(await reported({ [file]: { ...data, summary } })).toEqual(
      figures.map((one, index) => {
        const [says, write] = one.split(' ');
        return `warning content/${file} summary.${languages[index]}: the text says ${says}, but the fields that it repeats do not; write ${write}, or correct the field`;
      }),
    );
  });

  it('counts the reasons to come, as the page of experiences shows them', async () => {
    const page = { role: 'offers', heading: { pt: 'Dez motivos', en: 'Ten reasons' }, sections: [{ slug: 'sem-data', items: [{}, {}, {}, {}] }] };
    const offers = Object.fromEntries(['a', 'b', 'c'].map((name) => [`offers/${name}.json`, always]));
    expect(await reported({ ...offers, 'pages/ofertas.json': page })).toEqual([
      expect.stringMatching(/heading\.pt: the text says Dez, .*; write 7,/),
      expect.stringMatching(/heading\.en: the text says Ten, .*; write 7,/),
    ]);
  });

  it('knows every way of writing a time', async () => {
    const closing = (pt: string) => reported({ 'facilities/spa.json': spa('21:00', { summary: { pt: `O spa fecha às ${pt}` } }) });
    for (const right of ['21h', '21 h', '21h00', '21 h 00']) expect(await closing(right)).toEqual([]);
    for (const wrong of ['23h', '23h00', '23h15', '23 h 15', 'meia-noite', 'meia-\u2060noite'])
      expect(await closing(wrong)).toEqual([expect.stringContaining(`the text says ${wrong},`)]);
  });

  const [offer, space] = ['offers/a.json', 'event-spaces/a.json'];
  const priced = (priceFrom: number) => ({ ...always, priceFrom });
  const ofArea = (area: number) => ({ area });
  const ofGuests = (cocktail: number) => ({ capacities: { cocktail } });

  it.each([
    ['pt', 'R$ 1.086,00', offer, priced, 1086, 2737.5, '1.086,00', '2.737,50'],
    ['pt', 'R$ 1.086.', offer, priced, 1086, 2737.5, '1.086', '2.737,50'],
    ['en', 'R$ 1,086.00', offer, priced, 1086, 2737.5, '1,086.00', '2,737.50'],
    ['fr', 'R$ 1\u202f086,00', offer, priced, 1086, 2737.5, '1 086,00', '2 737,50'],
    ['fr', '1\u202f086,00 R$', offer, priced, 1086, 2737.5, '1 086,00', '2 737,50'],
    ['fr', '1\u00a0086,00\u00a0R$', offer, priced, 1086, 2737.5, '1 086,00', '2 737,50'],
    ['pt', '1.027,5 m²', space, ofArea, 1027.5, 2737.5, '1.027,5', '2.737,5'],
    ['en', '1,027.5 m²', space, ofArea, 1027.5, 2737.5, '1,027.5', '2,737.5'],
    ['fr', '1\u202f027,5 m²', space, ofArea, 1027.5, 2737.5, '1 027,5', '2 737,5'],
    ['pt', '3.000 convidados', space, ofGuests, 3000, 2600, '3.000', '2.600'],
    ['en', '3,000 guests', space, ofGuests, 3000, 2600, '3,000', '2,600'],
    ['fr', '3\u202f000 convives', space, ofGuests, 3000, 2600, '3 000', '2 600'],
  ])('reads and writes thousands, cents and decimals as %s does: “%s”', async (language, text, file, state, value, other, figure, write) => {
    const said = (stated: number) => reported({ [file]: { ...state(stated), intro: { pt: 'Sem número.', [language]: text } } });
    expect(await said(value)).toEqual([]);
    expect(await said(other)).toEqual([
      expect.stringContaining(`.${language}: the text says ${figure}, but the fields that it repeats do not; write ${write}, or correct the field`),
    ]);
  });

  it('takes neither the moment of a picture nor an area of a place without such a field for a figure', async () => {
    const others = { 'rooms/a.json': { area: 27 }, 'stay-rules.json': { checkIn: '15:00' } };
    const pictures = [{ caption: { pt: 'A piscina, às 16h30' } }];
    const described = (pt: string) => reported({ ...others, 'facilities/piscinas.json': { description: { pt }, pictures } });
    expect(await described('Um gramado de 4.000 m².')).toEqual([]);
    expect(await described('Um gramado de 4.000 m², e a piscina às 16h30.')).toHaveLength(1);
  });
});

describe('namedYears', () => {
  const withDays = (firstDay: string | null, lastDay: string | null) =>
    complaintsAbout(namedYears, {
      'offers/a.json': { firstDay, lastDay, name: inThree('Réveillon 2026', 'New Year 2026', 'Nouvel An 2026'), when: { pt: '2026' } },
    });

  it('after an update of the dates, texts with the old year are reported', async () => {
    const reported = await withDays('2026-12-29', '2027-01-02');
    expect(reported[0]).toBe('warning content/offers/a.json name.pt: it names 2026, but the days of the offer are of 2027; name the year of the days, or none');
    expect(reported.map((line) => line.replace(/^.*json (\w+)\..*$/, '$1'))).toEqual(['name', 'name', 'name', 'when']);
  });

  it('an offer without days may name any year', async () => {
    expect(await withDays(null, null)).toEqual([]);
  });
});

describe('conditionsAsData', () => {
  const saying = (pt: string, rest: Data = {}) =>
    complaintsAbout(conditionsAsData, { 'offers/a.json': { terms: [], conditions: [{ pt }], minimumAge: null, ...rest } });

  it.each([
    ['Mínimo de quatro noites.', 'quatro noites'],
    ['Para hóspedes de 70 anos ou mais.', '70 anos'],
    ['Até 20% de desconto.', '20%'],
  ])('warns of “%s” in an offer without rules', async (condition, figure) => {
    expect(await saying(condition)).toEqual([
      `warning content/offers/a.json conditions.0.pt: it names ${figure}, and the offer says so in words alone; give it as data too, in terms, minNights or minimumAge; until then the finder offers the offer to everyone`,
    ]);
  });

  it('accepts what is data', async () => {
    expect(await saying('Mínimo de quatro noites.', { minNights: 4 })).toEqual([]);
    expect(await saying('Para hóspedes de 70 anos ou mais.', { minimumAge: 70 })).toEqual([]);
    expect(await saying('Sujeito a datas e disponibilidade.')).toEqual([]);
  });
});
