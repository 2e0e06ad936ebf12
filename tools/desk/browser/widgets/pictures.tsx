import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { createEmitter } from '../../../../src/browser/store';
import { kinds } from '../../../../src/content/kinds';
import { pictureUseAt } from '../../../../src/content/schema';
import { deskPath } from '../../protocol';
import { fromContent, pictureFolder, relativeTo } from '../../form/deskField';
import { plain, type ControlHandle, type ControlProps } from '../decap';
import { input, type InputProps } from '../input';
import { currentNames, useNames } from '../deskState';
import { kindAt } from '../validate';
import { preparePicture, UnusablePicture } from '../pictureFile';

/** Object URLs of photos uploaded in this visit and not saved yet, by path. */
const uploads = new Map<string, string>();

interface DraftFile {
  readonly path: string;
  readonly url?: string;
}
const draftFiles = ({ getEntry }: ControlProps): readonly DraftFile[] => (plain(getEntry().get('mediaFiles')) as readonly DraftFile[] | undefined) ?? [];

/** The address at which the desk can show a picture. */
const addressOf = (file: string, control: ControlProps): string =>
  uploads.get(file) ?? draftFiles(control).find(({ path }) => path === file)?.url ?? `${deskPath}/thumbs/${file}`;

/** The current picture of each group, for the focal point input beside it. */
const pictures = new Map<string, string>();
const { subscribe, emit } = createEmitter();
function publishPicture(group: string, file: string): void {
  if (pictures.get(group) === file) return;
  pictures.set(group, file);
  emit();
}

/** Adds a photo to the draft; it is written together with the content file. @param at the path of its field @returns its path, and messages about changes */
async function upload(file: File, at: string, control: ControlProps): Promise<{ readonly path: string; readonly notes: readonly string[] }> {
  const folder = pictureFolder(kindAt(at));
  const taken = new Set(
    [...currentNames().pictures, ...draftFiles(control).map(({ path }) => path), ...uploads.keys()]
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => path.slice(folder.length + 1)),
  );
  const { file: prepared, notes } = await preparePicture(file, pictureUseAt(kinds[kindAt(at)].schema, at.split('.').slice(1)), taken);
  const path = `${folder}/${prepared.name}`;
  uploads.set(path, URL.createObjectURL(prepared));
  await control.onPersistMedia(prepared, { field: control.field });
  return { path, notes };
}

const messageOf = (error: unknown): string =>
  error instanceof UnusablePicture ? error.message : 'A foto não pôde ser lida. Tente de novo, ou grave-a como JPEG.';

interface DropZoneProps {
  readonly label: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => Promise<readonly string[]>;
  readonly children?: ReactNode;
}

/** Accepts photos by drag and drop or file dialog, and shows messages about them. */
function DropZone({ label, multiple = false, onFiles, children }: DropZoneProps) {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setBusy(true);
    setMessages([]);
    setMessages(await onFiles(multiple ? files : files.slice(0, 1)));
    setBusy(false);
  };
  return (
    <div
      className="desk-drop"
      data-over={isOver || undefined}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        void take([...event.dataTransfer.files]);
      }}
    >
      {children}
      <label className="desk-button">
        {isBusy ? 'Lendo…' : label}
        <input
          type="file"
          className="desk-hidden"
          accept="image/*,.heic,.heif"
          multiple={multiple}
          disabled={isBusy}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            void take(files);
          }}
        />
      </label>{' '}
      <span className="desk-quiet">ou solte {multiple ? 'as fotos' : 'a foto'} aqui</span>
      <div role="status">
        {messages.map((message, index) => (
          <p key={`${index} ${message}`} className="desk-note">
            {message}
          </p>
        ))}
      </div>
    </div>
  );
}

interface ChooserProps {
  readonly chosen: string;
  readonly folder: string;
  readonly onChoose: (file: string) => void;
}

/** All pictures of content, by folder. */
function Chooser({ chosen, folder, onChoose }: ChooserProps) {
  const names = useNames();
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
  const folders = [...new Set(names.pictures.map(folderOf))];
  const [shown, setShown] = useState(chosen ? folderOf(chosen) : folder);
  return (
    <div className="desk-chooser">
      <label>
        Pasta{' '}
        <select value={shown} onChange={({ target }) => setShown(target.value)}>
          {folders.map((one) => (
            <option key={one} value={one}>
              {one.replace('content/images/', '')}
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
    </div>
  );
}

/** A picture of `content/images`: shows it, and lets one choose or upload another. */
function PictureInput({ field, value, onChange, group, control, id }: InputProps) {
  const [isOpen, setOpen] = useState(false);
  const kind = kindAt(field.at);
  const file = typeof value === 'string' && value !== '' ? fromContent(value) : '';
  const isMain = field.name === 'file';
  useEffect(() => {
    if (isMain) publishPicture(group, file);
  }, [isMain, group, file]);
  return (
    <DropZone
      label={file ? 'Trocar por outra' : 'Escolher do computador'}
      onFiles={async ([photo]) => {
        if (!photo) return [];
        try {
          const { path, notes } = await upload(photo, field.at, control);
          onChange(relativeTo(kind, path));
          return notes;
        } catch (error) {
          return [messageOf(error)];
        }
      }}
    >
      {file && (
        <figure className="desk-picture">
          <img src={addressOf(file, control)} alt="" />
          <figcaption>{file.replace('content/images/', '')}</figcaption>
        </figure>
      )}
      <button type="button" id={id} className="desk-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Escolher da pasta
      </button>{' '}
      {file && !field.required && (
        <button type="button" className="desk-button" onClick={() => onChange('')}>
          Tirar
        </button>
      )}{' '}
      {isOpen && (
        <Chooser
          chosen={file}
          folder={pictureFolder(kind)}
          onChoose={(chosen) => {
            onChange(relativeTo(kind, chosen));
            setOpen(false);
          }}
        />
      )}
    </DropZone>
  );
}

const middle = { across: 50, down: 50 };
const pointOf = (value: unknown) => {
  const found = typeof value === 'string' ? /^(\d{1,3})% (\d{1,3})%$/.exec(value) : null;
  return found ? { across: Number(found[1]), down: Number(found[2]) } : middle;
};
const within = (percent: number): number => Math.max(0, Math.min(100, Math.round(percent)));
const steps: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The focal point, set by a click on the picture or by the arrow keys. */
function Focus({ field, value, onChange, group, control, id }: InputProps) {
  const file = useSyncExternalStore(subscribe, () => pictures.get(group) ?? '');
  const { across, down } = pointOf(value);
  const isSet = typeof value === 'string' && value !== '';
  if (!file) return <p className="desk-quiet">Escolha antes a foto.</p>;
  const set = (x: number, y: number) => onChange(`${within(x)}% ${within(y)}%`);
  return (
    <div className="desk-focus">
      <button
        type="button"
        id={id}
        aria-label={`${field.label}: ${across}% da largura, ${down}% da altura. Setas movem.`}
        onClick={({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
          if (detail === 0) return; // activated by keyboard: arrow keys move it
          const box = currentTarget.getBoundingClientRect();
          set(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          const step = steps[event.key];
          if (!step) return;
          event.preventDefault();
          set(across + step[0] * (event.shiftKey ? 10 : 1), down + step[1] * (event.shiftKey ? 10 : 1));
        }}
      >
        <img src={addressOf(file, control)} alt="" draggable={false} />
        <span className="desk-point" data-set={isSet || undefined} style={{ left: `${across}%`, top: `${down}%` }} />
      </button>
      <span className="desk-quiet">{isSet ? value : 'no meio'}</span>{' '}
      {isSet && (
        <button type="button" className="desk-button" onClick={() => onChange('')}>
          Voltar ao meio
        </button>
      )}
    </div>
  );
}

interface EditorList {
  readonly push: (entry: unknown) => unknown;
  readonly size: number;
}

/** A list with an upload of several photos at once: each becomes an entry. */
export const pictureList = (ListControl: ComponentType<ControlProps & { readonly ref?: Ref<ControlHandle> }>): ComponentType<ControlProps> =>
  function PictureList({ ref, ...control }) {
    // Decap's list counts its entries itself, so it is remounted when entries are added from outside
    const [round, setRound] = useState(0);
    const latest = useRef(control);
    useEffect(() => {
      latest.current = control;
    });
    return (
      <>
        <ListControl key={round} ref={ref} {...control} field={round === 0 ? control.field : control.field.merge({ collapsed: false })} />
        <DropZone
          label="Acrescentar fotos do computador"
          multiple
          onFiles={async (photos) => {
            const at = (control.field.get('at') as string) || '';
            const messages: string[] = [];
            const added: string[] = [];
            for (const photo of photos)
              try {
                const { path, notes } = await upload(photo, at, control);
                added.push(relativeTo(kindAt(at), path));
                if (notes.length > 0) messages.push(`${photo.name}: ${notes.join(' ')}`);
              } catch (error) {
                messages.push(messageOf(error));
              }
            const { value, onChange, getEntry, field } = latest.current;
            const empty = (field.get('default') as ControlProps['field']).clear() as unknown as EditorList;
            const list = (value as EditorList | undefined) ?? empty;
            if (added.length === 0) return messages;
            onChange(added.reduce<unknown>((so, file) => (so as EditorList).push(getEntry().clear().merge({ file })), list));
            setRound((count) => count + 1);
            return [
              `${added.length === 1 ? 'Uma foto acrescentada' : `${added.length} fotos acrescentadas`} no fim da lista. Diga agora o que se vê em cada uma.`,
              ...messages,
            ];
          }}
        />
      </>
    );
  };

export const picture = input({ view: PictureInput });
export const focus = input({ view: Focus });
