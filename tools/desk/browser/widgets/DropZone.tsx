import { useState, type DragEvent, type ReactNode } from 'react';
import { isIgnored } from '../../../../src/content/ignoredFiles';

interface DropZoneProps {
  readonly label: string;
  readonly multiple?: boolean;
  /** What is accepted, as a file dialog says it, and its name; photos when left out. */
  readonly accept?: string;
  readonly what?: string;
  readonly onFiles: (files: readonly File[]) => Promise<readonly string[]>;
  readonly children?: ReactNode;
}

/** What a person is told of files. */
export const Notes = ({ notes }: { readonly notes: readonly string[] }) =>
  notes.map((note, index) => (
    <p key={`${index} ${note}`} className="desk-note">
      {note}
    </p>
  ));

/** Accepts photos, or other files, by drag and drop or file dialog, and shows messages about them. */
export function DropZone({
  label,
  multiple = false,
  accept = 'image/*,.heic,.heif',
  what = multiple ? 'as fotos' : 'a foto',
  onFiles,
  children,
}: DropZoneProps) {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setBusy(true);
    setMessages([]);
    setMessages(await onFiles(multiple ? files.filter(({ name }) => !isIgnored(name)) : files.slice(0, 1)));
    setBusy(false);
  };
  return (
    <div
      className="desk-drop"
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        event.stopPropagation();
        void take([...event.dataTransfer.files]);
      }}
    >
      {children}
      <label className="desk-button">
        <span>{isBusy ? 'Lendo…' : label}</span>
        <input
          type="file"
          className="desk-hidden"
          accept={accept}
          multiple={multiple}
          disabled={isBusy}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            void take(files);
          }}
        />
      </label>{' '}
      <span className="desk-quiet">ou solte {what} aqui</span>
      <div role="status">
        <Notes notes={messages} />
      </div>
    </div>
  );
}
