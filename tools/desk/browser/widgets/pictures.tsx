import { fromJS, List } from 'immutable';
import { useEffect, useRef, useState } from 'react';
import { isObject } from '../../../../src/content/json';
import { fromContent, picturesFolder } from '../../../../src/content/photos';
import type { PictureTexts } from '../../../../src/content/swapPictures';
import { pictureFolder, relativeTo } from '../../form/deskField';
import { deskPath } from '../../protocol';
import type { ControlProps } from '../decap';
import { useNames } from '../deskState';
import { ask, tell } from '../Dialog';
import { changeBeside, input, type InputProps, useFileBeside, valueBeside } from '../input';
import { frameOf, readPhoto } from '../photoFile';
import { kindAt } from '../validate';
import { DropZone } from './DropZone';
import { FocalPoint } from './FocalPoint';
import { swapOne } from './SwapPictures';
import { addressInDraft, addressOf, filmReplaced, messageOf, upload } from './uploads';

const textsAt = (group: string): PictureTexts => {
  const [alt, caption] = ['alt', 'caption'].map((name) => valueBeside(group, name));
  return { ...(isObject(alt) && { alt }), ...(isObject(caption) && { caption }) };
};

/** Lets one stop a film where it shows best. @param films its addresses, one in each format @returns that frame; undefined for none */
async function chooseFrame(films: readonly string[]): Promise<File | undefined> {
  const shown: { video?: HTMLVideoElement } = {};
  const keep = (video: HTMLVideoElement | null) => {
    if (video) shown.video = video;
  };
  const children = (
    <video controls muted preload="auto" ref={keep}>
      {films.map((src) => (
        <source key={src} src={src} />
      ))}
    </video>
  );
  const isSure = await ask({ title: 'Pare o filme no melhor momento', children, yes: 'Esta é a foto', no: 'Deixar como está' });
  return isSure && shown.video ? frameOf(shown.video, 'filme.jpg') : undefined;
}

/** All pictures of content, by folder. */
function PictureChooser({ chosen, folder, onChoose }: { readonly chosen: string; readonly folder: string; readonly onChoose: (file: string) => void }) {
  const names = useNames();
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
  const folders = [...new Set(names.pictures.map(folderOf))];
  const [shown, setShown] = useState(chosen ? folderOf(chosen) : folder);
  return (
    <>
      <label>
        Pasta{' '}
        <select value={shown} onChange={({ target }) => setShown(target.value)}>
          {folders.map((one) => (
            <option key={one} value={one}>
              {one.replace(`${picturesFolder}/`, '')}
            </option>
          ))}
        </select>
      </label>
      <div className="desk-thumbs">
        {names.pictures
          .filter((file) => folderOf(file) === shown)
          .map((file) => {
            const name = file.slice(shown.length + 1);
            return (
              <button key={file} type="button" aria-pressed={file === chosen} onClick={() => onChoose(file)}>
                <img src={`${deskPath}/thumbs/${file}`} alt="" loading="lazy" />
                <span>{name}</span>
              </button>
            );
          })}
      </div>
    </>
  );
}

/** A picture of the hotel's: shows it, and lets one choose or upload another, with which its tall version and focal point go. */
function PictureInput({ field, value, onChange, group, control, id }: InputProps) {
  const [isOpen, setOpen] = useState(false);
  const kind = kindAt(field.at);
  const file = typeof value === 'string' && value !== '' ? fromContent(value) : '';
  // the film of the entry, whose fields lie in no group
  const addressesOf = (named: readonly unknown[]) => named.flatMap((one) => (typeof one === 'string' && addressInDraft(fromContent(one), control)) || []);
  const films = addressesOf([useFileBeside('', 'mp4'), useFileBeside('', 'webm')]);
  const put = (path: string, texts: PictureTexts = {}) =>
    changeBeside(group, { [field.name]: relativeTo(kind, path), ...(field.name === 'file' && { portrait: '', focus: '', ...texts }) });
  const take = async (given: File | Promise<File | undefined> | undefined): Promise<readonly string[]> => {
    try {
      const taken = await given;
      if (!taken) return [];
      const photo = await readPhoto(taken);
      const before = textsAt(group);
      const texts = file && field.name === 'file' && before.alt ? await swapOne(photo, file, before) : {};
      if (!texts) return [];
      const { path, notes } = await upload(photo, field.at, control);
      await put(path, texts);
      return notes;
    } catch (error) {
      return [messageOf(error)];
    }
  };
  const takeFromFilm = async () => {
    const notes = await take(chooseFrame(addressesOf(['mp4', 'webm'].map((name) => valueBeside('', name)))));
    if (notes.length > 0) await tell(notes.join(' '), null);
  };
  useEffect(() => (file && field.name === 'file' ? filmReplaced.subscribe(() => void takeFromFilm()) : undefined));
  return (
    <DropZone label={file ? 'Trocar por outra' : 'Escolher do computador'} onFiles={([given]) => take(given)}>
      {file && (
        <figure className="desk-picture">
          <img src={addressOf(file, control)} alt="" />
          <figcaption>{file.replace(`${picturesFolder}/`, '')}</figcaption>
        </figure>
      )}
      <button type="button" id={id} className="desk-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Escolher da pasta
      </button>{' '}
      {films.length > 0 && field.name === 'file' && (
        <button type="button" className="desk-button" onClick={() => void takeFromFilm()}>
          Tirar do filme
        </button>
      )}{' '}
      {file && !field.required && (
        <button type="button" className="desk-button" onClick={() => onChange('')}>
          Tirar
        </button>
      )}{' '}
      {isOpen && (
        <PictureChooser
          chosen={file}
          folder={pictureFolder(kind)}
          onChoose={(chosen) => {
            setOpen(false);
            if (chosen !== file) void put(chosen);
          }}
        />
      )}
    </DropZone>
  );
}

/** Adds photos of this computer to a list, many at once, each as an entry. @param onAdded after that */
export function AddPhotos({ control, onAdded }: { readonly control: ControlProps; readonly onAdded: () => void }) {
  const latest = useRef(control);
  useEffect(() => {
    latest.current = control;
  });
  const add = async (photos: readonly File[]) => {
    const at = String(control.field.get('at'));
    const messages: string[] = [];
    const added: string[] = [];
    for (const photo of photos)
      try {
        const { path, notes } = await upload(await readPhoto(photo), at, control);
        added.push(relativeTo(kindAt(at), path));
        if (notes.length > 0) messages.push(`${photo.name}: ${notes.join(' ')}`);
      } catch (error) {
        messages.push(messageOf(error));
      }
    if (added.length === 0) return messages;
    const { value, onChange } = latest.current;
    onChange((List.isList(value) ? value : List()).concat(fromJS(added.map((file) => ({ file })))));
    onAdded();
    const said = added.length === 1 ? 'Uma foto acrescentada' : `${added.length} fotos acrescentadas`;
    return [`${said} no fim da lista. Escreva agora, em cada uma, o que se vê e o que mais falta.`, ...messages];
  };
  return <DropZone label="Acrescentar fotos do computador" multiple onFiles={add} />;
}

export const picture = input({ view: PictureInput });
export const focus = input({ view: FocalPoint });
