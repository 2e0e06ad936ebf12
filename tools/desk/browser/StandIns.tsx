import { deskPath } from '../protocol';
import { isLocal } from './deskState';
import { ask } from './Dialog';
import { DropZone } from './widgets/DropZone';
import { swapMany } from './widgets/SwapPictures';

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
