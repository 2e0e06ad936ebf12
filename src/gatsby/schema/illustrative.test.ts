import { createIllustrativeExtension } from './illustrative';

type Resolve = (source: object, args: object, context: object, info: { readonly fieldName: string }) => Promise<unknown>;
let resolve: Resolve | undefined;
createIllustrativeExtension({
  actions: { createFieldExtension: ({ extend }: { extend: () => { resolve: Resolve } }) => (resolve = extend().resolve) },
} as never);

const [sample, own] = [{ illustrative: true }, { illustrative: false }];
const mixed = { illustrative: true, entries: [{ slug: 'a' }, { slug: 'b', illustrative: false }] };
const reversed = { entries: [{ slug: 'a', illustrative: true }, { slug: 'b' }] };
const source = { mixed, reversed, menu: sample, treatments: own, programme: undefined, sections: [sample, own, {}] };
const ask = async (showIllustrative: boolean | undefined, fields = ['menu', 'treatments', 'programme', 'sections'], of: object = source) => {
  const context = { nodeModel: { findOne: () => Promise.resolve({ showIllustrative }) } };
  return Promise.all(fields.map(async (fieldName) => resolve?.(of, {}, context, { fieldName })));
};

test.each([undefined, true])('with showIllustrative %s everything is there', async (shown) => {
  expect(await ask(shown)).toEqual([sample, own, undefined, [sample, own, {}]]);
});

test('with showIllustrative false what is illustrative is left out, groups and entries of lists, and nothing else', async () => {
  expect(await ask(false)).toEqual([null, own, undefined, [own, {}]]);
});

test('of a list that stands in its own entries stay, and one of the hotel’s stands in where an entry does', async () => {
  expect(await ask(true, ['mixed', 'reversed'])).toEqual([mixed, { ...reversed, illustrative: true }]);
  expect(await ask(false, ['mixed'])).toEqual([{ entries: [{ slug: 'b', illustrative: false }] }]);
  expect(await ask(false, ['entries'], reversed)).toEqual([[{ slug: 'b' }]]);
});

test('illustrative dishes are left out beside a menu that the hotel has brought', async () => {
  const dish = { illustrative: false, price: 60 };
  const menu = { illustrative: true, sections: [{ dishes: [{}] }, { dishes: [{}, dish] }] };
  for (const brought of [{ menuFile: '../files/carta.pdf' }, { menuAddress: 'https://menu.example' }]) {
    expect(await ask(true, ['menu'], { ...brought, menu: sample })).toEqual([undefined]);
    expect(await ask(true, ['menu'], { ...brought, menu })).toEqual([{ sections: [{ dishes: [dish] }] }]);
    expect(await ask(true, ['menu'], { ...brought, menu: own })).toEqual([own]);
  }
});
