import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './Trip.module.css';

/** The address of the trip, to be copied and shared, and a print button. */
export function ShareTrip({ address }: { address: string }) {
  const { t } = useTranslation(['trip']);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copy, setCopy] = useState<{ readonly of: string; readonly done: boolean } | null>(null);
  const copyAddress = () => {
    const write = async () => navigator.clipboard.writeText(address);
    void write().then(
      () => setCopy({ of: address, done: true }),
      () => {
        setCopy({ of: address, done: false });
        field.current?.select();
      },
    );
  };
  return (
    <div className={css.share}>
      <label htmlFor={id}>{t('trip:send.link')}</label>
      <input ref={field} id={id} value={address} readOnly onFocus={(event) => event.currentTarget.select()} />
      <div className={css.acts}>
        <button type="button" className="btn btn--line" onClick={copyAddress}>
          {t('trip:send.copy')}
        </button>
        <button type="button" className="btn btn--line" onClick={() => window.print()}>
          {t('trip:send.print')}
        </button>
      </div>
      <p role="status" className="note">
        {copy?.of === address && (copy.done ? t('trip:send.copied') : t('trip:send.notCopied'))}
      </p>
    </div>
  );
}
