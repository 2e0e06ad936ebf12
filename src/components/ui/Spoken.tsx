import type { TextForm } from '../../domain/i18n/formatTime';

/** What is written short, “7h–10h”, is heard in words, “das 7 horas às 10 horas”. Only the short text is copied. */
export function Spoken({ say }: { readonly say: (form: TextForm) => string }) {
  const [written, spoken] = [say({ spoken: false }), say({ spoken: true })];
  if (written === spoken) return written && <span>{written}</span>;
  return (
    <>
      <span aria-hidden="true">{written}</span>
      <span className="sr-only">{spoken}</span>
    </>
  );
}
