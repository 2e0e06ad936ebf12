import { useState, type DragEvent, type ReactNode } from 'react';

interface DropZoneProps {
  readonly label: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => Promise<readonly string[]>;
  readonly children?: ReactNode;
}

/** Accepts photos by drag and drop or file dialog, and shows messages about them. */
export function DropZone({ label, multiple = false, onFiles, children }: DropZoneProps) {
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
