import { Picture, type PictureData } from '../../components/media/Picture';
import * as css from './FacadePicture.module.css';

/** A full-width picture of the hotel's façade. */
export function FacadePicture({ picture }: { picture: PictureData | null }) {
  return <figure className={css.front}>{picture && <Picture picture={picture} />}</figure>;
}
