import { fileFormats, maxFileBytes, problemOfFile } from '../../../../src/content/fileFormats';
import { kinds } from '../../../../src/content/kinds';
import { notesOfFilm, uniqueFileName } from '../../../../src/content/photos';
import { fieldFor, relativeTo } from '../../form/deskField';
import { isLocal } from '../deskState';
import { ask } from '../Dialog';
import { changeBeside, input, type InputProps, textOf, valueBeside } from '../input';
import { readFilm } from '../photoFile';
import { kindAt } from '../validate';
import { OneOf } from './choices';
import { DropZone } from './DropZone';
import { StillTrue } from './texts';
import { addFile, alreadyThere, fileLike, filmReplaced, namesIn, problemText } from './uploads';

const filmTexts = (['title', 'alt'] as const).map((name) => fieldFor(name, kinds.Film.schema.shape[name], { kind: 'Film', at: 'Film' }));

/** A PDF or film of the hotel's: one of those in the folder, or one of this computer, under a name that lasts. */
function FileInput(props: InputProps) {
  const { field, value, group, control, onChange } = props;
  const { format = 'pdf' } = field;
  const { called, folder } = fileFormats[format];
  const known = [...namesIn(folder, control)].filter((name) => name.endsWith(`.${format}`)).sort();
  const take = async ([given]: readonly File[]): Promise<readonly string[]> => {
    if (!given) return [];
    const problem = problemOfFile(given.name, format, new Uint8Array(await given.slice(0, maxFileBytes).arrayBuffer()), given.size);
    if (problem) return [problemText(problem)];
    const known = await fileLike(given);
    if (known) {
      onChange(relativeTo(kindAt(field.at), known));
      return [alreadyThere(known)];
    }
    const [clean, free] = [new Set<string>(), namesIn(folder, control)].map((taken) => uniqueFileName(given.name, taken, format)) as [string, string];
    // Decap writes names in small letters
    const other = [clean === free ? textOf(value).replace(/.*\//, '') : clean].find((name) => name === name.toLowerCase()) ?? '';
    let said = format === 'mp4' && value ? { title: valueBeside(group, 'title'), alt: valueBeside(group, 'alt') } : {};
    const children = (
      <>
        <p>
          O endereço fica o mesmo: quem leva a ele passa a levar ao novo arquivo, quando você salvar.
          {!isLocal() && ' O de antes sai da pasta: guarde uma cópia, “O que mudou” não o traz de volta.'}
        </p>
        <StillTrue fields={filmTexts} said={said} onSay={(now) => (said = now)} />
      </>
    );
    const isInstead =
      other !== '' && (await ask({ title: `Pôr no lugar de ${other}?`, children, yes: 'Pôr no lugar', no: `Guardar como ${free}`, neither: 'Desistir' }));
    if (isInstead === undefined) return [];
    const name = isInstead ? other : free;
    const before = valueBeside(group, 'webm');
    const film = format === 'pdf' ? undefined : await readFilm(given);
    await addFile(given, { name, folder, control }, (path) =>
      changeBeside(group, {
        [field.name]: relativeTo(kindAt(field.at), path),
        ...said,
        ...(film && { seconds: film.seconds }),
        ...(format === 'mp4' && { webm: '' }),
      }),
    );
    if (format === 'mp4') filmReplaced.emit();
    const ofWebm = format === 'mp4' && before ? ['O WebM do filme anterior saiu; se houver o do novo, escolha-o agora.'] : [];
    return [`Nome no site: ${name}.`, ...(format === 'pdf' ? [] : notesOfFilm(film)), ...ofWebm];
  };
  return (
    <DropZone label={`${called} do computador`} accept={`.${format}`} what="o arquivo" onFiles={take}>
      <OneOf {...props} options={known.map((name) => ({ value: relativeTo(kindAt(field.at), `${folder}/${name}`), label: name }))} />{' '}
    </DropZone>
  );
}

export const file = input({ view: FileInput });
