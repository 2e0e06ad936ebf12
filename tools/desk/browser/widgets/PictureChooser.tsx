import { useState } from 'react';
import { picturesFolder } from '../../../../src/content/photos';
import { deskPath } from '../../protocol';
import { useNames } from '../deskState';

interface PictureChooserProps {
  readonly chosen: string;
  readonly folder: string;
  readonly onChoose: (file: string) => void;
}

/** All pictures of content, by folder. */
export function PictureChooser({ chosen, folder, onChoose }: PictureChooserProps) {
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
