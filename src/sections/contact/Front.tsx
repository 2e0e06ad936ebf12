import { Picture, type PictureData } from '../../components/media/Picture';
import * as css from './Front.module.css';

/** The house as one sees it on arriving, from edge to edge. */
export function Front({ picture }: { picture: PictureData | null }) {
  return <figure className={css.front}>{picture && <Picture picture={picture} />}</figure>;
}
