import { createIllustrativeExtension } from './illustrative';

type Resolve = (source: object, args: object, context: object, info: { readonly fieldName: string }) => Promise<unknown>;
let resolve: Resolve | undefined;
createIllustrativeExtension({
  actions: { createFieldExtension: ({ extend }: { extend: () => { resolve: Resolve } }) => (resolve = extend().resolve) },
} as never);

const [sample, own] = [{ illustrative: true }, { illustrative: false }];
const source = { menu: sample, treatments: own, programme: undefined, sections: [sample, own, {}] };
const ask = async (showIllustrative: boolean | undefined) => {
  const context = { nodeModel: { findOne: () => Promise.resolve({ showIllustrative }) } };
  return Promise.all(['menu', 'treatments', 'programme', 'sections'].map(async (fieldName) => resolve?.(source, {}, context, { fieldName })));
};

test.each([undefined, true])('with showIllustrative %s everything is there', async (shown) => {
  expect(await ask(shown)).toEqual([sample, own, undefined, [sample, own, {}]]);
});

test('with showIllustrative false what is illustrative is left out, groups and entries of lists, and nothing else', async () => {
  expect(await ask(false)).toEqual([null, own, undefined, [own, {}]]);
});
