import { keyOfTexts, placesOf, textsAfter, textsAt } from './swapPictures';

test('what is confirmed of a picture is said in each place that said the same, and nowhere else', () => {
  const picture = (pt: string) => ({ file: '../images/resort/mar.jpg', alt: { pt }, caption: { pt: 'O mar' } });
  const files = [
    { file: 'content/gallery/fotos.json', data: { pictures: [picture('Mar azul')] } },
    { file: 'content/rooms/luxo.json', data: { pictures: [picture('Mar azul'), picture('Da varanda')] } },
  ];
  const places = placesOf('content/images/resort/mar.jpg', files);
  const [same] = textsAt(places);
  if (!same) throw new Error('nothing is said');
  const alt = { pt: 'Mar à noite' };
  expect(textsAfter(places, new Map([[keyOfTexts(same), { ...same, alt }]]))).toEqual([
    { file: 'content/gallery/fotos.json', path: 'pictures.0', alt, caption: { pt: 'O mar' } },
    { file: 'content/rooms/luxo.json', path: 'pictures.0', alt, caption: { pt: 'O mar' } },
  ]);
});
