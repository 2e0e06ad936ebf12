import { useReducer, useState } from 'react';
import { picture as pictureSchema } from '../../../../src/content/fields';
import { pictureNamedAs, picturesFolder } from '../../../../src/content/photos';
import type { TextFile } from '../../../../src/content/searchTexts';
import { keyOfTexts, placesOf, type PictureTexts, usesIn, textsAfter, textsAt } from '../../../../src/content/swapPictures';
import type { Size } from '../../../../src/domain/pictures/focus';
import { fieldFor } from '../../form/deskField';
import { deskPath } from '../../protocol';
import { isFormSaved } from '../bringIntoForm';
import { currentNames, isLocal, requestOfDesk } from '../deskState';
import { ask, tell } from '../Dialog';
import { Places } from '../entries';
import { loadDeskAt } from '../navigation';
import { keptPhoto, type Photo, readPhoto } from '../photoFile';
import { readTexts } from '../Search';
import { DropZone, Notes } from './DropZone';
import { allNotes, inBase64, messageOf } from './uploads';
import { StillTrue } from './texts';

/** A photo and the picture that it is to replace, as one chooses it. */
interface Swap {
  readonly photo: Photo;
  /** The path from the project's folder; empty for none. */
  picture: string;
  /** Not in the form alone. */
  everywhere: boolean;
  /** By what is said now. */
  readonly texts: Map<string, PictureTexts>;
}

/** Those that are JPEG, as every photo is that is kept. */
const picturesToSwap = (): string[] => currentNames().pictures.filter((one) => /\.jpe?g$/.test(one));
const texts = (['alt', 'caption'] as const).map((name) => fieldFor(name, pictureSchema.shape[name], { kind: 'Room', at: 'Room.pictures.*' }));

/** A photo beside the picture that it replaces, to be confirmed. @param here what the form says of the picture; undefined for photos of many places */
function Row({ swap, files, here }: { readonly swap: Swap; readonly files: readonly TextFile[]; readonly here?: PictureTexts }) {
  const [like, setLike] = useState<Size>();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [url] = useState(() => URL.createObjectURL(swap.photo.file));
  const places = placesOf(swap.picture, files);
  const canSwap = isLocal() && picturesToSwap().includes(swap.picture);
  const change = (next: Partial<Swap>) => {
    Object.assign(swap, next);
    render();
  };
  return (
    <fieldset className="desk-picture">
      <legend>{swap.photo.file.name}</legend>
      <div className="desk-row">
        {swap.picture && (
          <>
            <img
              src={`${deskPath}/thumbs/${swap.picture}`}
              alt="A de antes"
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setLike({ width, height })}
            />
            →
          </>
        )}
        <img src={url} alt="A nova" />
      </div>
      {here ? (
        [false, true].map((everywhere) => (
          <label key={String(everywhere)}>
            <input type="radio" checked={swap.everywhere === everywhere} disabled={everywhere && !canSwap} onChange={() => change({ everywhere })} />{' '}
            {everywhere ? `Em todos os lugares (${places.length})${isLocal() ? '' : ': só na mesa do computador'}` : 'Só aqui'}{' '}
          </label>
        ))
      ) : (
        <label>
          No lugar de{' '}
          <select value={swap.picture} onChange={({ target }) => change({ picture: target.value })}>
            <option value="">nenhuma: fica de fora</option>
            {picturesToSwap().map((one) => (
              <option key={one} value={one}>
                {one.slice(picturesFolder.length + 1)}
              </option>
            ))}
          </select>
        </label>
      )}
      {swap.picture && <Notes notes={allNotes(swap.photo, usesIn(places), like)} />}
      <Places places={places} aside />
      {textsAt(here && !swap.everywhere ? [here] : places).map((before) => {
        const key = keyOfTexts(before);
        return <StillTrue key={key} fields={texts} said={swap.texts.get(key) ?? before} onSay={(now) => swap.texts.set(key, now)} />;
      })}
    </fieldset>
  );
}

/** Swaps pictures everywhere at once, in their files. */
async function write(swaps: readonly Swap[], files: readonly TextFile[]): Promise<void> {
  try {
    const photos: [picture: string, content: string][] = [];
    for (const { photo, picture } of swaps) photos.push([picture, await inBase64(await keptPhoto(photo, usesIn(placesOf(picture, files))))]);
    const texts = swaps.flatMap((swap) => textsAfter(placesOf(swap.picture, files), swap.texts));
    await requestOfDesk('swapPictures', { photos, texts });
    await tell('Trocada em todos os lugares', <p>Já está gravado, e a página ao lado muda sozinha. A mesa abre de novo agora, com a foto nova.</p>);
    loadDeskAt(window.location.hash);
  } catch (error) {
    await tell('Nada foi trocado', <p>{messageOf(error)}</p>);
  }
}

/** Asks how a photo replaces the picture of a field. @returns what is said of it in the form from now on; undefined where the form stays as it is */
export async function swapOne(photo: Photo, picture: string, here: PictureTexts): Promise<PictureTexts | undefined> {
  const files = await readTexts();
  const swap: Swap = { photo, picture, everywhere: false, texts: new Map() };
  const isSure = await ask({
    title: 'Trocar a foto',
    children: (
      <div>
        <Row swap={swap} files={files} here={here} />
      </div>
    ),
    yes: 'Trocar',
    no: 'Deixar como está',
  });
  if (!isSure) return undefined;
  if (!swap.everywhere) return swap.texts.get(keyOfTexts(here)) ?? here;
  if (await isFormSaved()) await write([swap], files);
  return undefined;
}

/** Asks which pictures photos are to replace, matched by name where they can be, and swaps them everywhere. @returns what is told of photos that cannot be used */
export async function swapMany(given: readonly File[]): Promise<readonly string[]> {
  const files = await readTexts();
  const swaps: Swap[] = [];
  const unusable: string[] = [];
  for (const file of given)
    try {
      const free = picturesToSwap().filter((one) => !swaps.some(({ picture }) => picture === one));
      swaps.push({ photo: await readPhoto(file), picture: pictureNamedAs(file.name, free) ?? '', everywhere: true, texts: new Map() });
    } catch (error) {
      unusable.push(messageOf(error));
    }
  const children = (
    <div>
      <p>Nada é gravado antes de “Trocar”. Cada foto entra em todos os lugares da que ela substitui; as outras ficam no seu computador.</p>
      <Notes notes={unusable} />
      {swaps.map((swap) => (
        <Row key={swap.photo.file.name} swap={swap} files={files} />
      ))}
    </div>
  );
  if (swaps.length === 0) return unusable;
  const isSure = await ask({ title: `Trocar fotos: ${swaps.length}`, children, yes: 'Trocar', no: 'Deixar como está' });
  const chosen = swaps.filter(({ picture }) => picture);
  if (isSure && chosen.length > 0) await write(chosen, files);
  return [];
}

/** What stands in for the hotel's own, and on this machine a place for its photos, many at once. */
async function showStandIns(): Promise<void> {
  const list = (await (await fetch(`${deskPath}/standins.json`)).json()) as string;
  const children = (
    <>
      {isLocal() && <DropZone label="Trocar muitas fotos de uma vez" multiple onFiles={swapMany} />}
      <pre>{list}</pre>
    </>
  );
  await ask({ title: 'O que falta trazer', children, no: 'Fechar' });
}

export const StandInsButton = () => (
  <button type="button" className="desk-button" onClick={() => void showStandIns()}>
    Fotos do hotel
  </button>
);
