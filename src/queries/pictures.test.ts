import fs from 'node:fs';

test('what is published after the build has the JPEG of the pages, so that no other is encoded', () => {
  const [pages, published] = ['src/queries/pictures.ts', 'src/gatsby/publish/pictureFiles.ts'].map((file) =>
    fs.readFileSync(file, 'utf8').match(/jpeg: resize\(.*\)/g),
  );
  expect(published).toHaveLength(1);
  expect(published).toEqual(pages);
});
