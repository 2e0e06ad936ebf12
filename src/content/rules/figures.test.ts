import { complaintsOf, type Data } from '../../../tests/support/content/content';
import { conditionsAsData, namedYears, statedFigures } from './figures';

describe('statedFigures', () => {
  const reported = async (changed: Readonly<Record<string, (data: Data) => void>>) =>
    (await complaintsOf(statedFigures, { changed })).map((line) => line.replace(/[\u00a0\u202f]/g, ' '));
  const spa = 'facilities/spasissimo.json';
  const firstHours = (place: Data) => (place.hours as Data[])[0] as Data;

  it('shows every text of any file, in three languages, that still says the old closing time of the spa, with the new one', async () => {
    const found = await reported({ [spa]: (place) => (firstHours(place).closes = '22:00') });
    for (const [field, says, write] of [
      ['facilities/spasissimo.json summary.pt', '21h', '22h'],
      ['facilities/spasissimo.json description.en', '9 pm', '10 pm'],
      ['pages/perguntas.json sections.11.text.0.fr', '21 h', '22 h'],
    ])
      expect(found).toContainEqual(
        expect.stringContaining(`warning content/${field}: the text says ${says}, but the fields that it repeats do not; write ${write}`),
      );
    // those that do not name the spa are told too, as long as nothing else closes then
    const files = new Set(found.map((line) => line.split(' ')[1]));
    expect([...files].sort()).toEqual(['facilities/spasissimo', 'offers/anos-dourados', 'pages/perguntas'].map((name) => `content/${name}.json`));
  });

  it('does not know an amount far from any other, and takes it for right once the rules of the stay say so', async () => {
    const asked = (page: Data) => {
      const [question] = page.sections as [{ text: { pt: string; en: string }[] }];
      question.text[0] = { pt: 'São R$ 150,00 por noite, das 3h17 às 5h.', en: 'It is R$ 150.00 a night.' };
    };
    const found = await reported({ 'pages/perguntas.json': asked });
    expect(found).toContain(
      'warning content/pages/perguntas.json sections.0.text.0.en: the text says 150.00, which no field states; if it is right, add "R$ 150,00" to otherFigures of stay-rules.json',
    );
    const accepted = (rules: Data) => (rules.otherFigures = 'R$ 150,00; 3h17; 5h');
    expect(await reported({ 'pages/perguntas.json': asked, 'stay-rules.json': accepted })).toEqual([]);
  });

  it('shows the old deadline of cancellation in three languages', async () => {
    const found = await reported({ 'stay-rules.json': (rules) => (rules.cancellation = [{ hours: 48, refund: 90 }]) });
    expect(found).toEqual(
      ['pt', 'en', 'fr'].map(
        (language) =>
          `warning content/stay-rules.json rules.4.text.${language}: the text says 72, but the fields that it repeats do not; write 48, or correct the field`,
      ),
    );
  });

  it('compares charges, areas, ages, capacities and counts, in digits and in words', async () => {
    const parking = await reported({ 'stay-rules.json': (rules) => (rules.parking = 64.5) });
    for (const [language, figure, write] of [
      ['pt', '61,00', '64,50'],
      ['en', '61.00', '64.50'],
      ['fr', '61,00', '64,50'],
    ])
      expect(parking).toContainEqual(
        expect.stringContaining(`rules.2.title.${language}: the text says ${figure}, but the fields that it repeats do not; write ${write}`),
      );
    expect(await reported({ 'rooms/chale.json': (room) => (room.area = 120) })).toContainEqual(
      expect.stringMatching(/^warning content\/rooms\/chale\.json .*: the text says 115, .*; write 120, or/),
    );
    const older = { [spa]: (place: Data) => (place.minimumAge = 16) };
    expect(await reported(older)).toContainEqual(expect.stringMatching(/spasissimo\.json summary\.en: the text says 14, .*; write 16,/));
    expect(await reported({ 'site.json': (hotel) => (hotel.restaurants = 7) })).toContainEqual(
      expect.stringMatching(/the text says (?:seis|six), .*; write 7,/i),
    );
  });

  it('counts the reasons to come, as the page of experiences shows them', async () => {
    const found = await reported({
      'pages/experiencias-unicas.json': (page) => (((page.sections as Data[]).find(({ slug }) => slug === 'sem-data') as Data).items = []),
    });
    expect(found).toContainEqual(expect.stringMatching(/packages\.json items\.0\.title\.en: the text says Ten, .*; write \d+,/));
    expect(found).toContainEqual(expect.stringMatching(/experiencias-unicas\.json heading\.pt: the text says Dez, .*; write \d+,/));
  });

  it('compares counts of attractions with the fact that states them, in every language of the fact too', async () => {
    const found = await reported({
      'facilities/parque-da-crianca.json': (park) => {
        const count = (park.facts as { label: { pt: string }; value: { pt: string } }[]).find(({ label }) => label.pt === 'Atrações');
        if (count) count.value.pt = 'Mais de 18';
      },
    });
    const says = (file: string, figure: string) =>
      expect(found).toContainEqual(
        expect.stringMatching(new RegExp(`^warning content/${file}: the text says ${figure}, but .*; write 18, or correct the field`)),
      );
    says('facilities/parque-da-crianca.json facts.1.value.en', '15');
    says('facilities/parque-da-crianca.json summary.pt', '15');
    says('packages.json .*\\.fr', '15');
    says('offers/family-plan.json .*\\.pt', '15');
  });

  it('knows every way of writing a time', async () => {
    const closing = (pt: string) => reported({ [spa]: (place) => (place.summary = { pt: `O spa fecha às ${pt}` }) });
    for (const right of ['21h', '21 h', '21h00', '21 h 00']) expect(await closing(right)).toEqual([]);
    for (const wrong of ['23h', '23h00', '23h15', '23 h 15', 'meia-noite', 'meia-\u2060noite'])
      expect(await closing(wrong)).toEqual([expect.stringContaining(`the text says ${wrong},`)]);
  });

  const thai = 'event-spaces/thai-lounge.json';
  const golden = 'offers/anos-dourados.json';
  const priceOf = (offer: Data, priceFrom: number) => Object.assign(offer, { priceFrom });
  const areaOf = (space: Data, area: number) => Object.assign(space, { area });
  const guestsOf = (space: Data, cocktail: number) => Object.assign(space.capacities as Data, { cocktail });

  it.each([
    ['pt', 'R$ 1.086,00', golden, priceOf, 1086, 2737.5, '1.086,00', '2.737,50'],
    ['pt', 'R$ 1.086.', golden, priceOf, 1086, 2737.5, '1.086', '2.737,50'],
    ['en', 'R$ 1,086.00', golden, priceOf, 1086, 2737.5, '1,086.00', '2,737.50'],
    ['fr', '1\u202f086,00 R$', golden, priceOf, 1086, 2737.5, '1 086,00', '2 737,50'],
    ['fr', '1\u00a0086,00\u00a0R$', golden, priceOf, 1086, 2737.5, '1 086,00', '2 737,50'],
    ['fr', '1 086,00 R$', golden, priceOf, 1086, 2737.5, '1 086,00', '2 737,50'],
    ['pt', '1.027,5 m²', thai, areaOf, 1027.5, 2737.5, '1.027,5', '2.737,5'],
    ['en', '1,027.5 m²', thai, areaOf, 1027.5, 2737.5, '1,027.5', '2,737.5'],
    ['fr', '1\u202f027,5 m²', thai, areaOf, 1027.5, 2737.5, '1 027,5', '2 737,5'],
    ['pt', '3.000 convidados', thai, guestsOf, 3000, 2600, '3.000', '2.600'],
    ['en', '3,000 guests', thai, guestsOf, 3000, 2600, '3,000', '2,600'],
    ['fr', '3\u202f000 convives', thai, guestsOf, 3000, 2600, '3 000', '2 600'],
  ])('reads and writes thousands, cents and decimals as %s does: “%s”', async (language, words, file, state, value, other, figure, write) => {
    const said = (stated: number) =>
      reported({
        [file]: (data) => {
          state(data, stated);
          Object.assign((data.intro ?? data.description) as Data, { [language]: words });
        },
      });
    expect(await said(value)).toEqual([]);
    expect(await said(other)).toEqual([
      expect.stringContaining(`.${language}: the text says ${figure}, but the fields that it repeats do not; write ${write}, or correct the field`),
    ]);
  });

  it('takes neither the moment of a picture nor an area of a place without such a field for a figure', async () => {
    const description = { pt: 'Um gramado de 4.000 m², e a piscina às 16h30.' };
    const caption = { pt: 'A piscina, às 16h30' };
    expect(
      await reported({
        'facilities/piscinas.json': (place) => {
          Object.assign(place, { description: { pt: 'Um gramado de 4.000 m².' } });
          Object.assign((place.pictures as Data[])[0] as Data, { caption });
        },
      }),
    ).toEqual([]);
    expect(await reported({ 'facilities/piscinas.json': (place) => Object.assign(place, { description }) })).toHaveLength(1);
  });
});

describe('namedYears', () => {
  const withDays = (firstDay: string | null, lastDay: string | null) =>
    complaintsOf(namedYears, {
      changed: {
        'offers/reveillon.json': (data) =>
          Object.assign(data, {
            firstDay,
            lastDay,
            name: { pt: 'Réveillon 2026', en: 'New Year 2026', fr: 'Nouvel An 2026' },
            when: { pt: '2026', en: '2026', fr: '2026' },
          }),
      },
    });

  it('after an update of the dates, texts with the old year are reported', async () => {
    const reported = await withDays('2026-12-29', '2027-01-02');
    expect(reported).toContainEqual(
      'warning content/offers/reveillon.json name.pt: it names 2026, but the days of the offer are of 2027; name the year of the days, or none',
    );
    expect(reported.map((line) => line.replace(/^.*json (\w+)\..*$/, '$1'))).toEqual(['name', 'name', 'name', 'when', 'when', 'when']);
  });

  it('an offer without days may name any year', async () => {
    expect(await withDays(null, null)).toEqual([]);
  });
});

describe('conditionsAsData', () => {
  const offer = 'offers/natal.json';
  const reported = (change: Data) => complaintsOf(conditionsAsData, { changed: { [offer]: (data) => Object.assign(data, change) } });
  const saying = (pt: string, rest: Data = {}) => reported({ terms: [], conditions: [{ pt }], ...rest });

  it.each([
    ['Mínimo de quatro noites.', 'quatro noites'],
    ['Para hóspedes de 70 anos ou mais.', '70 anos'],
    ['Até 20% de desconto.', '20%'],
  ])('warns of “%s” in an offer without rules', async (condition, figure) => {
    expect(await saying(condition)).toEqual([
      `warning content/${offer} conditions.0.pt: it names ${figure}, and the offer says so in words alone; give it as data too, in terms, minNights or minimumAge; until then the finder offers the offer to everyone`,
    ]);
  });

  it('accepts what is data', async () => {
    expect(await saying('Mínimo de quatro noites.', { minNights: 4 })).toEqual([]);
    expect(await saying('Para hóspedes de 70 anos ou mais.', { minimumAge: 70 })).toEqual([]);
    expect(await saying('Sujeito a datas e disponibilidade.')).toEqual([]);
  });
});
